import Foundation

/// Two fingers on a touchscreen or a touchpad move apart, together or about each other.
package struct PinchEvent: Equatable, Sendable {
    package enum Phase: Equatable, Sendable { case began, changed, ended, cancelled }

    package var phase: Phase
    /// The point between the fingers, in points from the content's top left corner.
    package var location: CGPoint
    /// The distance between the fingers, as a multiple of that at the beginning.
    package var scale: Double
    /// How far the fingers have turned since the beginning, clockwise in radians.
    package var rotation: Double

    package init(
        _ phase: Phase, at location: CGPoint, scale: Double = 1, rotation: Double = 0
    ) {
        self.phase = phase
        self.location = location
        self.scale = scale.isFinite && scale > 0 ? scale : 1
        self.rotation = rotation.isFinite ? rotation : 0
    }
}

/// Follows two points that stand for two fingers.
package struct PinchTracker {
    private let startLength: Double
    private var lastAngle: Double
    /// The turn since the beginning; more than a whole one where the fingers went round.
    private var rotation = 0.0

    /// Fingers closer than this count as this far apart, so that a small move scales only a little.
    private static let leastLength = 16.0

    package init(_ a: CGPoint, _ b: CGPoint) {
        startLength = max(Self.length(a, b), Self.leastLength)
        lastAngle = Self.angle(a, b)
    }

    /// The event of the two points' new positions.
    package mutating func move(
        to a: CGPoint, _ b: CGPoint, _ phase: PinchEvent.Phase = .changed
    ) -> PinchEvent {
        let angle = Self.angle(a, b)
        rotation += remainder(angle - lastAngle, 2 * .pi)
        lastAngle = angle
        return PinchEvent(
            phase, at: CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2),
            scale: max(Self.length(a, b), 1) / startLength, rotation: rotation)
    }

    private static func length(_ a: CGPoint, _ b: CGPoint) -> Double {
        Double(hypot(b.x - a.x, b.y - a.y))
    }

    private static func angle(_ a: CGPoint, _ b: CGPoint) -> Double {
        Double(atan2(b.y - a.y, b.x - a.x))
    }
}
