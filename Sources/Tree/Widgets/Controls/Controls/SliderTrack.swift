import Foundation
import Views

/// A slider's track and knob, and what moves them.
struct SliderTrack: View {
    let value: Binding<Double>
    let scale: SliderScale
    let onEditingChanged: (Bool) -> Void
    @State private var phase = ControlPhase()
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.layoutDirection) private var direction
    @Retained private var parts = SliderParts()

    init(
        value: Binding<Double>, scale: SliderScale, onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.value = value
        self.scale = scale
        self.onEditingChanged = onEditingChanged
    }

    var body: some View {
        let shown = value.wrappedValue
        SliderKnob(fraction: scale.fraction(of: shown), ticks: scale.ticks, phase: phase)
            .modifier(ControlEffect(responder: configured(), accessibility: meaning(of: shown)))
    }

    @MainActor private func configured() -> Responder {
        let phase = $phase
        parts.recognizer.scale = scale
        parts.recognizer.value = value
        parts.recognizer.edited = onEditingChanged
        parts.recognizer.pressed = { phase.wrappedValue.isPressed = $0 }
        parts.focusable.isEnabled = isEnabled
        parts.focusable.changed = { phase.wrappedValue.showsFocus = $0 && $1 }
        let responder = parts.responder
        responder.isDisabled = !isEnabled
        responder.hover = { event in
            switch event {
            case .entered: phase.wrappedValue.isHovered = true
            case .left: phase.wrappedValue.isHovered = false
            case .moved: break
            }
        }
        let (edit, isRightToLeft) = (edit, direction == .rightToLeft)
        responder.key = { edit.key($0, isRightToLeft: isRightToLeft) }
        return responder
    }

    private var edit: SliderEdit {
        SliderEdit(value: value, scale: scale, onEditingChanged: onEditingChanged)
    }

    private func meaning(of shown: Double) -> AccessibilityProperties {
        var properties = AccessibilityProperties(
            role: .slider,
            value: min(max(shown, scale.bounds.lowerBound), scale.bounds.upperBound).brief)
        properties.takesLabel = true
        properties.range = scale.bounds
        let edit = edit
        properties.setValue = { text in
            if let number = Double(text) { edit(to: edit.scale.snapped(number)) }
        }
        properties.adjust = { edit.adjust(up: $0) }
        return properties
    }
}

/// The value as keys and assistive technology change it.
///
/// A slider's retained parts hold closures that capture this value; capturing the view, which holds
/// the parts, would be a cycle.
private struct SliderEdit {
    let value: Binding<Double>
    let scale: SliderScale
    let onEditingChanged: (Bool) -> Void

    /// A key stroke is an edit of its own.
    func callAsFunction(to new: Double) {
        onEditingChanged(true)
        value.wrappedValue = new
        onEditingChanged(false)
    }

    func adjust(up: Bool) { self(to: scale.next(to: value.wrappedValue, up: up)) }

    func key(_ event: KeyEvent, isRightToLeft: Bool) -> Bool {
        guard event.phase != .up, event.modifiers.isEmpty else { return false }
        switch event.key.following(isRightToLeft: isRightToLeft) {
        case .right, .up: adjust(up: true)
        case .left, .down: adjust(up: false)
        case .home: self(to: scale.value(at: 0))
        case .end: self(to: scale.value(at: 1))
        default: return false
        }
        return true
    }
}

/// The state of a slider that outlives updates.
@MainActor
final class SliderParts {
    let responder = Responder()
    let recognizer = SliderRecognizer()
    let focusable = Focusable()

    init() {
        responder.recognizers = [recognizer]
        responder.focusable = focusable
    }
}
