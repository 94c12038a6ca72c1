import Foundation
import Views

/// A press that acts as soon as the button goes down, and is followed until it is released.
@MainActor
final class BarPressRecognizer: GestureRecognizer {
    var pressed: () -> Void = {}
    /// Called with points in the window.
    var dragged: (CGPoint) -> Void = { _ in }
    var released: (CGPoint) -> Void = { _ in }

    private var start = CGPoint.zero
    private var isDragged = false
    /// How far a press may move, in points.
    private static let wavering: CGFloat = 4

    nonisolated init() {}

    var precedence: GesturePrecedence { .normal }

    func handle(_ event: GestureEvent) -> GestureVerdict {
        switch event.phase {
        case .down where event.button == .primary:
            start = event.windowLocation
            isDragged = false
            pressed()
            return .active
        case .moved:
            let point = event.windowLocation
            isDragged =
                isDragged || abs(point.x - start.x) + abs(point.y - start.y) > Self.wavering
            if isDragged { dragged(point) }
            return .active
        case .up:
            if isDragged { released(event.windowLocation) }
            return .ended
        default:
            return .failed
        }
    }

    func cancel() {}
}
