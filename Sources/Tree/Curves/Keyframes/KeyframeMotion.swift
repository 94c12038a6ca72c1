import Foundation
import Geometry

/// The curve through the keyframes of one track.
struct KeyframeMotion<Vector: VectorArithmetic> {
    private enum Curve {
        case linear(UnitCurve)
        /// A cubic Hermite curve.
        case cubic(startVelocity: Vector, endVelocity: Vector)
        case spring(Spring, startVelocity: Vector)
        case move
    }

    private struct Segment {
        let start: TimeInterval
        let duration: TimeInterval
        let from: Vector
        let to: Vector
        let curve: Curve
        /// Whether its last value is its target; a spring with a duration may end before it gets there.
        let endsAtTarget: Bool
    }

    private let initial: Vector
    private var segments: [Segment] = []
    private(set) var duration: TimeInterval = 0
    private(set) var hasBadDuration = false

    init(_ keyframes: [KeyframeDescription<Vector>], from initial: Vector) {
        self.initial = initial
        for index in keyframes.indices { append(keyframes, index) }
    }

    /// The value at a time, which is clamped to the duration.
    func value(at time: TimeInterval) -> Vector {
        guard let last = segments.last else { return initial }
        guard time < duration else { return end(of: last) }
        // The first segment that is not over; a jump at the same time comes before it.
        var (low, high) = (0, segments.count - 1)
        while low < high {
            let middle = (low + high) / 2
            let segment = segments[middle]
            if max(time, 0) < segment.start + segment.duration {
                high = middle
            } else {
                low = middle + 1
            }
        }
        let segment = segments[low]
        return value(of: segment, after: max(0, time - segment.start))
    }

    // MARK: Segments

    private mutating func append(_ keyframes: [KeyframeDescription<Vector>], _ index: Int) {
        let keyframe = keyframes[index]
        let from = segments.last.map(end(of:)) ?? initial
        let before = segments.last.map(endVelocity(of:)) ?? .zero
        let (curve, duration): (Curve, TimeInterval)
        switch keyframe.kind {
        case .linear(let timing):
            (curve, duration) = (.linear(timing), checked(keyframe.duration))
        case .move:
            (curve, duration) = (.move, 0)
        case .spring(let spring, let velocity):
            let start = velocity ?? before
            curve = .spring(spring, startVelocity: start)
            let settling = spring.settlingDuration(
                target: keyframe.target - from, initialVelocity: start, epsilon: 0.001)
            duration = keyframe.duration == nil ? checked(settling) : checked(keyframe.duration)
        case .cubic(let start, let end):
            duration = checked(keyframe.duration)
            curve = .cubic(
                startVelocity: start ?? before,
                endVelocity: end ?? velocity(after: keyframes, index, from, duration))
        }
        segments.append(
            Segment(
                start: self.duration, duration: duration, from: from, to: keyframe.target,
                curve: curve, endsAtTarget: !keyframe.isCutSpring))
        self.duration += duration
    }

    /// The velocity at the end of a cubic keyframe that has none of its own.
    private mutating func velocity(
        after keyframes: [KeyframeDescription<Vector>], _ index: Int, _ from: Vector,
        _ duration: TimeInterval
    ) -> Vector {
        guard index + 1 < keyframes.count else { return .zero }
        let next = keyframes[index + 1]
        let target = keyframes[index].target
        switch next.kind {
        case .cubic(let start?, _): return start
        case .cubic(nil, _):
            let span = duration + checked(next.duration)
            return span > 0 ? (next.target - from).scaled(by: 1 / span) : .zero
        case .linear(let timing):
            let span = checked(next.duration)
            let slope = timing.velocity(at: 0)
            guard span > 0, slope.isFinite else { return .zero }
            return (next.target - target).scaled(by: slope / span)
        case .spring(_, let start): return start ?? .zero
        case .move: return .zero
        }
    }

    private mutating func checked(_ duration: TimeInterval?) -> TimeInterval {
        guard let duration, duration.isFinite, duration >= 0 else {
            hasBadDuration = true
            return 0
        }
        return duration
    }

    // MARK: Values

    private func value(of segment: Segment, after time: TimeInterval) -> Vector {
        guard segment.duration > 0 else { return segment.to }
        let way = segment.to - segment.from
        let progress = time / segment.duration
        switch segment.curve {
        case .move: return segment.to
        case .linear(let timing):
            return segment.from + way.scaled(by: timing.value(at: progress))
        case .spring(let spring, let velocity):
            return segment.from
                + spring.value(target: way, initialVelocity: velocity, time: time)
        case .cubic(let start, let end):
            let (t, t2, t3) = (progress, progress * progress, progress * progress * progress)
            return segment.from + way.scaled(by: 3 * t2 - 2 * t3)
                + start.scaled(by: (t3 - 2 * t2 + t) * segment.duration)
                + end.scaled(by: (t3 - t2) * segment.duration)
        }
    }

    private func end(of segment: Segment) -> Vector {
        segment.endsAtTarget ? segment.to : value(of: segment, after: segment.duration)
    }

    private func endVelocity(of segment: Segment) -> Vector {
        guard segment.duration > 0 else { return .zero }
        let way = segment.to - segment.from
        switch segment.curve {
        case .move: return .zero
        case .linear(let timing):
            let slope = timing.velocity(at: 1)
            return slope.isFinite ? way.scaled(by: slope / segment.duration) : .zero
        case .cubic(_, let end): return end
        case .spring(let spring, let velocity):
            return spring.velocity(
                target: way, initialVelocity: velocity, time: segment.duration)
        }
    }
}

extension KeyframeDescription {
    /// Whether it is a spring with a duration, which may end before the spring has settled.
    fileprivate var isCutSpring: Bool {
        if case .spring = kind { duration != nil } else { false }
    }
}
