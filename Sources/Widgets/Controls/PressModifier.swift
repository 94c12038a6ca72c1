import Foundation
import Views

/// Makes a view something to press: with the pointer, with Space or Return while it has the
/// focus, and with its shortcut from anywhere in the window.
nonisolated struct PressModifier: ViewModifier {
    let phase: Binding<ControlPhase>
    let meaning: AccessibilityProperties
    let shortcut: KeyboardShortcut?
    let isTabStop: Bool
    let repeats: Bool
    let cursor: Cursor?
    /// Whether it has the focus for as long as the pointer is over it, as menus' rows do.
    let focusesOnHover: Bool
    let action: @MainActor () -> Void
    @Environment(\.isEnabled) private var isEnabled
    @Kept private var parts = PressParts()

    init(
        _ phase: Binding<ControlPhase>, meaning: AccessibilityProperties,
        shortcut: KeyboardShortcut? = nil, isTabStop: Bool = true, repeats: Bool = false,
        cursor: Cursor? = nil, focusesOnHover: Bool = false,
        action: @escaping @MainActor () -> Void
    ) {
        self.phase = phase
        self.meaning = meaning
        self.shortcut = shortcut
        self.isTabStop = isTabStop
        self.repeats = repeats
        self.cursor = cursor
        self.focusesOnHover = focusesOnHover
        self.action = action
    }

    @MainActor func body(content: Content) -> some View {
        content.modifier(ControlEffect(responder: configured(), accessibility: meaning))
            .treePlace(parts.place)
    }

    @MainActor private func configured() -> Responder {
        let phase = phase
        let action = action
        parts.recognizer.action = action
        parts.recognizer.repeats = repeats
        parts.recognizer.changed = { phase.wrappedValue.isPressed = $0 }
        parts.focusable.isEnabled = isEnabled
        parts.focusable.changed = {
            phase.wrappedValue.isFocused = $0
            phase.wrappedValue.showsFocus = $0 && $1
        }
        let responder = parts.responder
        responder.focusable = isTabStop ? parts.focusable : nil
        responder.cursor = isEnabled ? cursor : nil
        responder.hover = { [weak parts, focusesOnHover] event in
            switch event {
            case .entered:
                phase.wrappedValue.isHovered = true
                if focusesOnHover { MainActor.assumeIsolated { parts?.takeFocus() } }
            case .left:
                phase.wrappedValue.isHovered = false
                if focusesOnHover { parts?.dropFocus() }
            case .moved: break
            }
        }
        responder.key = { event in
            guard event.phase == .down, event.modifiers.isEmpty,
                event.key == .space || event.key == .return
            else { return false }
            MainActor.assumeIsolated { action() }
            return true
        }
        responder.shortcut = shortcut.map { shortcut in
            let (key, modifiers) = shortcut.stroke
            return (key, modifiers, { MainActor.assumeIsolated { action() } })
        }
        responder.isDisabled = !isEnabled
        return responder
    }
}

/// What a pressable view keeps between updates.
final class PressParts {
    let responder = Responder()
    let recognizer = ControlPressRecognizer()
    let focusable = Focusable()
    let place = TreePlace()

    init() {
        responder.recognizers = [recognizer]
    }

    @MainActor func takeFocus() {
        guard let node = place.renders.first else { return }
        place.tree?.focus.set(focusable, node: node, byKeyboard: false)
    }

    func dropFocus() {
        guard let focus = place.tree?.focus, focus.current?.focusable === focusable else { return }
        focus.clear()
    }
}
