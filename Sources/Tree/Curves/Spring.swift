import Foundation
import Geometry

/// A mass on a damped spring, described by how it feels or by its physics.
public struct Spring: Hashable, Sendable {
    /// Seconds of one undamped swing: how stiff the spring feels.
    public let response: Double
    /// 1 reaches the target as fast as possible without passing it; below 1 it bounces.
    public let dampingRatio: Double
    /// The mass on the spring; 1 unless it was given.
    public let mass: Double

    private init(response: Double, dampingRatio: Double, mass: Double) {
        // An instant spring still needs a finite frequency.
        self.response = max(response, 1e-4)
        self.dampingRatio = max(dampingRatio, 0)
        self.mass = mass
    }

    /// Creates a spring from its response in seconds and its damping ratio, on a mass of 1.
    public init(response: Double, dampingRatio: Double) {
        self.init(response: response, dampingRatio: dampingRatio, mass: 1)
    }

    /// Creates a spring from its duration in seconds, as people perceive it, and its bounce: near -1 it
    /// creeps, at 0 it does not overshoot, and at 1 it never stops.
    public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
        let bounce = min(max(bounce, -0.999_999), 1)
        self.init(response: duration, dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
    }

    /// Creates a spring from its physics. If `allowOverDamping` is false, the damping ratio is at
    /// most 1. Stops the program unless mass and stiffness are positive.
    public init(
        mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false
    ) {
        guard mass > 0, stiffness > 0 else {
            fatalError("A spring's mass and stiffness must be positive")
        }
        let frequency = (stiffness / mass).squareRoot()
        let ratio = damping / (2 * (stiffness * mass).squareRoot())
        self.init(
            response: 2 * .pi / frequency, dampingRatio: allowOverDamping ? ratio : min(ratio, 1),
            mass: mass)
    }

    /// The spring that is within `epsilon` of its target after `settlingDuration`.
    public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
        // Time scales with the response, so one measurement tells the rest.
        let probe = Spring(response: 1, dampingRatio: dampingRatio)
        let probed = probe.settlingDuration(target: 1.0, epsilon: epsilon)
        self.init(response: settlingDuration / probed, dampingRatio: dampingRatio)
    }

    /// How long the spring seems to take, in seconds: its response.
    public var duration: TimeInterval { response }
    /// How much the spring bounces: 1 for ever, 0 not at all; below 0 it is sluggish.
    public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }
    /// The pull of the spring per distance from its target.
    public var stiffness: Double { mass * frequency * frequency }
    /// The resistance per speed, which slows the motion down.
    public var damping: Double { 2 * dampingRatio * frequency * mass }
    /// The seconds until a change by 1 stays within 0.001 of its target.
    public var settlingDuration: TimeInterval { settlingDuration(target: 1.0, epsilon: 0.001) }

    /// Radians in a second, without damping.
    var frequency: Double { 2 * .pi / response }
}

// MARK: - Presets

extension Spring {
    /// A spring of 0.5 seconds without bounce.
    public static var smooth: Spring { smooth() }
    /// A spring of 0.5 seconds with a slight bounce of 0.15.
    public static var snappy: Spring { snappy() }
    /// A spring of 0.5 seconds with a clear bounce of 0.3.
    public static var bouncy: Spring { bouncy() }

    /// Returns a spring of a duration in seconds, without bounce but for `extraBounce`.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }

    /// Returns a spring of a duration in seconds. `extraBounce` is added to a bounce of 0.15.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    /// Returns a spring of a duration in seconds. `extraBounce` is added to a bounce of 0.3.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }
}
