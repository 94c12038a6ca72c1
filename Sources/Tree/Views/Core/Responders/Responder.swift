import Foundation

/// The event handlers that a modifier adds to its node. Each modifier in the tree has one
/// responder, whose closures change with updates.
@MainActor
package final class Responder {
    package var recognizers: [any GestureRecognizer] = []
    /// Whether recognizers of descendants take part in a press; see `GestureMask`.
    package var admitsInnerGestures = true
    package var hover: ((HoverEvent) -> Void)?
    /// The coordinate space of the points that `hover` gets.
    package var hoverSpace = CoordinateSpace.local
    package var cursor: Cursor?
    /// Whether no pointer is shown over the node; nil where its ancestors decide.
    package var hidesPointer: Bool?
    /// Takes a wheel step; returns the part that it leaves to its ancestors.
    package var wheel: ((_ delta: CGSize, _ location: CGPoint) -> CGSize)?
    /// Takes a key; returns whether it was taken.
    package var key: ((KeyEvent) -> Bool)?
    package var focusable: Focusable?
    /// Takes what is dragged over the node.
    package var drop: (any DropTarget)?
    /// Whether controls inside act when a drag rests over them.
    package var isSpringLoaded = false
    /// Notified when the focus enters or leaves the node or its descendants.
    package var focusObserver: (any FocusObserver)?
    /// A key stroke that has an effect anywhere in the window.
    package var shortcut: (key: Key, modifiers: KeyModifiers, action: () -> Void)?
    /// Whether touches pass through the node to what lies behind.
    package var ignoresTouches = false
    /// Whether descendants get no events, as inside of `disabled`.
    package var isDisabled = false
    /// Whether events do not reach what is behind the node, as with a sheet.
    package var isModal = false
    /// Whether a press in the node, as in a panel beside a field, leaves the focus to the field.
    package var keepsFocus = false
    /// Whether accessibility does not reach what is behind a modal node either, as with a sheet. A
    /// menu is modal and only covers what is behind it.
    package var concealsBackground = false
    /// Goes back, for example in a navigation stack.
    package var goBack: (() -> Void)?

    package init() {}
}

package enum HoverEvent: Equatable { case entered(CGPoint), moved(CGPoint), left }

/// A view's side of the keyboard focus.
@MainActor
package final class Focusable {
    /// Whether Tab stops here.
    package var isTabStop = true
    /// Whether the key for dividers stops here.
    package var isDivider = false
    /// Whether a press moves the focus here; a press on a text field always does.
    package var takesFocusOnPress = false
    package var isEnabled = true
    /// Whether it may get the focus when its window opens.
    package var mayHaveFirstFocus = true
    /// Whether Tab stops here only if it stops at nothing inside, as at a scroll view of text.
    package var yieldsToContent = false
    /// Whether it has the focus only to have its menu opened by a key. Tab does not stop here if a
    /// view around takes the focus, as a list does, whose own keys lead to the menu.
    package var servesMenu = false
    /// Whether it is an element for assistive technology even if nothing describes it.
    package var isElement = false
    /// Called when the view gets or loses the focus; `byKeyboard` asks for a focus ring.
    package var changed: (_ isFocused: Bool, _ byKeyboard: Bool) -> Void = { _, _ in }
    /// Takes a key that neither a view around nor a short cut has taken.
    package var unclaimedKey: ((KeyEvent) -> Bool)?
    /// Takes committed text; nil where text input is off.
    package var text: ((String) -> Void)?
    /// Takes text that an input method is composing.
    package var composing: ((String, Range<Int>) -> Void)?
    /// The text being edited, for the keyboard on the screen; nil for views that only take keys.
    package weak var editor: AnyObject?
    /// The rectangle beside which an input method shows its candidates, in the node's coordinates.
    package var textInputRect: (() -> CGRect)?
    /// The part of the node that the key for menus is about, such as the current row, in the node's
    /// coordinates; `nil` for all of it.
    package var menuRect: (() -> CGRect?)?
    /// The state to save in a session, such as a selection, and its restoration.
    package var saveState: (() -> String)?
    package var restoreState: ((String) -> Void)?

    package init() {}
}

/// The shape of the pointer.
package enum Cursor: Hashable, Sendable {
    case arrow, text, hand, wait
    /// A cross, with which an area is selected.
    case cross
    /// None is shown.
    case hidden
    case resizeHorizontal, resizeVertical
    /// From the upper left to the lower right, and the other way.
    case resizeFalling, resizeRising
}
