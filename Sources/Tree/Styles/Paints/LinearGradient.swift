import Drawing
import Foundation
import Geometry

/// Colours along a straight line.
public struct LinearGradient: Equatable, Sendable {
    package let gradient: AnyGradient
    package let startPoint: UnitPoint
    package let endPoint: UnitPoint

    package init(_ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.gradient = gradient
        self.startPoint = startPoint
        self.endPoint = endPoint
    }

    /// Creates a gradient between two points, which are fractions of the shape's frame.
    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(AnyGradient(gradient), startPoint: startPoint, endPoint: endPoint)
    }

    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }

    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }
}

extension LinearGradient: ResolvablePaint {
    package func paint(in context: ColorContext, bounds: CGRect) -> Paint {
        .linearGradient(
            gradient.resolved(in: context), from: startPoint.point(in: bounds),
            to: endPoint.point(in: bounds))
    }
}

extension AnyGradient: ResolvablePaint {
    package func paint(in context: ColorContext, bounds: CGRect) -> Paint {
        LinearGradient(self, startPoint: .top, endPoint: .bottom)
            .paint(in: context, bounds: bounds)
    }
}
