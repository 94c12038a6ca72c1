import Views

/// A part of a container that acts on a press, on Space and on Return, and looks accordingly: a
/// menu's row, a tab, a link.
struct Pressable<Label: View>: View {
    private let description: AccessibilityProperties
    private let focusesOnHover: Bool
    private let action: () -> Void
    private let label: (ControlPhase) -> Label
    private var press = PressInteraction()

    init(
        _ description: AccessibilityProperties, focusesOnHover: Bool = false,
        action: @escaping () -> Void, @ViewBuilder label: @escaping (ControlPhase) -> Label
    ) {
        self.description = description
        self.focusesOnHover = focusesOnHover
        self.action = action
        self.label = label
    }

    @MainActor var body: some View {
        label(press.phase).pressable(
            press, meaning: description, PressOptions(focusesOnHover: focusesOnHover),
            action: action)
    }
}
