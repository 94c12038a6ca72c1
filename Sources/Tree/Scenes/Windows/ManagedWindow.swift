import Foundation
import Geometry
import Sessions
import Views

/// What the window manager knows of one window.
package struct ManagedWindow: Equatable, Sendable {
    package let id: WindowID
    /// The content in normal mode, in points of the screen, also while another mode hides it.
    package internal(set) var frame: CGRect
    package internal(set) var mode: WindowMode
    /// What a minimised window returns to.
    package internal(set) var modeBeneath = WindowMode.normal
    /// The content in maximised and full screen mode.
    package internal(set) var wideFrame: CGRect
    /// Grows each time the app asks that the window come to front and take the focus.
    package internal(set) var raiseCount = 0
    /// Device pixels to a point.
    package internal(set) var scale: Double
    package internal(set) var limits = SizeLimits()
    /// Windows of a higher level lie in front of all those of a lower one.
    package internal(set) var level = Level.normal
    /// What a frame around the content takes on each side, in points.
    package internal(set) var decoration = EdgeInsets()
    /// Its anchor and cascade offset, until the user moves or resizes it.
    var placement: Placement?

    struct Placement: Equatable, Sendable {
        let anchor: UnitPoint
        let shift: Double
    }

    package enum Level: Int, Comparable, Sendable {
        case desktop, normal, floating

        package static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
    }

    package var isVisible: Bool { mode != .minimized }

    /// The mode it has, or will have once it is no longer minimised.
    package var visibleMode: WindowMode { mode == .minimized ? modeBeneath : mode }

    /// The content as it lies on the screen, or would if it were not minimised.
    package var shownFrame: CGRect {
        switch visibleMode {
        case .normal, .minimized: frame
        case .maximized, .fullScreen: wideFrame
        }
    }

    /// The content's size as it is now, in points.
    package var size: CGSize { shownFrame.size }
}

/// The sizes between which a window's content can be, in points.
package struct SizeLimits: Equatable, Sendable {
    package var minimum: CGSize?
    package var maximum: CGSize?

    package init(minimum: CGSize? = nil, maximum: CGSize? = nil) {
        self.minimum = minimum
        self.maximum = maximum
    }

    /// The nearest size within the limits; where they contradict each other, the minimum wins.
    package func clamp(_ size: CGSize) -> CGSize {
        var size = size
        if let maximum {
            size.width = min(size.width, maximum.width)
            size.height = min(size.height, maximum.height)
        }
        if let minimum {
            size.width = max(size.width, minimum.width)
            size.height = max(size.height, minimum.height)
        }
        return size
    }

    /// Whether there is only one size.
    package var isFixed: Bool {
        guard let minimum, let maximum else { return false }
        return minimum.width >= maximum.width && minimum.height >= maximum.height
    }
}

/// A consequence of a change of windows, which the manager's caller carries out.
package enum WindowEffect: Equatable, Sendable {
    /// The scene's phase machine must handle this event.
    case phase(WindowID, PhaseEvent)
    /// The content has a new size or scale.
    case resized(WindowID)
    /// The user asks to close the window.
    case closeRequested(WindowID)
    /// The whole window must be presented again.
    case exposed(WindowID)
}
