import Drawing
import Foundation
import Geometry

/// A style that becomes a paint, given the environment and the bounds of the shape.
package protocol ResolvablePaint {
    /// `bounds` are those of the shape to fill, in the shape's own coordinates.
    func paint(in context: ColorContext, bounds: CGRect) -> Paint

    /// The shadows of what is painted, the innermost first.
    func shadows(in context: ColorContext) -> [ResolvedShadow]

    /// How what is painted blends with what is behind it; nil for over it.
    func blending(in context: ColorContext) -> BlendOperation?
}

extension ResolvablePaint {
    package func shadows(in context: ColorContext) -> [ResolvedShadow] { [] }
    package func blending(in context: ColorContext) -> BlendOperation? { nil }
}

extension Color: ResolvablePaint {
    package func paint(in context: ColorContext, bounds: CGRect) -> Paint {
        .color(resolved(in: context))
    }
}

extension Color.Resolved: ResolvablePaint {
    package func paint(in context: ColorContext, bounds: CGRect) -> Paint {
        .color(ResolvedColor(self))
    }
}
