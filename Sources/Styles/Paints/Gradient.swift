import Drawing
import Foundation
import Geometry

/// Colours along a line from 0 to 1.
public struct Gradient: Hashable, Sendable {
    public struct Stop: Hashable, Sendable {
        public var color: Color
        public var location: CGFloat

        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// Where the colours between two are taken from.
    public enum ColorSpace: Hashable, Sendable {
        /// Straight through the numbers of sRGB.
        case device
        /// Through what the eye sees as the middle.
        case perceptual
    }

    public var stops: [Stop]

    public init(stops: [Stop]) {
        self.stops = stops
    }

    /// Colours at even distances.
    public init(colors: [Color]) {
        let last = CGFloat(max(colors.count - 1, 1))
        stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
    }

    public func colorSpace(_ space: ColorSpace) -> AnyGradient {
        AnyGradient(self, in: space)
    }

    package func resolved(
        in context: ColorContext, space: ColorSpace = .device
    ) -> ResolvedGradient {
        let resolved = stops.map {
            ResolvedGradient.Stop(color: $0.color.resolved(in: context), location: $0.location)
        }
        return ResolvedGradient(stops: space == .device ? resolved : Self.refined(resolved))
    }

    /// The painter mixes in sRGB, so a perceptual gradient gets stops in between, close enough
    /// that no eye tells the difference.
    private static func refined(_ stops: [ResolvedGradient.Stop]) -> [ResolvedGradient.Stop] {
        let steps = 8
        let between = zip(stops, stops.dropFirst()).flatMap { from, to in
            (0..<steps).map { step in
                let part = Double(step) / Double(steps)
                return ResolvedGradient.Stop(
                    color: ColorSpace.perceptual.mix(from.color, to.color, by: part),
                    location: from.location + (to.location - from.location) * CGFloat(part))
            }
        }
        return between + stops.suffix(1)
    }
}

extension Gradient.ColorSpace {
    package func mix(
        _ first: ResolvedColor, _ second: ResolvedColor, by fraction: Double
    ) -> ResolvedColor {
        // The ends stay what they are, without a rounding.
        if fraction <= 0 { return first }
        if fraction >= 1 { return second }
        switch self {
        case .device: return first.mixed(with: second, by: fraction)
        case .perceptual:
            return OklabColor(first).mixed(with: OklabColor(second), by: Float(fraction)).resolved
        }
    }
}
