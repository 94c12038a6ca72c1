import Drawing
import Foundation
import Geometry

/// A style that becomes something to paint with once its surroundings and its shape are known.
package protocol ResolvablePaint {
    /// `bounds` is the box of the shape to fill, in the shape's own coordinates.
    func paint(in context: ColorContext, bounds: CGRect) -> Paint
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

extension AnyGradient: ResolvablePaint {
    package func paint(in context: ColorContext, bounds: CGRect) -> Paint {
        LinearGradient(self, startPoint: .top, endPoint: .bottom)
            .paint(in: context, bounds: bounds)
    }
}
