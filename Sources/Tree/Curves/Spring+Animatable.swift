import Foundation
import Geometry

// The same motions for values that are not vectors but have animatable data.
extension Spring {
    /// Returns where a value that starts at `fromValue` is after `time` seconds.
    public func value<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
    ) -> V {
        let start = fromValue.animatableData
        var result = toValue
        result.animatableData =
            start
            + value(
                target: toValue.animatableData - start,
                initialVelocity: initialVelocity.animatableData, time: time)
        return result
    }

    /// Returns how fast a value that starts at `fromValue` changes after `time` seconds, per
    /// second.
    public func velocity<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
    ) -> V {
        var result = toValue
        result.animatableData = velocity(
            target: toValue.animatableData - fromValue.animatableData,
            initialVelocity: initialVelocity.animatableData, time: time)
        return result
    }

    /// Returns the seconds until a value that starts at `fromValue` stays within `epsilon` of
    /// `toValue`.
    public func settlingDuration<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
    ) -> TimeInterval {
        settlingDuration(
            target: toValue.animatableData - fromValue.animatableData,
            initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
    }

    /// Returns the pull on a value at `position` that moves at `velocity`. `fromValue` has no
    /// effect.
    public func force<V: Animatable>(
        fromValue: V, toValue: V, position: V, velocity: V
    ) -> V {
        var result = toValue
        result.animatableData = force(
            target: toValue.animatableData, position: position.animatableData,
            velocity: velocity.animatableData)
        return result
    }
}
