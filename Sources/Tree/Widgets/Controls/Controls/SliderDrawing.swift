import Drawing
import Foundation
import Geometry
import Views

/// A slider as it is drawn.
struct SliderKnob: PrimitiveView {
    typealias Body = Never
    let fraction: Double
    let ticks: [Double]
    let phase: ControlPhase

    func primitive(in environment: EnvironmentValues) -> SliderDrawing {
        let context = environment.colorContext
        let color = environment.isKeyWindow ? environment.tintColor : Color(.tertiaryLabel)
        let tint = color.resolved(in: context)
        let isEnabled = environment.isEnabled
        return SliderDrawing(
            fraction: fraction, ticks: ticks,
            filled: isEnabled ? tint : tint.multiplyingOpacity(by: Theme.disabledFill),
            track: context.color(.controlPressed)
                .multiplyingOpacity(by: isEnabled ? 1 : Theme.disabledFill),
            tick: context.color(.tertiaryLabel), edge: context.color(.separator),
            hover: phase.isPressed || phase.isHovered
                ? tint.multiplyingOpacity(by: Theme.TintedFill.rest) : nil,
            ring: phase.showsFocus ? environment.focusRingColors : nil,
            height: max(
                Theme.sliderKnob, Theme.controlHeight(environment.controlSize, environment.density)),
            isEnabled: isEnabled)
    }
}

struct SliderDrawing: Primitive, Animatable {
    var fraction: Double
    let ticks: [Double]
    let filled: ResolvedColor
    let track: ResolvedColor
    let tick: ResolvedColor
    let edge: ResolvedColor
    let hover: ResolvedColor?
    let ring: FocusRingColors?
    let height: CGFloat
    let isEnabled: Bool

    var animatableData: Double {
        get { fraction }
        set { fraction = newValue }
    }

    func sizeThatFits(_ proposal: ProposedViewSize, in context: RenderContext) -> CGSize {
        let width = proposal.width ?? Theme.sliderWidth
        return CGSize(
            width: width.isFinite ? max(width, 2 * Theme.sliderKnob) : Theme.sliderWidth,
            height: height)
    }

    func paint(into recorder: inout DisplayListRecorder, size: CGSize, in context: RenderContext) {
        let isMirrored = context.isRightToLeft
        // On whole pixels the cached pictures of the knob fit every position.
        let centre =
            (SliderScale.centre(of: fraction, size.width, isMirrored) * context.scale)
            .rounded()
            / context.scale
        let middle = size.height / 2
        paintTrack(
            into: &recorder, top: middle - Theme.sliderTrack / 2, size.width, centre, isMirrored)
        paintTicks(into: &recorder, size: size, isMirrored)
        let knob = CGRect(
            x: centre - Theme.sliderKnob / 2, y: middle - Theme.sliderKnob / 2,
            width: Theme.sliderKnob, height: Theme.sliderKnob)
        if let hover {
            let halo = Theme.Spacing.hairGap
            recorder.fill(.ellipse(knob.insetBy(dx: -halo, dy: -halo)), with: hover)
        }
        recorder.knob(in: knob, isEnabled: isEnabled)
        recorder.strokeBorder(.ellipse(knob), width: 1 / context.scale, with: edge)
        FocusRingEffect(colors: ring, outline: .capsule).paintRing(into: &recorder, knob)
    }

    /// The filled part is a cap that never changes and a bar whose other end the knob covers.
    private func paintTrack(
        into recorder: inout DisplayListRecorder, top: CGFloat, _ width: CGFloat,
        _ centre: CGFloat, _ isMirrored: Bool
    ) {
        let thickness = Theme.sliderTrack
        recorder.fill(
            .capsule(CGRect(x: 0, y: top, width: width, height: thickness)), with: track)
        let radius = thickness / 2
        let radii = CornerRadii(topLeft: radius, topRight: 0, bottomLeft: radius, bottomRight: 0)
        let track = CGRect(x: 0, y: top, width: width, height: thickness)
        let cap = DisplayShape.roundedRect(
            CGRect(x: 0, y: top, width: thickness, height: thickness), radii)
        recorder.fill(isMirrored ? cap.mirrored(in: track) : cap, with: filled)
        let length = (isMirrored ? width - centre : centre) - thickness
        let bar = CGRect(x: thickness, y: top, width: length, height: thickness)
        recorder.fill(.rect(isMirrored ? bar.mirrored(in: track) : bar), with: filled)
    }

    private func paintTicks(
        into recorder: inout DisplayListRecorder, size: CGSize, _ isMirrored: Bool
    ) {
        guard ticks.count > 1,
            (size.width - Theme.sliderKnob) / CGFloat(ticks.count - 1) >= Theme.sliderTickGap
        else { return }
        for tick in ticks {
            let x = SliderScale.centre(of: tick, size.width, isMirrored)
            let mark = CGRect(
                x: (x - Theme.sliderTick.width / 2).rounded(),
                y: size.height / 2 - Theme.sliderTick.height / 2, width: Theme.sliderTick.width,
                height: Theme.sliderTick.height)
            recorder.fill(.capsule(mark), with: tick <= fraction ? filled : self.tick)
        }
    }
}
