import Drawing
import Foundation
import Geometry
import Views

/// Paints a control's background, the outline for increased contrast, and its focus ring. The
/// colour is animated.
struct ControlBackground: RenderModifier {
    typealias Body = Never
    let fill: ControlFill
    let outline: ControlOutline

    func effect(in environment: EnvironmentValues) -> ControlBackgroundEffect {
        let context = environment.colorContext
        return ControlBackgroundEffect(
            fill: ResolvedStyle(fill.resolve(in: environment).resolved(in: context)),
            edge: context.color(.controlOutline),
            ring: fill.phase.showsFocus ? environment.focusRingColors : nil,
            outline: outline)
    }
}

struct ControlBackgroundEffect: RenderEffect, Animatable {
    var fill: ResolvedStyle
    let edge: ResolvedColor
    let ring: FocusRingColors?
    let outline: ControlOutline

    var animatableData: ColorVector {
        get { fill.animatableData }
        set { fill.animatableData = newValue }
    }

    func paint(
        _ child: RenderNode, into recorder: inout DisplayListRecorder, size: CGSize,
        in context: RenderContext
    ) {
        let bounds = CGRect(origin: .zero, size: size)
        let shape = outline.shape(in: bounds)
        recorder.fill(shape, with: fill.paint(in: bounds))
        if edge.opacity > 0 { recorder.strokeBorder(shape, width: 1, with: edge) }
        recorder.child(child)
        FocusRingEffect(colors: ring, outline: outline).paintRing(into: &recorder, bounds)
    }

    func change(from old: ControlBackgroundEffect) -> RenderChange {
        fill == old.fill && edge == old.edge && ring == old.ring && outline == old.outline
            ? .none : .paint
    }
}

extension View {
    nonisolated func controlBackground(_ fill: ControlFill, _ outline: ControlOutline) -> some View
    {
        modifier(ControlBackground(fill: fill, outline: outline))
    }
}

extension View {
    /// Animates what the value changes, unless the user has asked for less motion.
    nonisolated func motion<Value: Equatable>(_ animation: Animation, value: Value) -> some View {
        self.animation(animation, value: value, unless: \.accessibilityReduceMotion)
    }
}
