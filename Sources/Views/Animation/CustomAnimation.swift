import Foundation
import Geometry

/// How a change of a vector is spread over time: an app's own curve, or one of ours.
///
/// `value` is the whole change, counted from zero, so an animation never sees where a view began.
public protocol CustomAnimation: Hashable, Sendable {
    /// The part of the change shown `time` seconds after the start; nil once the change is complete.
    func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V?

    /// The change in a second at `time`; nil where the animation cannot tell.
    func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V?

    /// Whether this animation takes over from `previous`, which has run for `time` seconds towards
    /// `value`. If it does, it inherits the state and the clock of `previous`; otherwise both run
    /// and their values are added.
    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool
}

extension CustomAnimation {
    public func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? {
        nil
    }

    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        false
    }
}

/// An animation that knows beforehand how long it runs, so that repeating it needs no sampling.
package protocol MeasuredAnimation: CustomAnimation {
    /// Seconds until the change is complete: infinite where it never is, nil where unknown.
    func duration<V: VectorArithmetic>(of value: V) -> TimeInterval?
}

extension CustomAnimation {
    /// The duration where the animation can tell it.
    func knownDuration<V: VectorArithmetic>(of value: V) -> TimeInterval? {
        (self as? any MeasuredAnimation)?.duration(of: value)
    }
}
