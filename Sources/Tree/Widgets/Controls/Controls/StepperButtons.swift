import Drawing
import Foundation
import Geometry
import Views

/// A stepper's pair of buttons, one tab stop.
struct StepperButtons: View {
    let steps: StepperSteps
    @State private var showsFocus = false
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlSize) private var size
    @Environment(\.layoutDirection) private var direction
    @Retained private var responder = Responder()

    init(steps: StepperSteps) { self.steps = steps }

    var body: some View {
        StepPair(steps: steps)
            .focusRing(showsFocus, .rounded(Theme.controlRadius(size)))
            .modifier(ControlEffect(responder: configured(), accessibility: meaning))
    }

    @MainActor private func configured() -> Responder {
        let showsFocus = $showsFocus
        let focusable = responder.focusable ?? Focusable()
        focusable.isEnabled = isEnabled
        focusable.changed = { showsFocus.wrappedValue = $0 && $1 }
        responder.focusable = focusable
        responder.isDisabled = !isEnabled
        let isRightToLeft = direction == .rightToLeft
        responder.key = { [steps] event in
            guard event.phase != .up, event.modifiers.isEmpty else { return false }
            switch event.key.following(isRightToLeft: isRightToLeft) {
            case .up, .right: steps.increment?()
            case .down, .left: steps.decrement?()
            default: return false
            }
            return true
        }
        return responder
    }

    private var meaning: AccessibilityProperties {
        var properties = AccessibilityProperties(role: .stepper, value: steps.value)
        properties.takesLabel = true
        properties.adjust = { [steps] up in (up ? steps.increment : steps.decrement)?() }
        return properties
    }
}

/// Two buttons on one background, for a step down and a step up.
struct StepPair: View {
    let steps: StepperSteps
    @Environment(\.controlSize) private var size
    @Environment(\.density) private var density

    var body: some View {
        let height = Theme.controlHeight(size, density)
        HStack(spacing: 0) {
            StepButton(sign: .minus, title: "Decrement", action: steps.decrement)
                .disabled(steps.decrement == nil)
            Color(.separator).frame(width: 1, height: height / 2)
            StepButton(sign: .plus, title: "Increment", action: steps.increment)
                .disabled(steps.increment == nil)
        }
        .frame(height: height)
        .controlBackground(ControlFill(), .rounded(Theme.controlRadius(size)))
    }
}

/// One half of a stepper. It acts when it is pressed, and again while it is held.
private struct StepButton: View {
    let sign: ControlGlyph.Sign
    let title: String
    let action: (() -> Void)?
    fileprivate var press = PressInteraction()
    @Environment(\.controlSize) private var size

    var body: some View {
        ControlGlyph(sign: sign)
            .frame(width: Theme.stepperHalf)
            .frame(maxHeight: .infinity)
            .background(
                Color(.controlFill).opacity(press.phase.pick(0, 1, 2)),
                in: .rect(cornerRadius: Theme.controlRadius(size))
            )
            .motion(Theme.Motion.hover, value: press.phase)
            .modifier(ControlTitle(isSet: false))
            .pressable(press, meaning: meaning, PressOptions(isTabStop: false, repeats: true)) {
                [action] in action?()
            }
    }

    private var meaning: AccessibilityProperties {
        var properties = AccessibilityProperties(role: .button, label: title)
        properties.children = .ignore
        return properties
    }
}
