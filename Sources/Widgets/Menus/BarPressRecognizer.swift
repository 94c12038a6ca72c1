import Foundation
import Views

/// A press that acts as soon as the button goes down, and is followed until it is released.
@MainActor
final class BarPressRecognizer: GestureRecognizer {
    var pressed: () -> Void = {}
    /// Told of places in the window.
    var dragged: (CGPoint) -> Void = { _ in }
    var released: (CGPoint) -> Void = { _ in }

    nonisolated init() {}

    var precedence: GesturePrecedence { .normal }

    func handle(_ event: GestureEvent) -> GestureVerdict {
        switch event.phase {
        case .down where event.button == .primary:
            pressed()
            return .active
        case .moved:
            dragged(event.windowLocation)
            return .active
        case .up:
            released(event.windowLocation)
            return .ended
        default:
            return .failed
        }
    }

    func cancel() {}
}
