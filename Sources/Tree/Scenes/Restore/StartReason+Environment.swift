import Sessions
import Views

private enum StartReasonKey: EnvironmentKey {
    static var defaultValue: StartReason { .pristine }
}

extension EnvironmentValues {
    /// Why the app started in the state it started in.
    public package(set) var startReason: StartReason {
        get { self[StartReasonKey.self] }
        set { self[StartReasonKey.self] = newValue }
    }
}
