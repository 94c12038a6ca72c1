import Drawing
import Foundation
import Geometry
import Views

/// A toggle as a switch: label before, switch behind, the whole row to press.
struct SwitchToggle: View {
    let configuration: ToggleStyleConfiguration
    /// Whether it is a checkbox in a row of a list on a desktop.
    private let isAutomatic: Bool
    @Environment(\.labelsAreHidden) private var labelIsHidden
    @Environment(\.automaticTogglesAreCheckboxes) private var isCheckbox
    private var press = PressInteraction()

    init(configuration: ToggleStyleConfiguration, isAutomatic: Bool = false) {
        self.configuration = configuration
        self.isAutomatic = isAutomatic
    }

    var body: some View {
        if isAutomatic, isCheckbox {
            CheckboxToggle(configuration: configuration)
        } else {
            row.pressable(
                press, meaning: configuration.meaning, PressOptions(takesShortcut: true)
            ) { [configuration] in
                configuration.toggle()
            }
        }
    }

    @ViewBuilder private var row: some View {
        if labelIsHidden {
            knob.background { configuration.label.modifier(SilentLabel()) }
        } else {
            HStack(spacing: 0) {
                configuration.label.modifier(ControlTitle(keepsShortcut: true))
                Spacer(minLength: Theme.Spacing.stack)
                knob
            }
        }
    }

    private var knob: some View {
        SwitchKnob(
            position: configuration.isMixed ? 0.5 : configuration.isOn ? 1 : 0,
            phase: press.phase
        )
        .focusRing(press.phase.showsFocus, .capsule)
        .motion(Theme.Motion.toggle, value: configuration.isOn)
        .motion(Theme.Motion.hover, value: press.phase)
    }
}

/// A track with a knob that slides.
struct SwitchKnob: PrimitiveView {
    typealias Body = Never
    /// 0 for off, 1 for on.
    let position: Double
    let phase: ControlPhase

    func primitive(in environment: EnvironmentValues) -> SwitchDrawing {
        let context = environment.colorContext
        let isOn = position > 0
        let fill = ControlFill(kind: isOn ? .prominent : .plain, phase: phase)
        let background = fill.resolve(in: environment).resolved(in: context)
        return SwitchDrawing(
            position: position,
            track: ColorVector([
                environment.isEnabled || !isOn
                    ? background
                    : environment.tintColor.resolved(in: context)
                        .multiplyingOpacity(by: Theme.disabledFill)
            ]),
            edge: context.color(isOn ? .controlOutline : .separator),
            isEnabled: environment.isEnabled)
    }
}

struct SwitchDrawing: Primitive, Animatable {
    var position: Double
    var track: ColorVector
    let edge: ResolvedColor
    let isEnabled: Bool

    var animatableData: AnimatablePair<Double, ColorVector> {
        get { AnimatablePair(position, track) }
        set {
            position = newValue.first
            track = newValue.second
        }
    }

    func sizeThatFits(_ proposal: ProposedViewSize, in context: RenderContext) -> CGSize {
        Theme.toggleTrack
    }

    func paint(into recorder: inout DisplayListRecorder, size: CGSize, in context: RenderContext) {
        let bounds = CGRect(origin: .zero, size: size)
        recorder.fill(.capsule(bounds), with: track.color(at: 0) ?? .clear)
        if edge.opacity > 0 { recorder.strokeBorder(.capsule(bounds), width: 1, with: edge) }
        let inset = (size.height - Theme.toggleKnob) / 2
        let travel = size.width - Theme.toggleKnob - 2 * inset
        let knob = CGRect(
            x: inset + travel * (context.isRightToLeft ? 1 - position : position), y: inset,
            width: Theme.toggleKnob,
            height: Theme.toggleKnob)
        recorder.knob(in: knob, isEnabled: isEnabled)
    }

    func change(from old: SwitchDrawing) -> RenderChange {
        position == old.position && track == old.track && edge == old.edge
            && isEnabled == old.isEnabled ? .none : .paint
    }
}

extension DisplayListRecorder {
    /// The white knob of a switch or slider with its soft shadow; the cached pictures fit every
    /// position.
    mutating func knob(in rect: CGRect, isEnabled: Bool) {
        let shadow = Theme.Shadow.knob
        var knob = DisplayListRecorder()
        knob.with(
            .shadow(
                color: shadow.color, radius: shadow.radius,
                offset: CGSize(width: 0, height: shadow.y)), id: Self.knobID
        ) {
            $0.fill(
                .ellipse(CGRect(origin: .zero, size: rect.size)),
                with: ResolvedColor(white: isEnabled ? 1 : Self.disabledKnob))
        }
        child(knob.finish(id: Self.knobID), at: rect.origin)
    }

    private static var knobID: Int { 1 }
    private static var disabledKnob: Float { 0.86 }
}
