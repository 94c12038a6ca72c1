import Views

/// Whether a button that is held acts again and again.
public struct ButtonRepeatBehavior: Hashable, Sendable {
    private let name: String
    /// The default: a button acts once, when it is released.
    public static let automatic = ButtonRepeatBehavior(name: "automatic")
    /// A button acts when it is pressed, and again and again while it is held.
    public static let enabled = ButtonRepeatBehavior(name: "enabled")
    /// A button acts once, when it is released.
    public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

private enum RepeatBehaviorKey: EnvironmentKey {
    static let defaultValue = ButtonRepeatBehavior.automatic
}

extension EnvironmentValues {
    /// Whether buttons here act again and again while they are held.
    public var buttonRepeatBehavior: ButtonRepeatBehavior {
        get { self[RepeatBehaviorKey.self] }
        set { self[RepeatBehaviorKey.self] = newValue }
    }
}

extension View {
    /// Sets whether the buttons inside act again and again while they are held, as those of a
    /// stepper do.
    nonisolated public func buttonRepeatBehavior(
        _ behavior: ButtonRepeatBehavior
    ) -> some View { environment(\.buttonRepeatBehavior, behavior) }
}
