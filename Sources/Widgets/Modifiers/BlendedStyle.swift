import Views

/// A style that blends with what is behind it.
nonisolated private struct BlendedShapeStyle<Base: ShapeStyle>: ShapeStyle {
    typealias Resolved = Never
    let base: Base
    let mode: BlendMode

    func _resolve(in context: _ShapeStyleContext) -> _ResolvedShapeStyle {
        _ResolvedShapeStyle(
            style: ResolvedStyle(
                BlendedPaint(base._resolve(in: context).style, mode.operation),
                in: context.environment.colorContext))
    }
}

extension ShapeStyle {
    /// This style, blended with what is behind the shape or text that is painted in it.
    public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
        BlendedShapeStyle(base: self, mode: mode)
    }
}

extension ShapeStyle where Self == AnyShapeStyle {
    /// The foreground style, blended with what is behind it.
    public static func blendMode(_ mode: BlendMode) -> some ShapeStyle {
        BlendedShapeStyle(base: ForegroundStyle(), mode: mode)
    }
}
