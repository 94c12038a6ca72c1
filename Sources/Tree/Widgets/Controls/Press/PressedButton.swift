import Views

/// A button with content of any kind that changes with the phase.
nonisolated struct PressedButton<Content: View>: View {
    let configuration: PrimitiveButtonStyleConfiguration
    let content: @MainActor (ControlPhase) -> Content
    @Environment(\.buttonRepeatBehavior) private var repeatBehavior
    private var press = PressInteraction()

    init(
        configuration: PrimitiveButtonStyleConfiguration,
        @ViewBuilder content: @escaping @MainActor (ControlPhase) -> Content
    ) {
        self.configuration = configuration
        self.content = content
    }

    @MainActor var body: some View {
        content(press.phase)
            .modifier(NoKeyboardShortcut())
            .pressable(press, configuration, repeats: repeatBehavior)
    }
}

/// Keeps a button's shortcut from buttons inside of it.
private nonisolated struct NoKeyboardShortcut: EnvironmentModifier {
    typealias Body = Never
    func transform(_ values: inout EnvironmentValues) {
        if values.keyboardShortcut != nil { values.keyboardShortcut = nil }
    }
}
