import Geometry
import Testing

@testable import Views

struct AnimationTests {
    private func run(
        _ animation: Animation, at times: [Double], towards value: Double = 100
    ) -> [Double?] {
        var context = AnimationContext<Double>()
        return times.map { animation.animate(value: value, time: $0, context: &context) }
    }

    @Test("S-238: curves without a duration take 0.35 seconds")
    func standardDuration() {
        for animation in [Animation.linear, .easeIn, .easeOut, .easeInOut] {
            #expect(animation.base.knownDuration(of: 1.0) == 0.35)
        }
        #expect(Animation.linear == .linear(duration: 0.35))
        #expect(Animation.easeInOut == .timingCurve(0.42, 0, 0.58, 1))
    }

    @Test("S-238: the default animation is a spring of its own")
    func defaultSpring() {
        #expect(Animation.default != .spring(response: 0.55, dampingFraction: 1))
        let times = [0, 0.1, 0.3, 0.6]
        #expect(
            run(.default, at: times) == run(.spring(response: 0.55, dampingFraction: 1), at: times))
    }

    @Test("S-238: .spring and .spring() last 0.5 seconds without bounce")
    func plainSpring() {
        #expect(Animation.spring == .spring())
        #expect(Animation.spring() == .spring(duration: 0.5, bounce: 0))
        #expect(Animation.spring() == .spring(Spring(response: 0.5, dampingRatio: 1)))
        #expect(Animation.spring(response: 0.5) != .spring())
    }

    @Test("S-238: smooth, snappy and bouncy bounce 0, 0.15 and 0.3")
    func presets() {
        #expect(Animation.smooth == .spring(duration: 0.5, bounce: 0))
        #expect(Animation.snappy == .spring(duration: 0.5, bounce: 0.15))
        #expect(Animation.bouncy == .spring(duration: 0.5, bounce: 0.3))
        #expect(
            Animation.bouncy(duration: 1, extraBounce: 0.1) == .spring(duration: 1, bounce: 0.4))
    }

    @Test("A linear animation is half way at half time and over at its end")
    func linear() {
        #expect(run(.linear(duration: 2), at: [0, 1, 2]) == [0, 50, nil])
    }

    @Test("S-247: delay holds the old value first")
    func delay() {
        let animation = Animation.linear(duration: 1).delay(0.5)
        #expect(run(animation, at: [0, 0.4, 1, 1.5]) == [0, 0, 50, nil])
    }

    @Test("S-247: speed(2) halves the duration")
    func speed() {
        let animation = Animation.linear(duration: 2).speed(2)
        #expect(run(animation, at: [0.5, 1]) == [50, nil])
        #expect(animation.base.knownDuration(of: 1.0) == 1)
    }

    @Test("S-247: repeatCount(3) plays forth, back and forth, and ends at the target")
    func repeatCount() {
        let animation = Animation.linear(duration: 1).repeatCount(3, autoreverses: true)
        #expect(run(animation, at: [0.25, 1.25, 2.25, 3]) == [25, 75, 25, nil])
    }

    @Test("Without reversing, every leg begins at the old value")
    func repeatWithoutReversing() {
        let animation = Animation.linear(duration: 1).repeatCount(2, autoreverses: false)
        #expect(run(animation, at: [0.25, 1.25, 2]) == [25, 25, nil])
    }

    @Test("S-247: repeatForever never ends, however late it is asked")
    func repeatForever() {
        let animation = Animation.linear(duration: 1).repeatForever()
        #expect(run(animation, at: [1_000_000.5, 1_000_001.25]) == [50, 75])
        #expect(animation.isEndless(for: 1.0))
        #expect(animation.delay(1).speed(3).isEndless(for: 1.0))
    }

    @Test("An app's own animation repeats although its length is unknown")
    func repeatingCustomAnimation() {
        let animation = Animation(Staircase()).repeatCount(2, autoreverses: true)
        #expect(run(animation, at: [0, 1, 2, 3, 4]) == [0, 50, 100, 50, nil])
    }

    @Test("A logical completion changes when, not what")
    func logicalCompletion() {
        let animation = Animation.linear(duration: 5).logicallyComplete(after: 1)
        var context = AnimationContext<Double>()
        #expect(animation.animate(value: 10, time: 0.5, context: &context) == 1)
        #expect(!context.isLogicallyComplete)
        #expect(animation.animate(value: 10, time: 1, context: &context) == 2)
        #expect(context.isLogicallyComplete)
    }

    @Test("A spring counts as finished at its duration and settles later")
    func springCompletion() throws {
        var context = AnimationContext<Double>()
        let shown = try #require(
            Animation.smooth(duration: 0.5).animate(value: 100, time: 0.5, context: &context))
        #expect(context.isLogicallyComplete)
        #expect(shown < 100)
    }
}

/// Half the way for each second.
private struct Staircase: CustomAnimation {
    func animate<V: VectorArithmetic>(
        value: V, time: Double, context: inout AnimationContext<V>
    ) -> V? {
        guard time < 2 else { return nil }
        var result = value
        result.scale(by: time.rounded(.down) / 2)
        return result
    }
}
