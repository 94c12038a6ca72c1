import Views

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
