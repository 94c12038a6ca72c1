import Drawing
import Foundation
import Geometry

/// Colours around a centre, clockwise from an angle to another.
public struct AngularGradient: Equatable, Sendable {
    package let gradient: AnyGradient
    package let center: UnitPoint
    package let startAngle: Angle
    package let endAngle: Angle

    package init(
        _ gradient: AnyGradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
    ) {
        self.gradient = gradient
        self.center = center
        self.startAngle = startAngle
        self.endAngle = endAngle
    }

    // MARK: Between two angles

    /// Creates a gradient from one angle to another, clockwise if that is larger. Of the rest of
    /// the turn, one half has the last colour and the other half the first.
    public init(
        gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
    ) {
        self.init(
            AnyGradient(gradient), center: center, startAngle: startAngle, endAngle: endAngle)
    }

    public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startAngle: startAngle,
            endAngle: endAngle)
    }

    public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(
            gradient: Gradient(stops: stops), center: center, startAngle: startAngle,
            endAngle: endAngle)
    }

    // MARK: All the way round

    /// Creates a gradient all the way round, clockwise from an angle.
    public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
        self.init(
            AnyGradient(gradient), center: center, startAngle: angle,
            endAngle: angle + .degrees(360))
    }

    public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
    }

    public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
    }
}

extension AngularGradient: ResolvablePaint {
    package func paint(in context: ColorContext, bounds: CGRect) -> Paint {
        .angularGradient(
            gradient.resolved(in: context), center: center.point(in: bounds),
            from: startAngle.radians, to: endAngle.radians)
    }
}
