import Drawing
import Foundation
import Geometry
import Views

/// Changes every colour of a view by an amount.
struct ColorAmountModifier: PaintEffect, Animatable {
    typealias Body = Never
    enum Kind { case brightness, contrast, saturation, grayscale, hueRotation }

    let kind: Kind
    var amount: Double

    var animatableData: Double {
        get { amount }
        set { amount = newValue }
    }

    func groupEffects(size: CGSize) -> [GroupEffect]? {
        let adjustment: ColorAdjustment =
            switch kind {
            case .brightness: .brightness(amount)
            case .contrast: .contrast(amount)
            case .saturation: .saturation(amount)
            case .grayscale: .grayscale(amount)
            case .hueRotation: .hueRotation(amount)
            }
        return [.adjust(adjustment)]
    }
}

nonisolated struct ColorInvertModifier: PaintEffect {
    typealias Body = Never
    func groupEffects(size: CGSize) -> [GroupEffect]? { [.adjust(.invert)] }
}

nonisolated struct LuminanceModifier: PaintEffect {
    typealias Body = Never
    func groupEffects(size: CGSize) -> [GroupEffect]? { [.adjust(.luminanceToAlpha)] }
}

/// An effect that needs a colour of the environment.
struct ColorMultiplyModifier: RenderModifier {
    typealias Body = Never
    let color: Color

    func effect(in environment: EnvironmentValues) -> ColorMultiplyEffect {
        ColorMultiplyEffect(style: color.resolved(in: environment))
    }
}

struct ColorMultiplyEffect: RenderEffect, Animatable {
    var style: ResolvedStyle

    var animatableData: ColorVector {
        get { style.animatableData }
        set { style.animatableData = newValue }
    }

    func paint(
        _ child: RenderNode, into recorder: inout DisplayListRecorder, size: CGSize,
        in context: RenderContext
    ) {
        recorder.child(child, under: [.adjust(.multiply(style.color))])
    }

    func change(from old: ColorMultiplyEffect) -> RenderChange {
        style == old.style ? .none : .paint
    }
}

/// A shadow that falls behind a view.
struct ShadowModifier: RenderModifier {
    typealias Body = Never
    let color: Color
    let radius: CGFloat
    let offset: CGSize

    func effect(in environment: EnvironmentValues) -> ShadowEffect {
        ShadowEffect(style: color.resolved(in: environment), radius: radius, offset: offset)
    }
}

nonisolated struct ShadowEffect: RenderEffect, Animatable, Equatable {
    var style: ResolvedStyle
    var radius: CGFloat
    var offset: CGSize

    var animatableData: AnimatablePair<ColorVector, AnimatablePair<CGFloat, CGSize.AnimatableData>>
    {
        get {
            AnimatablePair(style.animatableData, AnimatablePair(radius, offset.animatableData))
        }
        set {
            style.animatableData = newValue.first
            radius = newValue.second.first
            offset.animatableData = newValue.second.second
        }
    }

    @MainActor
    func paint(
        _ child: RenderNode, into recorder: inout DisplayListRecorder, size: CGSize,
        in context: RenderContext
    ) {
        let color = style.color
        guard color.opacity > 0 else { return recorder.child(child) }
        recorder.child(
            child, under: [.shadow(color: color, radius: max(radius, 0), offset: offset)])
    }

    func change(from old: ShadowEffect) -> RenderChange { self == old ? .none : .paint }
}

extension View {
    /// Draws a shadow behind the view; the radius of its blur and its distance are in points.
    nonisolated public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat,
        x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        modifier(ShadowModifier(color: color, radius: radius, offset: CGSize(width: x, height: y)))
    }

    /// Adds an amount to the red, green and blue of the view; 0 changes nothing.
    nonisolated public func brightness(_ amount: Double) -> some View {
        modifier(ColorAmountModifier(kind: .brightness, amount: amount))
    }

    /// Spreads the view's colours about middle grey: 1 changes nothing, 0 makes all of them grey.
    nonisolated public func contrast(_ amount: Double) -> some View {
        modifier(ColorAmountModifier(kind: .contrast, amount: amount))
    }

    /// Makes the view's colours stronger or paler: 1 changes nothing, 0 leaves shades of grey.
    nonisolated public func saturation(_ amount: Double) -> some View {
        modifier(ColorAmountModifier(kind: .saturation, amount: amount))
    }

    /// Takes the view's colour away by an amount: 0 changes nothing, 1 leaves shades of grey.
    nonisolated public func grayscale(_ amount: Double) -> some View {
        modifier(ColorAmountModifier(kind: .grayscale, amount: amount))
    }

    /// Turns the hue of each colour of the view by an angle; the luminance stays.
    nonisolated public func hueRotation(_ angle: Angle) -> some View {
        modifier(ColorAmountModifier(kind: .hueRotation, amount: angle.radians))
    }

    /// Inverts the view's colours; its opacity stays.
    nonisolated public func colorInvert() -> some View { modifier(ColorInvertModifier()) }

    /// Makes the view black, and each pixel as opaque as it is light.
    nonisolated public func luminanceToAlpha() -> some View { modifier(LuminanceModifier()) }

    /// Multiplies each channel of the view by that of a colour; white changes nothing.
    nonisolated public func colorMultiply(_ color: Color) -> some View {
        modifier(ColorMultiplyModifier(color: color))
    }
}
