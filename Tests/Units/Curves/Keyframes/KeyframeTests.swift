import Foundation
import Geometry
import Testing

@testable import Curves

struct KeyframeTests {
    private struct Pose {
        var x = 0.0
        var turn = Angle.zero
    }

    private func near(_ a: Double, _ b: Double, _ tolerance: Double = 1e-6) -> Bool {
        abs(a - b) < tolerance
    }

    @Test("S-285: a linear keyframe is reached along a line, by its timing curve")
    func linear() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            LinearKeyframe(10, duration: 2)
            LinearKeyframe(0, duration: 1, timingCurve: .easeIn)
        }
        #expect(timeline.duration == 3)
        #expect(near(timeline.value(time: 1), 5))
        #expect(near(timeline.value(time: 2), 10))
        #expect(timeline.value(time: 2.25) > 7.5 + 1)
        #expect(near(timeline.value(time: 9), 0))
        #expect(near(timeline.value(time: -1), 0))
    }

    @Test("S-285: a move jumps, and takes no time")
    func move() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            LinearKeyframe(1, duration: 1)
            MoveKeyframe(5)
            LinearKeyframe(6, duration: 1)
        }
        #expect(timeline.duration == 2)
        #expect(near(timeline.value(time: 0.999), 0.999))
        #expect(near(timeline.value(time: 1), 5))
        #expect(near(timeline.value(time: 1.5), 5.5))
    }

    @Test("S-285: a spring keyframe goes the way of the spring, and ends where that is settled")
    func spring() {
        let spring = Spring(duration: 0.4, bounce: 0.3)
        let timeline = KeyframeTimeline(initialValue: 0.0) { SpringKeyframe(1, spring: spring) }
        #expect(timeline.duration > 0.4)
        #expect(near(timeline.value(time: 0.2), spring.value(target: 1.0, time: 0.2)))
        #expect(timeline.value(time: 99) == 1)
        let cut = KeyframeTimeline(initialValue: 0.0) {
            SpringKeyframe(1, duration: 0.1, spring: spring)
        }
        #expect(cut.duration == 0.1)
    }

    @Test("S-286: cubic keyframes run smoothly through their values, and start and end at rest")
    func cubic() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            CubicKeyframe(1, duration: 1)
            CubicKeyframe(4, duration: 1)
        }
        func slope(_ time: Double) -> Double {
            (timeline.value(time: time + 1e-5) - timeline.value(time: time - 1e-5)) / 2e-5
        }
        #expect(near(timeline.value(time: 1), 1))
        #expect(near(slope(1), 2, 1e-3))
        #expect(near(slope(1e-4), 0, 1e-2))
        #expect(near(slope(2 - 1e-4), 0, 1e-2))
    }

    @Test("S-286: a cubic keyframe takes the velocity of its neighbours, or the one it is given")
    func velocities() {
        func slope(_ timeline: KeyframeTimeline<Double>, _ time: Double) -> Double {
            (timeline.value(time: time + 1e-5) - timeline.value(time: time)) / 1e-5
        }
        let mixed = KeyframeTimeline(initialValue: 0.0) {
            LinearKeyframe(3, duration: 1)
            CubicKeyframe(4, duration: 1)
        }
        #expect(near(slope(mixed, 1), 3, 1e-2))
        let given = KeyframeTimeline(initialValue: 0.0) {
            CubicKeyframe(1, duration: 1, startVelocity: 7, endVelocity: 0)
        }
        #expect(near(slope(given, 0), 7, 1e-2))
    }

    @Test("S-287: tracks run at once, as long as the longest; the others stay at their end")
    func tracks() {
        let timeline = KeyframeTimeline(initialValue: Pose()) {
            KeyframeTrack(\.x) {
                LinearKeyframe(10, duration: 1)
            }
            KeyframeTrack(\.turn) {
                LinearKeyframe(.degrees(90), duration: 2)
            }
        }
        #expect(timeline.duration == 2)
        let late = timeline.value(time: 1.5)
        #expect(near(late.x, 10))
        #expect(near(late.turn.degrees, 67.5))
        var pose = Pose(x: 3, turn: .zero)
        timeline.update(value: &pose, progress: 0.25)
        #expect(near(pose.x, 5))
    }

    @Test("Keyframes may be chosen and repeated, and a type of one's own has others in its body")
    func builders() {
        let isHigh = true
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            KeyframeTrack {
                for step in 1...3 { LinearKeyframe(Double(step), duration: 1) }
                if isHigh { Wiggle(size: 9) } else { MoveKeyframe(0) }
            }
        }
        #expect(timeline.duration == 5)
        #expect(near(timeline.value(time: 2.5), 2.5))
        #expect(near(timeline.value(time: 4), 9))
        #expect(near(timeline.value(time: 5), 0))
        let none = KeyframeTimeline(initialValue: 2.0) { KeyframeTrack {} }
        #expect(none.duration == 0)
        #expect(none.value(time: 1) == 2)
    }

    @Test("A duration that is negative or no number counts as none, and is noted")
    func badDurations() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            LinearKeyframe(1, duration: -1)
            CubicKeyframe(2, duration: .nan)
            LinearKeyframe(3, duration: 1)
        }
        #expect(timeline.duration == 1)
        #expect(timeline.hasBadDuration)
        #expect(near(timeline.value(time: 0.5), 2.5))
        #expect(timeline.value(time: .nan).isFinite)
    }

    @Test("A vector is scaled, and moved towards another one")
    func vectors() {
        #expect(3.0.scaled(by: 2) == 6)
        #expect(1.0.interpolated(towards: 5, amount: 0.25) == 2)
        var pair = AnimatablePair(0.0, 10.0)
        pair.interpolate(towards: AnimatablePair(10, 0), amount: 0.5)
        #expect(pair == AnimatablePair(5, 5))
    }
}

private struct Wiggle: KeyframeTrackContent {
    let size: Double

    var body: some KeyframeTrackContent<Double> {
        LinearKeyframe(size, duration: 1)
        LinearKeyframe(0, duration: 1)
    }
}
