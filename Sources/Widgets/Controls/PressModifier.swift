import Views

/// Makes a part of a view something to press, with a phase that the view keeps.
nonisolated struct PressModifier: ViewModifier {
    let phase: Binding<ControlPhase>
    let meaning: AccessibilityProperties
    let shortcut: KeyboardShortcut?
    let options: PressOptions
    let action: @MainActor () -> Void
    @Environment(\.isEnabled) private var isEnabled
    @Retained private var parts = PressParts()
    @OwnTreePosition private var place

    init(
        _ phase: Binding<ControlPhase>, meaning: AccessibilityProperties,
        shortcut: KeyboardShortcut? = nil, isTabStop: Bool = true, repeats: Bool = false,
        cursor: Cursor? = nil, focusesOnHover: Bool = false,
        action: @escaping @MainActor () -> Void
    ) {
        self.phase = phase
        self.meaning = meaning
        self.shortcut = shortcut
        options = PressOptions(
            isTabStop: isTabStop, repeats: repeats, cursor: cursor,
            focusesOnHover: focusesOnHover)
        self.action = action
    }

    @MainActor func body(content: Content) -> some View {
        parts.renew(
            phase, at: place, isEnabled: isEnabled, shortcut: shortcut, options: options,
            action: action)
        return content.modifier(
            ControlEffect(responder: parts.responder, accessibility: meaning))
    }
}
