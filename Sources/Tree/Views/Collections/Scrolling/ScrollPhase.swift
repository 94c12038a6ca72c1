import Foundation
import Geometry

/// What makes a scroll view scroll.
public enum ScrollPhase: Hashable, Sendable {
    /// Nothing does.
    case idle
    /// A finger lies on the content and may begin to scroll it.
    case tracking
    /// The user scrolls.
    case interacting
    /// The content comes to rest after the user has let it go.
    case decelerating
    /// An animation of the app scrolls.
    case animating

    /// Whether the phase is not `idle`: the content moves, or a finger lies on it.
    public var isScrolling: Bool { self != .idle }
}

extension ScrollPhase: CustomDebugStringConvertible {
    public var debugDescription: String {
        switch self {
        case .idle: "idle"
        case .tracking: "tracking"
        case .interacting: "interacting"
        case .decelerating: "decelerating"
        case .animating: "animating"
        }
    }
}

/// The state of a scroll view when its phase changes.
public struct ScrollPhaseChangeContext {
    /// What the scroll view shows of its content as the phase changes.
    public let geometry: ScrollGeometry
    /// The speed of the content at which it was let go, in points a second; nil where the user did
    /// not scroll.
    public let velocity: CGVector?

    init(geometry: ScrollGeometry, velocity: CGVector?) {
        self.geometry = geometry
        self.velocity = velocity
    }
}
