import Foundation

/// What a window remembers from one event to the next: what the pointer is over, and who follows
/// the press that is going on.
package final class EventState {
    struct Contender {
        let recognizer: any GestureRecognizer
        weak var node: RenderNode?
        /// Whether it only waits for those before it.
        var isReady = false
    }

    /// Recognizers that may still win the running press, the first choice first.
    var contenders: [Contender] = []
    var hovered: [(responder: Responder, node: WeakRender)] = []
    /// Whether a button is held down.
    var isPressed = false
    package internal(set) var cursor = Cursor.arrow
    package internal(set) var pointerLocation: CGPoint?

    struct WeakRender {
        weak var node: RenderNode?
    }

    /// The earliest moment at which a held press means something by itself.
    @MainActor
    package var deadline: Double? {
        contenders.compactMap { $0.recognizer.deadline }.min()
    }
}
