import Drawing
import Foundation
import Geometry

/// A radial gradient scaled to the aspect ratio of the shape, with radii as fractions of its sides.
public struct EllipticalGradient: Equatable, Sendable {
    package let gradient: AnyGradient
    package let center: UnitPoint
    package let startRadiusFraction: CGFloat
    package let endRadiusFraction: CGFloat

    package init(
        _ gradient: AnyGradient, center: UnitPoint, startRadiusFraction: CGFloat,
        endRadiusFraction: CGFloat
    ) {
        self.gradient = gradient
        self.center = center
        self.startRadiusFraction = startRadiusFraction
        self.endRadiusFraction = endRadiusFraction
    }

    /// Creates a gradient around a point, between two radii as fractions of the shape's sides.
    public init(
        gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            AnyGradient(gradient), center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }

    public init(
        colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            gradient: Gradient(colors: colors), center: center,
            startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
    }

    public init(
        stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            gradient: Gradient(stops: stops), center: center,
            startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
    }
}

extension EllipticalGradient: ResolvablePaint {
    package func paint(in context: ColorContext, bounds: CGRect) -> Paint {
        // A shape without width has no aspect ratio.
        let aspect = bounds.width > 0 ? bounds.height / bounds.width : 1
        let span = Paint.RadialSpan(
            center: center.point(in: bounds), startRadius: startRadiusFraction * bounds.width,
            endRadius: endRadiusFraction * bounds.width, aspect: aspect)
        return .radialGradient(gradient.resolved(in: context), span)
    }
}
