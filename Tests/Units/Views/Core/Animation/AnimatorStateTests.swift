import Geometry
import Testing

@testable import Views

struct AnimatorStateTests {
    @Test("S-248: at or after the end the value is exactly the target")
    func exactEnd() {
        for animation in [Animation.linear(duration: 1), .default, .bouncy, .linear(duration: 0)] {
            let state = AnimatorState(from: 0.1, to: 0.7, animation: animation, at: 10)
            #expect(state.value(at: 10_000) == 0.7)
            #expect(state.isFinished)
        }
    }

    @Test("S-245: a spring interrupted by a spring keeps value and velocity")
    func springTakesOver() {
        let state = AnimatorState(
            from: 0.0, to: 100, animation: .spring(duration: 0.5, bounce: 0.2), at: 0)
        let before = state.value(at: 0.2)
        let speed = (before - state.value(at: 0.199)) / 0.001
        state.retarget(to: -50, animation: .snappy, at: 0.2)
        #expect(abs(state.value(at: 0.2) - before) < 1e-9)
        #expect(abs((state.value(at: 0.2001) - before) / 0.0001 - speed) < 20)
        #expect(state.value(at: 0.21) > before)
        #expect(state.value(at: 5) == -50)
    }

    @Test("S-245: springs taking over again and again leave one motion, not many")
    func manyRetargets() {
        let state = AnimatorState(from: 0.0, to: 1, animation: .interactiveSpring, at: 0)
        var last = 0.0
        for step in 1...100 {
            let time = Double(step) * 0.01
            let shown = state.value(at: time)
            #expect(shown >= last)
            last = shown
            state.retarget(to: Double(step), animation: .interactiveSpring, at: time)
        }
        #expect(state.value(at: 4) == 100)
        #expect(state.isFinished)
    }

    @Test("S-245: curves are added, starting from the value shown")
    func curvesAdd() {
        let state = AnimatorState(from: 0.0, to: 100, animation: .linear(duration: 1), at: 0)
        #expect(state.value(at: 0.5) == 50)
        state.retarget(to: 0, animation: .linear(duration: 1), at: 0.5)
        #expect(state.value(at: 0.5) == 50)
        // The first adds 25 more while the second takes 25 away.
        #expect(state.value(at: 0.75) == 50)
        #expect(state.value(at: 1.25) == 25)
        #expect(state.value(at: 1.5) == 0)
        #expect(state.isFinished)
    }

    @Test("S-247: an endless animation gives way to the next, from the value shown")
    func endlessGivesWay() {
        let state = AnimatorState(
            from: 0.0, to: 10, animation: .linear(duration: 1).repeatForever(), at: 0)
        #expect(state.value(at: 1.5) == 5)
        state.retarget(to: 20, animation: .linear(duration: 1), at: 1.5)
        #expect(state.value(at: 1.5) == 5)
        #expect(state.value(at: 2) == 12.5)
        #expect(state.value(at: 2.5) == 20)
        #expect(state.isFinished)
    }

    @Test("S-242: completions come once each, logical before removed")
    func completions() {
        let log = Log()
        let logical = AnimationCompletion(criteria: .logicallyComplete) { log.lines.append("1") }
        let removed = AnimationCompletion(criteria: .removed) { log.lines.append("2") }
        let state = AnimatorState(
            from: 0.0, to: 1, animation: .linear(duration: 5).logicallyComplete(after: 1), at: 0,
            completions: [logical, removed])
        #expect(logical.seal() == nil)
        #expect(removed.seal() == nil)
        for time in [0.5, 1, 2, 5, 6] {
            _ = state.value(at: time)
            for action in state.takeDueActions() { action() }
            if time == 2 { #expect(log.lines == ["1"]) }
        }
        #expect(log.lines == ["1", "2"])
    }

    @Test("S-242: a transaction that starts nothing completes when it is sealed, once")
    func sealed() {
        let completion = AnimationCompletion(criteria: .removed) {}
        #expect(completion.seal() != nil)
        #expect(completion.seal() == nil)
    }

    @Test("Finishing jumps to the target and completes what waits")
    func finish() {
        let completion = AnimationCompletion(criteria: .removed) {}
        let state = AnimatorState(
            from: 0.0, to: 1, animation: .default, at: 0, completions: [completion])
        _ = completion.seal()
        state.finish()
        #expect(state.isFinished)
        #expect(state.value(at: 0) == 1)
        #expect(state.takeDueActions().count == 1)
    }
}

private final class Log {
    var lines: [String] = []
}
