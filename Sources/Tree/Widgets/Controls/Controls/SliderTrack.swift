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

    private func stroke(up: Bool) {
        self(to: scale.next(to: value.wrappedValue, up: up, by: SliderScale.stroke))
    }

    func key(_ event: KeyEvent, isRightToLeft: Bool) -> Bool {
        guard event.phase != .up, event.modifiers.isEmpty else { return false }
        switch event.key.following(isRightToLeft: isRightToLeft) {
        case .right, .up: stroke(up: true)
        case .left, .down: stroke(up: false)
        case .pageUp: self(to: scale.page(from: value.wrappedValue, up: true))
        case .pageDown: self(to: scale.page(from: value.wrappedValue, up: false))
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

/// Moves a value with the pointer: keeps the distance at which the knob was pressed, or moves the
/// knob to where the track was pressed.
final class SliderRecognizer: GestureRecognizer {
    var scale = SliderScale(bounds: 0...1)
    var value = Binding.constant(0.0)
    var edited: (Bool) -> Void = { _ in }
    var pressed: (Bool) -> Void = { _ in }
    let precedence = GesturePrecedence.normal
    /// From the knob's centre to the pointer; nil while nothing is pressed.
    private var grip: CGFloat?
    private var isEditing = false
    private var lastX: CGFloat = 0
    private var width: CGFloat = 0
    /// Whether the values grow to the left.
    private var isMirrored = false

    nonisolated init() {}

    func handle(_ event: GestureEvent) -> GestureVerdict {
        switch event.phase {
        case .down:
            guard event.button == .primary else { return grip == nil ? .failed : .active }
            width = event.size.width
            isMirrored = event.node.isRightToLeft
            lastX = event.location.x
            let centre = SliderScale.centre(
                of: scale.fraction(of: value.wrappedValue), width, isMirrored)
            let distance = event.location.x - centre
            grip = abs(distance) <= Theme.sliderKnob / 2 ? distance : 0
            return .ready
        case .moved:
            guard grip != nil else { return .failed }
            lastX = event.location.x
            guard isEditing else { return .ready }
            follow()
            return .active
        case .up:
            guard event.button == .primary else { return .active }
            guard isEditing else { return .ready }
            end()
            return .ended
        case .cancelled, .left:
            end()
            return .failed
        }
    }

    func claim() -> GestureVerdict {
        isEditing = true
        pressed(true)
        edited(true)
        follow()
        return .active
    }

    func cancel() { end() }

    private func follow() {
        guard let grip else { return }
        guard let fraction = SliderScale.fraction(at: lastX - grip, width, isMirrored) else {
            return
        }
        let new = scale.value(at: fraction)
        if new != value.wrappedValue { value.wrappedValue = new }
    }

    private func end() {
        grip = nil
        guard isEditing else { return }
        isEditing = false
        pressed(false)
        edited(false)
    }
}
