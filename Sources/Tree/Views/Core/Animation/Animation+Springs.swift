import Curves
import Foundation

extension Animation {
    public static let `default` = Animation(DefaultAnimation())

    // MARK: Springs that merge

    public static var spring: Animation { spring(duration: 0.5, bounce: 0) }

    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
        Animation(SpringAnimation(spring: spring, blendDuration: blendDuration))
    }

    public static func spring(
        duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
    ) -> Animation {
        spring(Spring(duration: duration, bounce: bounce), blendDuration: blendDuration)
    }

    @_disfavoredOverload
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation {
        spring(
            Spring(response: response, dampingRatio: dampingFraction),
            blendDuration: blendDuration)
    }

    public static var interactiveSpring: Animation { interactiveSpring() }

    public static func interactiveSpring(
        duration: TimeInterval = 0.15, extraBounce: Double = 0.0,
        blendDuration: TimeInterval = 0.25
    ) -> Animation {
        spring(Spring(duration: duration, bounce: 0.14 + extraBounce), blendDuration: blendDuration)
    }

    @_disfavoredOverload
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86,
        blendDuration: TimeInterval = 0.25
    ) -> Animation {
        spring(
            Spring(response: response, dampingRatio: dampingFraction),
            blendDuration: blendDuration)
    }

    public static var smooth: Animation { smooth() }
    public static var snappy: Animation { snappy() }
    public static var bouncy: Animation { bouncy() }

    public static func smooth(
        duration: TimeInterval = 0.5, extraBounce: Double = 0.0
    ) -> Animation {
        spring(Spring.smooth(duration: duration, extraBounce: extraBounce))
    }

    public static func snappy(
        duration: TimeInterval = 0.5, extraBounce: Double = 0.0
    ) -> Animation {
        spring(Spring.snappy(duration: duration, extraBounce: extraBounce))
    }

    public static func bouncy(
        duration: TimeInterval = 0.5, extraBounce: Double = 0.0
    ) -> Animation {
        spring(Spring.bouncy(duration: duration, extraBounce: extraBounce))
    }

    // MARK: Springs that are added

    public static var interpolatingSpring: Animation { interpolatingSpring() }

    public static func interpolatingSpring(
        _ spring: Spring, initialVelocity: Double = 0.0
    ) -> Animation {
        Animation(InterpolatingSpringAnimation(spring: spring, initialVelocity: initialVelocity))
    }

    public static func interpolatingSpring(
        mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
    ) -> Animation {
        interpolatingSpring(
            Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
            initialVelocity: initialVelocity)
    }

    public static func interpolatingSpring(
        duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
    ) -> Animation {
        interpolatingSpring(
            Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
    }
}
