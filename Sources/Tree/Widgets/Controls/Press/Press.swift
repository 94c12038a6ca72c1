import Views

/// Whether a control is hovered, pressed or focused.
package struct ControlPhase: Hashable, Sendable {
    package var isHovered = false
    package var isPressed = false
    package var isFocused = false
    /// Whether to draw a focus ring.
    package var showsFocus = false

    package init() {}

    /// The value for the control at rest, hovered or pressed.
    func pick<Look>(_ rest: Look, _ hover: Look, _ pressed: Look) -> Look {
        isPressed ? pressed : isHovered ? hover : rest
    }
}

/// How a control differs from most others in the way it is pressed.
struct PressOptions {
    var isTabStop = true
    /// Whether the keyboard shortcut in the environment presses it.
    var takesShortcut = false
    /// Whether Return presses it while it has the focus, as Space does.
    var takesReturn = true
    var repeats = false
    var cursor: Cursor?
    /// Whether it has the focus while the pointer is over it, as rows of menus do.
    var focusesOnHover = false
}

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

/// The state of a pressable view that outlives updates.
@MainActor
final class PressParts {
    let responder = Responder()
    private let recognizer = ControlPressRecognizer()
    private let focusable = Focusable()
    private let target = PressTarget()
    private var position: TreePosition?

    init() {
        responder.recognizers = [recognizer]
        // The closures capture the target alone, which refers to none of their owners.
        recognizer.action = { [target] in target.action() }
        recognizer.changed = { [target] in target.phase?.wrappedValue.isPressed = $0 }
        focusable.changed = { [target] in target.focusChanged($0, $1) }
        responder.hover = { [target] in target.hover($0) }
        responder.key = { [target] in target.key($0) }
    }

    /// Takes over the values of the latest body.
    func renew(
        _ phase: Binding<ControlPhase>, at position: TreePosition, isEnabled: Bool,
        shortcut: KeyboardShortcut?, options: PressOptions,
        action: @escaping @MainActor () -> Void
    ) {
        self.position = position
        target.phase = phase
        target.action = action
        recognizer.repeats = options.repeats
        focusable.isEnabled = isEnabled
        target.takesReturn = options.takesReturn
        responder.focusable = options.isTabStop ? focusable : nil
        responder.cursor = isEnabled ? options.cursor : nil
        target.hovered = nil
        if options.focusesOnHover {
            target.hovered = { [weak self] isHovered in self?.follow(isHovered) }
        }
        responder.shortcut = shortcut.map { shortcut in
            let (key, modifiers) = shortcut.stroke
            return (key, modifiers, { [target] in target.action() })
        }
        responder.isDisabled = !isEnabled
    }

    /// Has the focus while the pointer is over it.
    private func follow(_ isHovered: Bool) {
        if isHovered { takeFocus() } else { dropFocus() }
    }

    private func takeFocus() {
        guard let position, let node = position.renders.first else { return }
        position.tree?.focus.set(focusable, node: node, byKeyboard: false)
    }

    private func dropFocus() {
        guard let focus = position?.tree?.focus, focus.current?.focusable === focusable else {
            return
        }
        focus.clear()
    }
}

/// Applies events to a pressable view.
@MainActor
private final class PressTarget {
    var phase: Binding<ControlPhase>?
    var action: @MainActor () -> Void = {}
    var takesReturn = true
    var hovered: (@MainActor (_ isHovered: Bool) -> Void)?

    func focusChanged(_ isFocused: Bool, _ byKeyboard: Bool) {
        phase?.wrappedValue.isFocused = isFocused
        phase?.wrappedValue.showsFocus = isFocused && byKeyboard
    }

    func hover(_ event: HoverEvent) {
        guard case .moved = event else {
            let isHovered = event != .left
            phase?.wrappedValue.isHovered = isHovered
            hovered?(isHovered)
            return
        }
    }

    func key(_ event: KeyEvent) -> Bool {
        guard event.phase == .down, event.modifiers.isEmpty,
            event.key == .space || event.key == .return && takesReturn
        else { return false }
        action()
        return true
    }
}
