import Foundation
import Geometry

// The motion solves x'' + 2ζω x' + ω² x = 0, where x is the distance from the target. With
// x(0) = x₀ and x'(0) = v₀ there are three answers:
//
//   ζ < 1   e^(-at) (x₀ cos ωd t + (v₀ + a x₀)/ωd · sin ωd t)    a = ζω, ωd = ω √(1-ζ²)
//   ζ = 1   e^(-ωt) (x₀ + (v₀ + ω x₀) t)
//   ζ > 1   c₁ e^(r₁t) + c₂ e^(r₂t)                              r = -ω (ζ ± √(ζ²-1))

extension Spring {
    /// Where a value that began at zero is after `time` seconds.
    public func value<V: VectorArithmetic>(
        target: V, initialVelocity: V = .zero, time: TimeInterval
    ) -> V {
        let (distance, speed) = weights(at: time).position
        // x₀ is -target.
        return target - target.scaled(by: distance) + initialVelocity.scaled(by: speed)
    }

    /// How fast a value that began at zero changes after `time` seconds, in a second.
    public func velocity<V: VectorArithmetic>(
        target: V, initialVelocity: V = .zero, time: TimeInterval
    ) -> V {
        let (distance, speed) = weights(at: time).velocity
        return initialVelocity.scaled(by: speed) - target.scaled(by: distance)
    }

    /// Moves a value and its velocity on by `deltaTime` seconds.
    public func update<V: VectorArithmetic>(
        value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
    ) {
        let way = target - value
        let next = self.value(target: way, initialVelocity: velocity, time: deltaTime)
        velocity = self.velocity(target: way, initialVelocity: velocity, time: deltaTime)
        value = value + next
    }

    /// The pull on a mass at `position` moving at `velocity`.
    public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
        (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
    }

    /// Seconds until a value that began at zero stays within `epsilon` of its target.
    public func settlingDuration<V: VectorArithmetic>(
        target: V, initialVelocity: V = .zero, epsilon: Double
    ) -> TimeInterval {
        let distance = target.magnitudeSquared.squareRoot()
        let decay = dampingRatio * frequency
        guard decay > 0 else {
            let isAtRest = distance <= epsilon && initialVelocity.magnitudeSquared == 0
            return isAtRest ? 0 : .infinity
        }
        if dampingRatio < 1 {
            let swing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
            let sine = initialVelocity - target.scaled(by: decay)
            let turn = sine.magnitudeSquared / (swing * swing)
            let amplitude = (distance * distance + turn).squareRoot()
            return amplitude > epsilon ? log(amplitude / epsilon) / decay : 0
        }
        let speed = initialVelocity.magnitudeSquared.squareRoot()
        return firstTime(after: speed == 0 ? 0 : peakTime) { time in
            let (position, velocity) = weights(at: time).position
            return abs(position) * distance + abs(velocity) * speed <= epsilon
        }
    }

    /// When a push alone carries a value furthest, without bounce; from there on it only calms.
    private var peakTime: TimeInterval {
        guard dampingRatio > 1 else { return 1 / frequency }
        let root = (dampingRatio * dampingRatio - 1).squareRoot()
        return log((dampingRatio + root) / (dampingRatio - root)) / (2 * frequency * root)
    }

    /// The first time from which `isCalm`, which once true stays true, holds.
    private func firstTime(
        after start: TimeInterval, _ isCalm: (TimeInterval) -> Bool
    ) -> TimeInterval {
        var low = start
        var high = max(start, response)
        guard !isCalm(low) else { return low }
        while !isCalm(high), high < 1e6 { (low, high) = (high, high * 2) }
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if isCalm(middle) { high = middle } else { low = middle }
        }
        return high
    }

    /// Factors of x₀ and v₀ in the position and in the velocity at `time`.
    private func weights(
        at time: TimeInterval
    ) -> (position: (Double, Double), velocity: (Double, Double)) {
        let omega = frequency
        let zeta = dampingRatio
        if zeta < 1 {
            let a = zeta * omega
            let swing = omega * (1 - zeta * zeta).squareRoot()
            let decay = exp(-a * time)
            let c = cos(swing * time)
            let s = sin(swing * time) / swing
            return (
                (decay * (c + a * s), decay * s),
                (-decay * (a * a + swing * swing) * s, decay * (c - a * s))
            )
        }
        if zeta == 1 {
            let decay = exp(-omega * time)
            return (
                (decay * (1 + omega * time), decay * time),
                (-decay * omega * omega * time, decay * (1 - omega * time))
            )
        }
        let root = (zeta * zeta - 1).squareRoot()
        let r1 = -omega * (zeta - root)
        let r2 = -omega * (zeta + root)
        let (e1, e2) = (exp(r1 * time), exp(r2 * time))
        let span = r1 - r2
        return (
            ((r1 * e2 - r2 * e1) / span, (e1 - e2) / span),
            (r1 * r2 * (e2 - e1) / span, (r1 * e1 - r2 * e2) / span)
        )
    }
}
