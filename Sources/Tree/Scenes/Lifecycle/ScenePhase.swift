import AttributeGraph
import Views

/// How much of a scene, or of an app, the user can see and use.
public enum ScenePhase: Comparable, Hashable, Sendable {
    case background
    case inactive
    case active
}

private enum ScenePhaseKey: EnvironmentKey {
    static var defaultValue: ScenePhase { .background }
}

extension EnvironmentValues {
    /// The phase of the scene around a view; in an app or a custom scene, that of the most active
    /// of its scenes.
    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }

    /// Phases change often, and few views ask for them.
    mutating func followScenePhase(_ phase: Source<ScenePhase>) {
        follow(ScenePhaseKey.self, phase)
    }
}
