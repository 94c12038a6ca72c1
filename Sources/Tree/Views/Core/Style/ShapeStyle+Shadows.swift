import Styles
import Foundation

/// A style with a shadow.
struct ShadowedShapeStyle<Base: ShapeStyle>: ShapeStyle {
    typealias Resolved = Never
    let base: Base
    let shadow: ShadowStyle

    func _resolve(in context: _ShapeStyleContext) -> _ResolvedShapeStyle {
        let style = base._resolve(in: context).style
        return _ResolvedShapeStyle(
            style: ResolvedStyle(
                ShadowedPaint(style, shadow), in: context.environment.colorContext))
    }
}

extension ShapeStyle {
    /// This style with a shadow behind or inside of what is painted in it.
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
        ShadowedShapeStyle(base: self, shadow: style)
    }
}

extension ShapeStyle where Self == AnyShapeStyle {
    /// The foreground style with a shadow.
    public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
        ShadowedShapeStyle(base: ForegroundStyle(), shadow: style)
    }

    /// The foreground style, `opacity` times as opaque.
    public static func opacity(_ opacity: Double) -> some ShapeStyle {
        FadedShapeStyle(base: ForegroundStyle(), opacity: opacity)
    }
}
