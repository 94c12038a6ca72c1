import Foundation
import Geometry

// Wrappers never merge, and need not: springs are linear, so that adding a new one to the running
// one preserves value and velocity just as merging does.

/// Runs another animation after a delay.
struct DelayAnimation: MeasuredAnimation {
    let base: Animation
    let delay: TimeInterval

    func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
        guard time >= delay else { return .zero }
        return base.animate(value: value, time: time - delay, context: &context)
    }

    func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? {
        guard time >= delay else { return .zero }
        return base.velocity(value: value, time: time - delay, context: context)
    }

    func duration<V: VectorArithmetic>(of value: V) -> TimeInterval? {
        base.base.knownDuration(of: value).map { max(0, $0 + delay) }
    }
}

/// Runs another animation at another speed.
struct SpeedAnimation: MeasuredAnimation {
    let base: Animation
    let speed: Double

    func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
        base.animate(value: value, time: time * speed, context: &context)
    }

    func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? {
        base.velocity(value: value, time: time * speed, context: context)?.scaled(by: speed)
    }

    func duration<V: VectorArithmetic>(of value: V) -> TimeInterval? {
        guard speed > 0 else { return .infinity }
        return base.base.knownDuration(of: value).map { $0 / speed }
    }
}

/// Runs another animation, but is logically complete at a given time.
struct LogicalCompletionAnimation: MeasuredAnimation {
    let base: Animation
    let duration: TimeInterval

    func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
        let result = base.animate(value: value, time: time, context: &context)
        context.isLogicallyComplete = time >= duration
        return result
    }

    func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? {
        base.velocity(value: value, time: time, context: context)
    }

    func duration<V: VectorArithmetic>(of value: V) -> TimeInterval? {
        base.base.knownDuration(of: value)
    }
}
