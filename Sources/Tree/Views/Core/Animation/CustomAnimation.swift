import Foundation
import Geometry

/// The algorithm of an animation: a custom one, or one of ours.
///
/// `value` is the whole change relative to the start, so an animation does not know the start.
public protocol CustomAnimation: Hashable, Sendable {
    /// The change `time` seconds after the start; nil if the animation is finished.
    func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V?

    /// The change per second at `time`; nil if unknown.
    func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V?

    /// Whether this animation replaces `previous`, which has run for `time` seconds towards `value`.
    /// If so, it inherits the state and the start time of `previous`. Otherwise both run and their
    /// values are added.
    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool
}

extension CustomAnimation {
    /// Returns `nil`, because the velocity is unknown unless the animation implements this method.
    public func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? {
        nil
    }

    /// Returns `false`: the animation is added to the previous one unless it implements this
    /// method.
    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        false
    }
}

/// An animation with a known duration, which can be repeated without sampling it.
package protocol MeasuredAnimation: CustomAnimation {
    /// The duration in seconds: infinite for an endless animation, nil if unknown.
    func duration<V: VectorArithmetic>(of value: V) -> TimeInterval?
}

extension CustomAnimation {
    /// The duration, if it is known.
    func knownDuration<V: VectorArithmetic>(of value: V) -> TimeInterval? {
        (self as? any MeasuredAnimation)?.duration(of: value)
    }
}
