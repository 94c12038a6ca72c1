import Foundation

/// Colours along a line from 0 to 1. Before the first and after the last stop the colour is
/// constant unless the gradient repeats.
package struct ResolvedGradient: Hashable, Sendable {
    package struct Stop: Hashable, Sendable {
        package var color: ResolvedColor
        package var location: CGFloat

        package init(color: ResolvedColor, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// What is shown beyond the ends.
    package enum Extent: Hashable, Sendable { case pad, `repeat`, mirror }

    /// In ascending order of location.
    package let stops: [Stop]
    package var extent: Extent

    package init(stops: [Stop], extent: Extent = .pad) {
        self.extent = extent
        var highest = -CGFloat.infinity
        self.stops = stops.map { stop in
            highest = max(highest, stop.location)
            return Stop(color: stop.color, location: highest)
        }
    }

    /// A gradient whose colours are evenly spaced.
    package init(colors: [ResolvedColor]) {
        let last = CGFloat(max(colors.count - 1, 1))
        self.init(
            stops: colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) })
    }

    package func color(at location: CGFloat) -> ResolvedColor {
        guard let next = stops.firstIndex(where: { $0.location > location }) else {
            return stops.last?.color ?? .clear
        }
        guard next > 0 else { return stops[0].color }
        let before = stops[next - 1]
        let after = stops[next]
        let part = (location - before.location) / (after.location - before.location)
        return before.color.mixed(with: after.color, by: Double(part))
    }

    package func multiplyingOpacity(by factor: Double) -> ResolvedGradient {
        ResolvedGradient(
            stops: stops.map {
                Stop(color: $0.color.multiplyingOpacity(by: factor), location: $0.location)
            }, extent: extent)
    }
}
