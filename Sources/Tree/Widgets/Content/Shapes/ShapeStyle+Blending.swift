import Styles
import Views

/// A style that is combined in another way with what is behind it.
private struct BlendedShapeStyle<Base: ShapeStyle>: ShapeStyle {
    typealias Resolved = Never
    let base: Base
    let mode: BlendMode

    func _resolve(in context: _ShapeStyleContext) -> _ResolvedShapeStyle {
        let style = base._resolve(in: context).style
        return _ResolvedShapeStyle(
            style: ResolvedStyle(
                BlendedPaint(style, mode.operation), in: context.environment.colorContext))
    }
}

extension ShapeStyle {
    /// This style, blended with what is behind what is painted in it.
    public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
        BlendedShapeStyle(base: self, mode: mode)
    }
}

extension ShapeStyle where Self == AnyShapeStyle {
    /// The foreground style, blended.
    public static func blendMode(_ mode: BlendMode) -> some ShapeStyle {
        BlendedShapeStyle(base: ForegroundStyle(), mode: mode)
    }
}
