import Drawing
import Foundation

/// A style less opaque.
struct FadedShapeStyle<Base: ShapeStyle>: ShapeStyle {
    typealias Resolved = Never
    let base: Base
    let opacity: Double

    func _resolve(in context: _ShapeStyleContext) -> _ResolvedShapeStyle {
        _ResolvedShapeStyle(
            style: base._resolve(in: context).style.multiplyingOpacity(by: opacity))
    }
}

/// A weaker level of a style.
struct LeveledShapeStyle<Base: ShapeStyle>: ShapeStyle {
    typealias Resolved = Never
    let base: Base
    let level: Int

    func _resolve(in context: _ShapeStyleContext) -> _ResolvedShapeStyle {
        var context = context
        context.level += level
        return base._resolve(in: context)
    }
}

extension ShapeStyle {
    /// This style, `opacity` times as opaque.
    public func opacity(_ opacity: Double) -> some ShapeStyle {
        FadedShapeStyle(base: self, opacity: opacity)
    }

    /// The second of five levels of this style, about three quarters as opaque. A foreground of
    /// several styles has its second style at this level.
    public var secondary: some ShapeStyle { LeveledShapeStyle(base: self, level: 1) }
    /// The third level of this style, about half as opaque.
    public var tertiary: some ShapeStyle { LeveledShapeStyle(base: self, level: 2) }
    /// The fourth level of this style, about a fifth as opaque.
    public var quaternary: some ShapeStyle { LeveledShapeStyle(base: self, level: 3) }
    /// The fifth level of this style, about a tenth as opaque.
    public var quinary: some ShapeStyle { LeveledShapeStyle(base: self, level: 4) }
}
