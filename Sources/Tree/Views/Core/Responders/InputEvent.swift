import Foundation

/// The id of a window, for fronts, events and scenes. Numbers start at 1, follow the order of
/// opening, and are never used twice in a session.
package struct WindowID: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
    package let number: Int

    package init(_ number: Int) { self.number = number }

    package static func < (a: WindowID, b: WindowID) -> Bool { a.number < b.number }
    package var description: String { "window \(number)" }
}

/// An event from outside the app. A front translates its own events into these at once.
package struct InputEvent: Equatable, Sendable {
    /// The window it belongs to; nil where it concerns the whole app.
    package var window: WindowID?
    package var kind: Kind

    package init(_ kind: Kind, in window: WindowID? = nil) {
        self.window = window
        self.kind = kind
    }

    package enum Kind: Equatable, Sendable {
        case pointer(PointerEvent)
        /// A wheel or two-finger scroll; `delta` in points, positive y shows what lies below. A click
        /// of a wheel is one event for a long way, which is shown over some frames.
        case wheel(delta: CGSize, at: CGPoint, modifiers: KeyModifiers, isClick: Bool = false)
        case pinch(PinchEvent)
        /// A dial without a place on the screen turned by so many notches, clockwise if positive.
        case dial(Int)
        /// Another program has dropped something on the window.
        case drop(DropEvent)
        case key(KeyEvent)
        /// Text committed by the keyboard or an input method.
        case text(String)
        /// Text being composed by an input method, not yet committed; empty ends composing.
        /// `selection` counts characters.
        case composing(String, selection: Range<Int>)
        case window(WindowEvent)
        /// The modifier keys that are held have changed.
        case modifiers(KeyModifiers)
        /// Screens have been added, removed or changed.
        case screensChanged
        /// The user or the system asks the whole app to end.
        case quit
        /// The connection to the screen has failed, for the reason given, and the app cannot
        /// continue.
        case screenLost(String)
        /// Wakes the run loop; the queues may have work.
        case wake
    }
}

/// A pointer moved, pressed or released, in points from the content's top left corner.
package struct PointerEvent: Equatable, Sendable {
    package enum Phase: Equatable, Sendable { case moved, down, up, cancelled, left }
    package enum Button: Int, Equatable, Sendable { case primary = 1, middle, secondary }

    package var phase: Phase
    package var location: CGPoint
    package var button: Button
    /// 1 for a single press, 2 for the second of a double press.
    package var clickCount: Int
    package var modifiers: KeyModifiers

    package init(
        _ phase: Phase, at location: CGPoint, button: Button = .primary, clickCount: Int = 1,
        modifiers: KeyModifiers = []
    ) {
        self.phase = phase
        self.location = location
        self.button = button
        self.clickCount = clickCount
        self.modifiers = modifiers
    }
}

package struct KeyModifiers: OptionSet, Hashable, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }
    package static let shift = KeyModifiers(rawValue: 1)
    package static let control = KeyModifiers(rawValue: 2)
    package static let option = KeyModifiers(rawValue: 4)
    /// The Super or Windows key.
    package static let command = KeyModifiers(rawValue: 8)
}

/// A key went down or up. Text comes apart from it, as `InputEvent.Kind.text`.
package struct KeyEvent: Equatable, Sendable {
    package enum Phase: Equatable, Sendable { case down, `repeat`, up }

    package var key: Key
    package var phase: Phase
    package var modifiers: KeyModifiers

    package init(_ key: Key, _ phase: Phase = .down, modifiers: KeyModifiers = []) {
        self.key = key
        self.phase = phase
        self.modifiers = modifiers
    }
}

/// A key by its meaning: a named one, or the lower-case character on its cap.
package enum Key: Hashable, Sendable {
    case character(Character)
    case `return`, escape, tab, space, backspace, delete
    case left, right, up, down, home, end, pageUp, pageDown
    /// The key between the right Super and Ctrl keys, which opens the menu of what has the focus.
    case menu
    case function(Int)

    /// The key as a view is to understand it whose content runs from the right: `right` leads on to
    /// what follows.
    package func following(isRightToLeft: Bool) -> Key {
        guard isRightToLeft else { return self }
        return self == .left ? .right : self == .right ? .left : self
    }
}

/// A change of a window that the window system has made.
package enum WindowEvent: Equatable, Sendable {
    /// The content's new size in points.
    case resized(CGSize)
    /// The content's new top left corner on the screen, in points.
    case moved(CGPoint)
    /// Device pixels to a point.
    case scaled(Double)
    case focused, unfocused
    /// Minimised, or hidden by the system; `shown` undoes either.
    case hidden, shown
    case maximized, fullScreen, normal
    /// The user asks to close it; the app decides.
    case closeRequested
    /// What was on the screen is lost; present all of it again.
    case exposed
}
