import Curves
import Foundation
import Geometry

/// A spring that never merges. Overlapping ones are added, which also preserves velocity.
struct InterpolatingSpringAnimation: MeasuredAnimation {
    let spring: Spring
    /// In multiples of the change per second.
    let initialVelocity: Double

    func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
        context.isLogicallyComplete = time >= spring.duration
        guard time < settled(value) else { return nil }
        return spring.value(
            target: value, initialVelocity: value.scaled(by: initialVelocity), time: time)
    }

    func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? {
        spring.velocity(
            target: value, initialVelocity: value.scaled(by: initialVelocity), time: time)
    }

    func duration<V: VectorArithmetic>(of value: V) -> TimeInterval? { settled(value) }

    private func settled<V: VectorArithmetic>(_ value: V) -> TimeInterval {
        max(
            spring.duration,
            spring.settlingDuration(
                target: value, initialVelocity: value.scaled(by: initialVelocity),
                epsilon: SpringAnimation.restingDistance))
    }
}
