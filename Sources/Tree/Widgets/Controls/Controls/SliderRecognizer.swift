import Foundation
import Views

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
            let centre = Self.centre(
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
        let travel = width - Theme.sliderKnob
        guard travel > 0 else { return }
        let fraction = Double((lastX - grip - Theme.sliderKnob / 2) / travel)
        let new = scale.value(at: isMirrored ? 1 - fraction : fraction)
        if new != value.wrappedValue { value.wrappedValue = new }
    }

    private func end() {
        grip = nil
        guard isEditing else { return }
        isEditing = false
        pressed(false)
        edited(false)
    }

    nonisolated static func centre(
        of fraction: Double, _ width: CGFloat, _ isMirrored: Bool
    ) -> CGFloat {
        Theme.sliderKnob / 2
            + (width - Theme.sliderKnob) * CGFloat(isMirrored ? 1 - fraction : fraction)
    }
}
