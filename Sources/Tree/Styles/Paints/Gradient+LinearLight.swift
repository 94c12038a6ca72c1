import Drawing
import Foundation

extension Gradient {
    /// The gradient with its colours mixed in linear light, by more stops between the given ones.
    package func resolvedInLinearLight(in context: ColorContext) -> ResolvedGradient {
        let stops = resolved(in: context).stops
        let steps = 8
        let between = zip(stops, stops.dropFirst()).flatMap { from, to in
            (0..<steps).map { step in
                let part = Float(step) / Float(steps)
                return ResolvedGradient.Stop(
                    color: from.color.mixedInLinearLight(with: to.color, by: part),
                    location: from.location + (to.location - from.location) * CGFloat(part))
            }
        }
        return ResolvedGradient(stops: between + stops.suffix(1))
    }
}

extension ResolvedColor {
    fileprivate func mixedInLinearLight(with other: ResolvedColor, by part: Float) -> ResolvedColor
    {
        let alpha = opacity + (other.opacity - opacity) * part
        guard alpha > 0 else { return .clear }
        func mix(_ a: Float, _ b: Float) -> Float {
            SRGBCurve.encoded(
                (SRGBCurve.linear(a) * opacity * (1 - part)
                    + SRGBCurve.linear(b) * other.opacity * part) / alpha)
        }
        return ResolvedColor(
            red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
            opacity: alpha)
    }
}
