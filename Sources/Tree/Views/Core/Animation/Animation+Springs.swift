import Curves
import Foundation

extension Animation {
    /// The animation of `withAnimation` unless another is named: a spring of 0.55 seconds without
    /// bounce.
    public static let `default` = Animation(DefaultAnimation())

    // MARK: Springs that merge

    /// A spring of 0.5 seconds without bounce.
    public static var spring: Animation { spring(duration: 0.5, bounce: 0) }

    /// Returns an animation by a spring, which takes over the value and velocity of a running
    /// spring. `blendDuration` has no effect.
    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
        Animation(SpringAnimation(spring: spring, blendDuration: blendDuration))
    }

    /// Returns an animation by a spring of a duration in seconds and a bounce from -1 to 1; at 0 it
    /// does not pass its target. `blendDuration` has no effect.
    public static func spring(
        duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
    ) -> Animation {
        spring(Spring(duration: duration, bounce: bounce), blendDuration: blendDuration)
    }

    /// Returns an animation by a spring of a response in seconds and a damping fraction, below 1 of
    /// which it bounces. `blendDuration` has no effect.
    @_disfavoredOverload
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation {
        spring(
            Spring(response: response, dampingRatio: dampingFraction),
            blendDuration: blendDuration)
    }

    /// A quick spring of 0.15 seconds with a slight bounce, for values that follow a finger.
    public static var interactiveSpring: Animation { interactiveSpring() }

    /// Returns a quick spring, for values that follow a finger. `extraBounce` is added to a bounce
    /// of 0.14; `blendDuration` has no effect.
    public static func interactiveSpring(
        duration: TimeInterval = 0.15, extraBounce: Double = 0.0,
        blendDuration: TimeInterval = 0.25
    ) -> Animation {
        spring(Spring(duration: duration, bounce: 0.14 + extraBounce), blendDuration: blendDuration)
    }

    /// Returns a quick spring of a response in seconds and a damping fraction, for values that
    /// follow a finger. `blendDuration` has no effect.
    @_disfavoredOverload
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86,
        blendDuration: TimeInterval = 0.25
    ) -> Animation {
        spring(
            Spring(response: response, dampingRatio: dampingFraction),
            blendDuration: blendDuration)
    }

    /// A spring of 0.5 seconds without bounce.
    public static var smooth: Animation { smooth() }
    /// A spring of 0.5 seconds with a slight bounce of 0.15.
    public static var snappy: Animation { snappy() }
    /// A spring of 0.5 seconds with a clear bounce of 0.3.
    public static var bouncy: Animation { bouncy() }

    /// Returns a spring of a duration in seconds, without bounce but for `extraBounce`.
    public static func smooth(
        duration: TimeInterval = 0.5, extraBounce: Double = 0.0
    ) -> Animation {
        spring(Spring.smooth(duration: duration, extraBounce: extraBounce))
    }

    /// Returns a spring of a duration in seconds. `extraBounce` is added to a bounce of 0.15.
    public static func snappy(
        duration: TimeInterval = 0.5, extraBounce: Double = 0.0
    ) -> Animation {
        spring(Spring.snappy(duration: duration, extraBounce: extraBounce))
    }

    /// Returns a spring of a duration in seconds. `extraBounce` is added to a bounce of 0.3.
    public static func bouncy(
        duration: TimeInterval = 0.5, extraBounce: Double = 0.0
    ) -> Animation {
        spring(Spring.bouncy(duration: duration, extraBounce: extraBounce))
    }

    // MARK: Springs that are added

    /// A spring of 0.5 seconds without bounce, whose value is added to that of running animations.
    public static var interpolatingSpring: Animation { interpolatingSpring() }

    /// Returns an animation by a spring, whose value is added to that of running animations.
    /// `initialVelocity` is in multiples of the whole change per second.
    public static func interpolatingSpring(
        _ spring: Spring, initialVelocity: Double = 0.0
    ) -> Animation {
        Animation(InterpolatingSpringAnimation(spring: spring, initialVelocity: initialVelocity))
    }

    /// Returns an animation by a spring with the given physics, whose value is added to that of
    /// running animations. Stops the program unless mass and stiffness are positive.
    public static func interpolatingSpring(
        mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
    ) -> Animation {
        interpolatingSpring(
            Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
            initialVelocity: initialVelocity)
    }

    /// Returns an animation by a spring of a duration in seconds and a bounce from -1 to 1, whose
    /// value is added to that of running animations.
    public static func interpolatingSpring(
        duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
    ) -> Animation {
        interpolatingSpring(
            Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
    }
}
