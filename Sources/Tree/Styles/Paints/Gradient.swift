import Drawing
import Foundation
import Geometry

/// Colours along a line from 0 to 1.
public struct Gradient: Hashable, Sendable {
    /// A colour at a location of a gradient.
    public struct Stop: Hashable, Sendable {
        /// The colour at the location.
        public var color: Color
        /// The location along the gradient, from 0 at its start to 1 at its end.
        public var location: CGFloat

        /// Creates a stop of a colour at a location from 0 to 1.
        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// How the colours between two stops are computed.
    public enum ColorSpace: Hashable, Sendable {
        /// Linearly in sRGB.
        case device
        /// Linearly in a perceptual colour space.
        case perceptual
    }

    /// The colours and their locations, in the order of the locations.
    public var stops: [Stop]

    /// Creates a gradient from stops, which are in the order of their locations.
    public init(stops: [Stop]) {
        self.stops = stops
    }

    /// A gradient whose colours are evenly spaced.
    public init(colors: [Color]) {
        let last = CGFloat(max(colors.count - 1, 1))
        stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
    }

    package func resolved(
        in context: ColorContext, space: ColorSpace = .device
    ) -> ResolvedGradient {
        let resolved = stops.map {
            ResolvedGradient.Stop(color: $0.color.resolved(in: context), location: $0.location)
        }
        return ResolvedGradient(stops: space == .device ? resolved : Self.refined(resolved))
    }

    /// Adds stops between the given ones, because the rasterizer mixes in sRGB. The difference from a
    /// perceptual gradient is then invisible.
    private static func refined(_ stops: [ResolvedGradient.Stop]) -> [ResolvedGradient.Stop] {
        let steps = 8
        let between = zip(stops, stops.dropFirst()).flatMap { from, to in
            (0..<steps).map { step in
                let part = Double(step) / Double(steps)
                return ResolvedGradient.Stop(
                    color: ColorMixing.perceptual.mix(from.color, to.color, by: part),
                    location: from.location + (to.location - from.location) * CGFloat(part))
            }
        }
        return between + stops.suffix(1)
    }
}

extension Gradient.ColorSpace {
    package var mixing: ColorMixing { self == .device ? .device : .perceptual }
}

extension Color {
    /// This colour mixed with a fraction of another one.
    public func mix(
        with other: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
    ) -> Color {
        Color(.mixed(self, other, fraction: min(max(fraction, 0), 1), in: colorSpace.mixing))
    }
}
