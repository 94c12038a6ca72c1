import Drawing
import Foundation
import Geometry

/// A style that becomes a paint, given the environment and the bounds of the shape.
package protocol ResolvablePaint {
    /// `bounds` are those of the shape to fill, in the shape's own coordinates.
    func paint(in context: ColorContext, bounds: CGRect) -> Paint

    /// The shadows of what is painted, the innermost first.
    func shadows(in context: ColorContext) -> [ResolvedShadow]

    /// How what is painted is combined with what is behind it.
    var blending: BlendOperation { get }
}

extension ResolvablePaint {
    package var blending: BlendOperation { .normal }

    package func shadows(in context: ColorContext) -> [ResolvedShadow] { [] }
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
