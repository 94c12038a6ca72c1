import Views

/// A property of views that can be pressed: with the pointer, with Space or Return while they have
/// the focus and, where they take it, with their keyboard shortcut from anywhere in the window.
struct PressInteraction: DynamicProperty {
    @State private(set) var phase = ControlPhase()
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.keyboardShortcut) private var shortcut
    @Retained private var parts = PressParts()
    @OwnTreePosition private var position

    /// The modifier that gives the node its responder and its description.
    @MainActor fileprivate func effect(
        _ meaning: AccessibilityProperties, _ options: PressOptions,
        _ action: @escaping @MainActor () -> Void
    ) -> ControlEffect {
        parts.renew(
            $phase, at: position, isEnabled: isEnabled,
            shortcut: options.takesShortcut ? shortcut : nil, options: options, action: action)
        return ControlEffect(responder: parts.responder, accessibility: meaning)
    }
}

extension PressInteraction: ReconnectableProperty {
    package func isEqualInput(to other: PressInteraction) -> Bool { true }
}

extension View {
    /// Makes the content of the view that owns `press` pressable. The action must not capture
    /// that view: the property retains the action, and the cycle would never be freed.
    func pressable(
        _ press: PressInteraction, meaning: AccessibilityProperties,
        _ options: PressOptions = PressOptions(), action: @escaping @MainActor () -> Void
    ) -> ModifiedContent<Self, ControlEffect> {
        modifier(press.effect(meaning, options, action))
    }

    /// Makes the content pressable as the button of a style's configuration.
    func pressable(
        _ press: PressInteraction, _ configuration: PrimitiveButtonStyleConfiguration,
        repeats behavior: ButtonRepeatBehavior, cursor: Cursor? = nil
    ) -> ModifiedContent<Self, ControlEffect> {
        pressable(
            press, meaning: configuration.meaning,
            PressOptions(
                takesShortcut: true, repeats: behavior == .enabled, cursor: cursor),
            action: configuration.action)
    }
}
