import Foundation

/// The state of a window's events from one event to the next: what is under the pointer, and the
/// recognizers of the running press.
package final class EventState {
    struct Contender {
        let recognizer: any GestureRecognizer
        weak var node: RenderNode?
        /// Whether it has recognized its gesture and waits for recognizers before it to fail.
        var isReady = false
    }

    /// Recognizers that may still win the running press, in order of precedence.
    var contenders: [Contender] = []
    var hovered: [(responder: Responder, node: Weak<RenderNode>)] = []
    /// Whether a button is held down.
    var isPressed = false
    /// Whether the last press was one of a key, so that what opens shows a focus ring.
    package internal(set) var usesKeyboard = false
    /// Whether two fingers hold a pinch, and the pointer that stands for them where it does.
    var isPinching = false
    var pinchDrag: PinchDrag?
    package internal(set) var cursor = Cursor.arrow
    package internal(set) var pointerLocation: CGPoint?

    /// The key that was pressed last, until its text has come, which is an event of its own.
    var heldKey: HeldKey?

    /// Takes all keys and text before the focused view, if set.
    package weak var keyGrabber: (any KeyGrabber)?

    init() {}

    /// The earliest time at which a recognizer changes its state without an event.
    @MainActor
    package var deadline: Double? {
        contenders.compactMap { $0.recognizer.deadline }.min()
    }
}

/// Takes every key while it is open, such as a menu of the menu bar, and leaves the focus where it
/// is.
@MainActor
package protocol KeyGrabber: AnyObject {
    /// Returns whether it handled the key.
    func take(_ event: KeyEvent) -> Bool
}

extension ViewTree {
    package var events: EventState { feature(EventState.init) }
}

/// A key that is down and types something, and what had the focus when it went down.
@MainActor
struct HeldKey {
    private let text: String
    private weak var focusable: Focusable?

    /// `nil` for a key that came up, or that types nothing.
    init?(_ event: KeyEvent, in tree: ViewTree) {
        guard event.phase != .up, event.modifiers.isSubset(of: .shift) else { return nil }
        switch event.key {
        case .space: text = " "
        case .character(let character): text = character.lowercased()
        default: return nil
        }
        focusable = tree.focus.current?.focusable
    }

    /// Whether a text is what the key types, and the focus has moved since it went down.
    func isAstray(_ typed: String, in tree: ViewTree) -> Bool {
        typed.lowercased() == text && focusable !== tree.focus.current?.focusable
    }
}
