import Views

/// Makes the view that has it as a property something to press: with the pointer, with Space or
/// Return while it has the focus, and with its shortcut from anywhere in the window.
struct Pressing: DynamicProperty {
    @State private(set) var phase = ControlPhase()
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.keyboardShortcut) private var shortcut
    @Retained private var parts = PressParts()
    @OwnTreePosition private var place

    /// What the view's body gives to the node that takes the presses.
    @MainActor fileprivate func effect(
        _ meaning: AccessibilityProperties, _ options: PressOptions,
        _ action: @escaping @MainActor () -> Void
    ) -> ControlEffect {
        parts.renew(
            $phase, at: place, isEnabled: isEnabled, shortcut: shortcut, options: options,
            action: action)
        return ControlEffect(responder: parts.responder, accessibility: meaning)
    }
}

extension Pressing: ReconnectableProperty {
    package func isEqualInput(to other: Pressing) -> Bool { true }
}

/// What pressing is like where it is not as for most controls.
struct PressOptions {
    var isTabStop = true
    var repeats = false
    var cursor: Cursor?
    /// Whether it has the focus for as long as the pointer is over it, as menus' rows do.
    var focusesOnHover = false
}

extension View {
    /// Has the view, as shown by the body that `pressing` is a property of, take presses. The
    /// action must not hold the view that has the property: that would never be freed.
    @MainActor func pressable(
        _ pressing: Pressing, meaning: AccessibilityProperties,
        _ options: PressOptions = PressOptions(), action: @escaping @MainActor () -> Void
    ) -> ModifiedContent<Self, ControlEffect> {
        modifier(pressing.effect(meaning, options, action))
    }

    /// Has the view act as the button that a style was asked to show.
    @MainActor func pressable(
        _ pressing: Pressing, _ configuration: PrimitiveButtonStyleConfiguration,
        repeats behavior: ButtonRepeatBehavior, cursor: Cursor? = nil
    ) -> ModifiedContent<Self, ControlEffect> {
        pressable(
            pressing, meaning: configuration.meaning,
            PressOptions(repeats: behavior == .enabled, cursor: cursor),
            action: configuration.action)
    }
}
