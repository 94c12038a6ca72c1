import Views

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
