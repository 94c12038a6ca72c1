import Foundation
import Geometry

/// The velocity of a pointer over the last moments.
struct PointerVelocity {
    private var samples: [(time: Double, location: CGPoint)] = []
    /// Seconds of movement that it is measured over.
    private static let window = 0.1

    mutating func add(_ location: CGPoint, at time: Double) {
        samples.append((time, location))
        samples.removeAll { $0.time < time - Self.window }
    }

    mutating func reset() { samples = [] }

    /// Points a second.
    var value: CGVector {
        guard let first = samples.first, let last = samples.last, last.time > first.time else {
            return .zero
        }
        let seconds = last.time - first.time
        return CGVector(
            dx: (last.location.x - first.location.x) / seconds,
            dy: (last.location.y - first.location.y) / seconds)
    }
}
