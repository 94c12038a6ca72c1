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
    var hovered: [(responder: Responder, node: Weak<RenderNode>)] = []
    /// Whether a button is held down.
    var isPressed = false
    package internal(set) var cursor = Cursor.arrow
    package internal(set) var pointerLocation: CGPoint?

    /// What takes all keys, and keeps text from whatever has the focus.
    package weak var keyGrabber: (any KeyGrabber)?

    init() {}

    /// The earliest moment at which a held press means something by itself.
    @MainActor
    package var deadline: Double? {
        contenders.compactMap { $0.recognizer.deadline }.min()
    }
}

/// Something that every key goes to while it is open, as a menu of the menu bar, which leaves the
/// focus where it is.
@MainActor
package protocol KeyGrabber: AnyObject {
    /// Returns whether the key meant something.
    func take(_ event: KeyEvent) -> Bool
}

extension ViewTree {
    package var events: EventState { feature(EventState.init) }
}
