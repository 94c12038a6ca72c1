import Foundation
import Geometry

/// A keyframe that is reached along a straight line.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
    public typealias Body = Never

    private let to: Value
    private let duration: TimeInterval
    private let timingCurve: UnitCurve

    /// `timingCurve` says how the time between the keyframes is spent.
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
        self.to = to
        self.duration = duration
        self.timingCurve = timingCurve
    }

    public func _resolve(into list: inout _KeyframeList<Value>) {
        list.keyframes.append(
            KeyframeDescription(
                target: to.animatableData, duration: duration, kind: .linear(timingCurve)))
    }
}

/// A keyframe that is reached along a cubic curve.
///
/// A velocity that is not given is that of the neighbour, and between two cubic keyframes that of a
/// Catmull-Rom spline through the values.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
    public typealias Body = Never

    private let to: Value
    private let duration: TimeInterval
    private let startVelocity: Value?
    private let endVelocity: Value?

    /// Creates a keyframe that is reached `duration` seconds after the one before. Velocities are
    /// per second.
    public init(
        _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
    ) {
        self.to = to
        self.duration = duration
        self.startVelocity = startVelocity
        self.endVelocity = endVelocity
    }

    public func _resolve(into list: inout _KeyframeList<Value>) {
        list.keyframes.append(
            KeyframeDescription(
                target: to.animatableData, duration: duration,
                kind: .cubic(
                    startVelocity: startVelocity?.animatableData,
                    endVelocity: endVelocity?.animatableData)))
    }
}

/// A keyframe to which a spring pulls the value.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
    public typealias Body = Never

    private let to: Value
    private let duration: TimeInterval?
    private let spring: Spring
    private let startVelocity: Value?

    /// Without a duration the spring takes the time in which it settles; without a velocity it
    /// starts with that of the keyframe before.
    public init(
        _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
        startVelocity: Value? = nil
    ) {
        self.to = to
        self.duration = duration
        self.spring = spring
        self.startVelocity = startVelocity
    }

    public func _resolve(into list: inout _KeyframeList<Value>) {
        list.keyframes.append(
            KeyframeDescription(
                target: to.animatableData, duration: duration,
                kind: .spring(spring, startVelocity: startVelocity?.animatableData)))
    }
}

/// A keyframe to which the value jumps.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
    public typealias Body = Never

    private let to: Value

    /// Creates a keyframe at which the value becomes `to` without a transition.
    public init(_ to: Value) { self.to = to }

    public func _resolve(into list: inout _KeyframeList<Value>) {
        list.keyframes.append(
            KeyframeDescription(target: to.animatableData, duration: 0, kind: .move))
    }
}
