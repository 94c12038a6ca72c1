import Foundation

/// What a modifier adds to the events of the nodes it modifies. One object for each modifier in
/// the tree; updates renew its closures.
package final class Responder {
    package var recognizers: [any GestureRecognizer] = []
    /// Whether recognizers further in take part in a press; see `GestureMask`.
    package var admitsInnerGestures = true
    package var hover: ((HoverEvent) -> Void)?
    /// The coordinates in which `hover` is told of places.
    package var hoverSpace = CoordinateSpace.local
    package var cursor: Cursor?
    /// Takes a wheel step and returns what it leaves to those around.
    package var wheel: ((_ delta: CGSize, _ location: CGPoint) -> CGSize)?
    /// Takes a key; returns whether it was taken.
    package var key: ((KeyEvent) -> Bool)?
    package var focusable: Focusable?
    /// Told when the focus enters or leaves what lies inside.
    package var focusObserver: (any FocusObserver)?
    /// A key stroke that acts from anywhere in the window.
    package var shortcut: (key: Key, modifiers: KeyModifiers, action: () -> Void)?
    /// Whether touches pass through the nodes to what lies behind.
    package var ignoresTouches = false
    /// Whether everything inside is closed to events, as under `disabled`.
    package var isDisabled = false
    /// Whether nothing behind the node may be reached, as with a sheet.
    package var isModal = false
    /// Whether what is behind a modal node is out of reach for everybody until it goes, as behind
    /// a sheet; what lies behind a menu is only covered by it.
    package var concealsBackground = false
    /// What going back means to what lies inside, as in a navigation stack.
    package var goBack: (() -> Void)?

    package init() {}
}

package enum HoverEvent: Equatable { case entered(CGPoint), moved(CGPoint), left }

/// Something that is told when the focus enters or leaves a part of the tree.
package protocol FocusObserver: AnyObject {
    func focusChanged(isInside: Bool)
}

/// Something that can have the keyboard focus.
package final class Focusable {
    /// Whether Tab stops here.
    package var isTabStop = true
    /// Whether a press takes the focus; text always does.
    package var takesFocusOnPress = false
    package var isEnabled = true
    /// Called when the focus comes or goes; `byKeyboard` asks for a focus ring.
    package var changed: (_ isFocused: Bool, _ byKeyboard: Bool) -> Void = { _, _ in }
    /// Takes committed text; nil where text input is off.
    package var text: ((String) -> Void)?
    /// Takes text that an input method is composing.
    package var composing: ((String, Range<Int>) -> Void)?
    /// Where an input method should show its candidates, in the node's coordinates.
    package var textInputRect: (() -> CGRect)?
    /// The state that a restored session gives back, such as a selection.
    package var saveState: (() -> String)?
    package var restoreState: ((String) -> Void)?

    package init() {}
}
