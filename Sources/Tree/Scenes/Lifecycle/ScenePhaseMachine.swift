/// What losing the focus means for a scene's phase.
package enum PhaseProfile: String, Sendable {
    /// Every visible scene is active.
    case desktop
    /// Only the focused scene is active.
    case device
}

/// What happened to a scene's window, for its phase.
package enum PhaseEvent: Equatable, Sendable {
    case shown, focused, unfocused, hidden, closed
}

/// Decides the phases of one scene; no other code does.
package struct ScenePhaseMachine: Sendable {
    package private(set) var phase = ScenePhase.background
    private let profile: PhaseProfile

    package init(profile: PhaseProfile) { self.profile = profile }

    /// The phases to publish, in order; empty where nothing changes.
    package mutating func handle(_ event: PhaseEvent) -> [ScenePhase] {
        switch event {
        case .shown, .focused:
            go(to: .active)
        case .unfocused:
            // A window that is hidden has lost the focus already.
            profile == .device && phase == .active ? go(to: .inactive) : []
        case .hidden, .closed:
            go(to: .background)
        }
    }

    /// The phases on the way to another one; a change between active and background passes through
    /// inactive.
    package mutating func go(to target: ScenePhase) -> [ScenePhase] {
        guard target != phase else { return [] }
        let isWholeWay = target != .inactive && phase != .inactive
        phase = target
        return isWholeWay ? [.inactive, target] : [target]
    }
}
