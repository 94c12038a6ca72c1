import Drawing
import Foundation
import Geometry

/// Colours around a centre, between two radii in points.
public struct RadialGradient: Equatable, Sendable {
    package let gradient: AnyGradient
    package let center: UnitPoint
    package let startRadius: CGFloat
    package let endRadius: CGFloat

    package init(
        _ gradient: AnyGradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) {
        self.gradient = gradient
        self.center = center
        self.startRadius = startRadius
        self.endRadius = endRadius
    }

    /// Creates a gradient around a point, between two radii in points.
    public init(
        gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) {
        self.init(
            AnyGradient(gradient), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    public init(
        colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
            endRadius: endRadius)
    }

    public init(
        stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) {
        self.init(
            gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
            endRadius: endRadius)
    }
}

extension RadialGradient: ResolvablePaint {
    package func paint(in context: ColorContext, bounds: CGRect) -> Paint {
        let span = Paint.RadialSpan(
            center: center.point(in: bounds), startRadius: startRadius, endRadius: endRadius)
        return .radialGradient(gradient.resolved(in: context), span)
    }
}
