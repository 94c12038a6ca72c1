import Styles
import Drawing
import Foundation
import Geometry

/// A style that is painted as it is, whatever styles are around it.
package protocol PaintStyle: ShapeStyle, ResolvablePaint {}

extension PaintStyle {
    public func _resolve(in context: _ShapeStyleContext) -> _ResolvedShapeStyle {
        let colors = context.environment.colorContext
        return _ResolvedShapeStyle(
            style: ResolvedStyle(self, in: colors).atLevel(context.level, colors))
    }
}

extension Color: ShapeStyle, PaintStyle {}
extension Color.Resolved: ShapeStyle, PaintStyle { public typealias Resolved = Never }
extension AnyGradient: ShapeStyle, PaintStyle { public typealias Resolved = Never }
extension LinearGradient: ShapeStyle, PaintStyle { public typealias Resolved = Never }
extension RadialGradient: ShapeStyle, PaintStyle { public typealias Resolved = Never }
extension EllipticalGradient: ShapeStyle, PaintStyle { public typealias Resolved = Never }
extension AngularGradient: ShapeStyle, PaintStyle { public typealias Resolved = Never }

extension Material: ShapeStyle {
    public typealias Resolved = Never

    public func _resolve(in context: _ShapeStyleContext) -> _ResolvedShapeStyle {
        var colors = context.environment.colorContext
        colors.showsInactiveMaterials = isInactive(in: context.environment)
        return _ResolvedShapeStyle(
            style: ResolvedStyle(self, in: colors).atLevel(context.level, colors))
    }

    private func isInactive(in environment: EnvironmentValues) -> Bool {
        switch activeAppearance ?? environment.materialActiveAppearance {
        case .inactive: true
        case .matchWindow: !environment.appearsActive
        default: false
        }
    }
}

extension MeshGradient: ShapeStyle {
    public typealias Resolved = Never

    public func _resolve(in context: _ShapeStyleContext) -> _ResolvedShapeStyle {
        if let fault { context.environment.imageStore?.reportOnce(fault) }
        let colors = context.environment.colorContext
        return _ResolvedShapeStyle(
            style: ResolvedStyle(self, in: colors).atLevel(context.level, colors))
    }
}

extension Gradient: ShapeStyle {
    public typealias Resolved = Never

    public func _resolve(in context: _ShapeStyleContext) -> _ResolvedShapeStyle {
        AnyGradient(self)._resolve(in: context)
    }
}

extension HierarchicalShapeStyle: ShapeStyle {
    public typealias Resolved = Never

    public func _resolve(in context: _ShapeStyleContext) -> _ResolvedShapeStyle {
        var context = context
        context.level += level
        return _ResolvedShapeStyle(style: ForegroundStack.resolve(context))
    }
}
