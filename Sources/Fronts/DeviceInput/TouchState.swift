import Foundation
import Views

/// The fingers on one touch screen. The first to land is the pointer until it lifts, and with the
/// next one it pinches; the others are followed, to tell them from these, and mean nothing.
struct TouchState {
    private let device: DeviceID
    private var fingers = TouchFingers<Int>()
    /// The finger that is the pointer.
    private var pointer: Int?
    /// Events of a pinch whose report is not complete.
    private var pinches: [PinchEvent] = []
    private var hasPinch = false

    init(_ device: DeviceID) { self.device = device }

    mutating func down(
        _ finger: Int, at point: CGPoint, _ state: inout PointerState
    ) -> [InputEvent.Kind] {
        var kinds: [InputEvent.Kind] = []
        // Another screen's finger, or a mouse's button, has the pointer.
        if fingers.isEmpty, !state.isPressed(.primary) {
            pointer = finger
            state.touch(at: point)
            kinds = state.takeMove() + state.press(.primary, by: device)
        }
        note(fingers.land(finger, at: point))
        return kinds
    }

    mutating func move(_ finger: Int, to point: CGPoint, _ state: inout PointerState) {
        if finger == pointer { state.touch(at: point) }
        note(fingers.move(finger, to: point))
    }

    mutating func up(_ finger: Int, _ state: inout PointerState) -> [InputEvent.Kind] {
        note(fingers.lift(finger))
        guard finger == pointer else { return [] }
        pointer = nil
        // A lifted finger hovers over nothing.
        return state.takeMove() + state.release(.primary, by: device) + [state.left()]
    }

    /// All fingers are gone, and have meant nothing.
    mutating func cancel(_ state: inout PointerState) -> [InputEvent.Kind] {
        note(fingers.cancel())
        guard pointer != nil else { return [] }
        pointer = nil
        return state.cancel(.primary, by: device) + [state.left()]
    }

    /// What the report that ends says of two fingers. They pinch only where the first is the
    /// pointer.
    mutating func finishReport() -> [InputEvent.Kind] {
        defer { pinches = [] }
        return pinches.map { .pinch($0) }
    }

    private mutating func note(_ pinch: PinchEvent?) {
        guard let pinch else { return }
        if pinch.phase == .began { hasPinch = pointer != nil }
        guard hasPinch else { return }
        if pinch.phase == .changed, pinches.last?.phase == .changed { pinches.removeLast() }
        pinches.append(pinch)
        if pinch.phase == .ended || pinch.phase == .cancelled { hasPinch = false }
    }
}
