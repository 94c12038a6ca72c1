import Views

/// What all buttons have in common: content that changes with the phase, and pressing.
nonisolated struct PressedButton<Content: View>: View {
    let configuration: PrimitiveButtonStyleConfiguration
    let cursor: Cursor?
    let content: @MainActor (ControlPhase) -> Content
    @State private var phase = ControlPhase()
    @Environment(\.keyboardShortcut) private var shortcut
    @Environment(\.buttonRepeatBehavior) private var repeatBehavior

    init(
        configuration: PrimitiveButtonStyleConfiguration, cursor: Cursor? = nil,
        @ViewBuilder content: @escaping @MainActor (ControlPhase) -> Content
    ) {
        self.configuration = configuration
        self.cursor = cursor
        self.content = content
    }

    @MainActor var body: some View {
        content(phase)
            .modifier(NoKeyboardShortcut())
            .modifier(
                PressModifier(
                    $phase, meaning: configuration.meaning, shortcut: shortcut,
                    repeats: repeatBehavior == .enabled, cursor: cursor,
                    action: configuration.action))
    }
}

/// Keeps a button's shortcut from buttons inside of it.
private nonisolated struct NoKeyboardShortcut: EnvironmentModifier {
    typealias Body = Never
    func transform(_ values: inout EnvironmentValues) {
        if values.keyboardShortcut != nil { values.keyboardShortcut = nil }
    }
}

/// Whether a button that is held acts again and again.
public struct ButtonRepeatBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = ButtonRepeatBehavior(name: "automatic")
    public static let enabled = ButtonRepeatBehavior(name: "enabled")
    public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

private enum RepeatBehaviorKey: EnvironmentKey {
    static let defaultValue = ButtonRepeatBehavior.automatic
}

extension EnvironmentValues {
    public var buttonRepeatBehavior: ButtonRepeatBehavior {
        get { self[RepeatBehaviorKey.self] }
        set { self[RepeatBehaviorKey.self] = newValue }
    }
}

extension View {
    nonisolated public func buttonRepeatBehavior(
        _ behavior: ButtonRepeatBehavior
    ) -> some View { environment(\.buttonRepeatBehavior, behavior) }
}
