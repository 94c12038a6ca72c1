import Foundation
import Geometry
import Sessions
import Views

/// What the window manager knows of one window.
package struct ManagedWindow: Equatable, Sendable {
    package typealias Mode = SavedWindow.Mode

    package let id: WindowID
    /// The content in normal mode, in points of the screen, also while another mode hides it.
    package internal(set) var frame: CGRect
    package internal(set) var mode: Mode
    /// What a minimised window returns to.
    var modeBeneath = Mode.normal
    /// The content's size in maximised and full screen mode.
    var wideSize: CGSize
    /// Grows each time the app asks that the window come to front and take the focus.
    package internal(set) var raiseCount = 0
    /// Device pixels to a point.
    package internal(set) var scale: Double
    package internal(set) var limits = SizeLimits()
    /// Where it was put and how far it was shifted, until it is moved or resized by the user.
    var placement: Placement?

    struct Placement: Equatable, Sendable {
        let anchor: UnitPoint
        let shift: Double
    }

    package var isVisible: Bool { mode != .minimized }

    /// The content's size as it is now, in points.
    package var size: CGSize {
        switch mode == .minimized ? modeBeneath : mode {
        case .normal, .minimized: frame.size
        case .maximized, .fullScreen: wideSize
        }
    }
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
}

/// What follows from something that happened to windows; the manager leaves doing it to others.
package enum WindowEffect: Equatable, Sendable {
    /// The scene's phase machine hears of this.
    case phase(WindowID, PhaseEvent)
    /// The content has a new size or scale.
    case resized(WindowID)
    /// The user asks to close the window.
    case closeRequested(WindowID)
    /// All of the window has to be presented again.
    case exposed(WindowID)
}
