import Publishing
import Views

/// Whether the launch window asks for a file, and the problem that it shows.
@MainActor
final class DocumentLaunchState: ObservableObject {
    @Published var isOpening = false
    @Published var problem: DocumentProblem?
}

private enum LaunchWindowKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether a view is among the actions of a launch window, which reports what goes wrong.
    var isInLaunchWindow: Bool {
        get { self[LaunchWindowKey.self] }
        set { self[LaunchWindowKey.self] = newValue }
    }
}
