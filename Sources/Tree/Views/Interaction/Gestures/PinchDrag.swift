import Foundation

/// A pinch that a pointer makes while Alt is held: the pointer is one finger, and the other one is
/// opposite to it, seen from the middle of the view whose gesture it is.
struct PinchDrag {
    let center: CGPoint
    private var tracker: PinchTracker

    init(from pointer: CGPoint, about center: CGPoint) {
        self.center = center
        tracker = PinchTracker(Self.opposite(pointer, center), pointer)
    }

    mutating func move(to pointer: CGPoint, _ phase: PinchEvent.Phase) -> PinchEvent {
        tracker.move(to: Self.opposite(pointer, center), pointer, phase)
    }

    private static func opposite(_ point: CGPoint, _ center: CGPoint) -> CGPoint {
        CGPoint(x: 2 * center.x - point.x, y: 2 * center.y - point.y)
    }
}
