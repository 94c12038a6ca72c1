import Curves
import Foundation
import Geometry

/// A spring that takes value and velocity from the previous spring.
struct SpringAnimation: MeasuredAnimation {
    let spring: Spring
    /// Seconds over which a change of the spring's stiffness should spread.
    // Missing: blending; the new spring applies at once, value and velocity stay continuous.
    let blendDuration: TimeInterval

    /// The value and velocity when this spring replaced the previous one.
    private struct Handover<V: VectorArithmetic>: AnimationStateKey {
        var time: TimeInterval = 0
        var offset = V.zero
        var velocity = V.zero

        static var defaultValue: Handover { Handover() }
    }

    /// A thousandth of a point or of an opacity, which is not visible.
    static let restingDistance = 0.001

    func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
        let start = context.state[Handover<V>.self]
        let elapsed = time - start.time
        let way = value - start.offset
        let settled = spring.settlingDuration(
            target: way, initialVelocity: start.velocity, epsilon: Self.restingDistance)
        context.isLogicallyComplete = elapsed >= spring.duration
        // Even a spring without a change lasts for its nominal duration.
        guard elapsed < max(settled, spring.duration) else { return nil }
        return start.offset
            + spring.value(target: way, initialVelocity: start.velocity, time: elapsed)
    }

    func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? {
        let start = context.state[Handover<V>.self]
        return spring.velocity(
            target: value - start.offset, initialVelocity: start.velocity,
            time: time - start.time)
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        guard let old = previous.base as? any SpringDriven else { return false }
        let velocity = old.motion.velocity(value: value, time: time, context: context)
        let offset = old.motion.animate(value: value, time: time, context: &context)
        context.state[Handover<V>.self] = Handover(
            time: time, offset: offset ?? value,
            velocity: offset == nil ? .zero : velocity ?? .zero)
        context.isLogicallyComplete = false
        return true
    }

    func duration<V: VectorArithmetic>(of value: V) -> TimeInterval? {
        max(
            spring.duration, spring.settlingDuration(target: value, epsilon: Self.restingDistance))
    }
}

/// A spring animation that another spring can merge with.
protocol SpringDriven: CustomAnimation {
    var motion: SpringAnimation { get }
}

extension SpringAnimation: SpringDriven {
    var motion: SpringAnimation { self }
}

/// The default animation of `withAnimation`. It is a separate type, so that it does not equal any
/// other spring.
struct DefaultAnimation: MeasuredAnimation, SpringDriven {
    var motion: SpringAnimation {
        SpringAnimation(spring: Spring(response: 0.55, dampingRatio: 1), blendDuration: 0)
    }

    func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
        motion.animate(value: value, time: time, context: &context)
    }

    func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? {
        motion.velocity(value: value, time: time, context: context)
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        motion.shouldMerge(previous: previous, value: value, time: time, context: &context)
    }

    func duration<V: VectorArithmetic>(of value: V) -> TimeInterval? { motion.duration(of: value) }
}
