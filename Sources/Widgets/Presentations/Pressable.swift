import Foundation
import Geometry
import Views

/// How the pointer and the keyboard stand to something that can be pressed.
struct PressState: Hashable {
    var isPressed = false
    var isHovered = false
    /// Whether it has the keyboard focus, and a ring is due for it.
    var isFocused = false
    var isFocusedByKeyboard = false
}

/// A part of a container that acts on a press, on Space and on Return: a menu's row, a tab.
struct Pressable<Label: View>: View {
    let description: AccessibilityProperties
    /// Whether it takes the focus as soon as the pointer is over it, as menus' rows do.
    var focusesOnHover = false
    var isTabStop = true
    let action: () -> Void
    let label: (PressState) -> Label

    @State private var state = PressState()
    @Kept private var behavior = PressBehavior()
    @Environment(\.isEnabled) private var isEnabled

    init(
        _ description: AccessibilityProperties, focusesOnHover: Bool = false,
        isTabStop: Bool = true, action: @escaping () -> Void,
        @ViewBuilder label: @escaping (PressState) -> Label
    ) {
        self.description = description
        self.focusesOnHover = focusesOnHover
        self.isTabStop = isTabStop
        self.action = action
        self.label = label
    }

    @MainActor var body: some View {
        let state = $state
        behavior.configure(
            isEnabled: isEnabled, focusesOnHover: focusesOnHover, isTabStop: isTabStop,
            action: action
        ) { change in
            var new = state.wrappedValue
            change(&new)
            if new != state.wrappedValue { state.wrappedValue = new }
        }
        var description = description
        description.isEnabled = isEnabled
        return label(self.state)
            .modifier(PressableEffect(responder: behavior.responder, description: description))
            .treePlace(behavior.place)
    }
}

/// The whole frame of its content takes presses.
struct PressableEffect: RenderModifier, RenderEffect {
    typealias Body = Never
    let responder: Responder?
    let description: AccessibilityProperties

    var accessibility: AccessibilityProperties? { description }
    func containsTouch(_ point: CGPoint, size: CGSize) -> Bool { true }
    func change(from old: PressableEffect) -> RenderChange { .none }
}

/// The events of one pressable view.
@MainActor
final class PressBehavior {
    let responder = Responder()
    let place = TreePlace()
    private let focusable = Focusable()
    private let recognizer = PressRecognizer()
    private var focusesOnHover = false

    func configure(
        isEnabled: Bool, focusesOnHover: Bool, isTabStop: Bool, action: @escaping () -> Void,
        change: @escaping ((inout PressState) -> Void) -> Void
    ) {
        self.focusesOnHover = focusesOnHover
        recognizer.pressChanged = { isPressed in change { $0.isPressed = isPressed } }
        recognizer.released = action
        focusable.isEnabled = isEnabled
        focusable.isTabStop = isTabStop
        focusable.changed = { isFocused, byKeyboard in
            change {
                $0.isFocused = isFocused
                $0.isFocusedByKeyboard = isFocused && byKeyboard
            }
        }
        responder.focusable = focusable
        responder.recognizers = isEnabled ? [recognizer] : []
        responder.key = { event in
            guard isEnabled, event.phase == .down, event.modifiers.isEmpty,
                event.key == .space || event.key == .return
            else { return false }
            action()
            return true
        }
        responder.hover = { [unowned self] event in
            switch event {
            case .entered:
                change { $0.isHovered = isEnabled }
                if focusesOnHover, isEnabled { takeFocus() }
            case .moved: break
            case .left:
                change { $0.isHovered = false }
                if focusesOnHover { dropFocus() }
            }
        }
    }

    private func takeFocus() {
        guard let node = place.renders.first else { return }
        place.tree?.focus.set(focusable, node: node, byKeyboard: false)
    }

    private func dropFocus() {
        guard let focus = place.tree?.focus, focus.current?.focusable === focusable else { return }
        focus.clear()
    }
}

/// A press that counts when it is released where it began.
@MainActor
final class PressRecognizer: GestureRecognizer {
    var pressChanged: (Bool) -> Void = { _ in }
    var released: () -> Void = {}
    private var isDown = false

    var precedence: GesturePrecedence { .normal }

    func handle(_ event: GestureEvent) -> GestureVerdict {
        let isInside = CGRect(origin: .zero, size: event.size).contains(event.location)
        switch event.phase {
        case .down:
            guard event.button == .primary else { return .failed }
            isDown = true
            pressChanged(true)
            return .waiting
        case .moved:
            guard isDown else { return .failed }
            pressChanged(isInside)
            return .waiting
        case .up:
            guard isDown else { return .failed }
            cancel()
            guard isInside else { return .failed }
            released()
            return .ended
        case .cancelled, .left:
            cancel()
            return .failed
        }
    }

    func cancel() {
        guard isDown else { return }
        isDown = false
        pressChanged(false)
    }
}
