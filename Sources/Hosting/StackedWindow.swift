import Foundation
import Views

/// A window on a `WindowStack`: what its plan last said, and what it is.
package struct StackedWindow: Equatable, Sendable {
    package enum Placement: Equatable, Sendable { case normal, maximized, fullScreen }

    /// As the app last told it.
    package internal(set) var plan: WindowPlan
    /// The content's frame on the screen where it is neither maximised nor full screen.
    package internal(set) var normalFrame: CGRect
    package internal(set) var placement: Placement
    package internal(set) var isMinimized: Bool
    /// The content's frame on the screen, in points.
    package internal(set) var frame: CGRect

    package var id: WindowID { plan.id }

    package var mode: WindowPlan.Mode {
        if isMinimized { return .minimized }
        return switch placement {
        case .normal: .normal
        case .maximized: .maximized
        case .fullScreen: .fullScreen
        }
    }
}
