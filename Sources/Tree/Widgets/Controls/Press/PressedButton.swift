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

/// A pressable part of a container, such as a menu's row, a tab or a link, whose label depends on
/// its phase.
struct Pressable<Label: View>: View {
    private let description: AccessibilityProperties
    private let options: PressOptions
    private let action: () -> Void
    private let label: (ControlPhase) -> Label
    private var press = PressInteraction()

    init(
        _ description: AccessibilityProperties, _ options: PressOptions = PressOptions(),
        action: @escaping () -> Void, @ViewBuilder label: @escaping (ControlPhase) -> Label
    ) {
        self.description = description
        self.options = options
        self.action = action
        self.label = label
    }

    @MainActor var body: some View {
        label(press.phase).pressable(press, meaning: description, options, action: action)
    }
}
