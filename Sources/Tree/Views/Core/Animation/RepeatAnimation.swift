import Foundation
import Geometry

/// Repeats another animation, forever or several times. Every second repetition can be reversed.
struct RepeatAnimation: MeasuredAnimation {
    let base: Animation
    /// The number of repetitions; nil for endless.
    let count: Int?
    let autoreverses: Bool

    /// The current repetition of an animation with an unknown duration.
    private struct Leg: AnimationStateKey {
        var index = 0
        var start: TimeInterval = 0

        static var defaultValue: Leg { Leg() }
    }

    func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
        guard let length = base.base.knownDuration(of: value) else {
            return sampled(value: value, time: time, context: &context)
        }
        // A repetition without duration would be repeated endlessly.
        guard length > 0 else { return nil }
        let index = Int(saturating: time / length)
        if let count, index >= count { return nil }
        // At its end a repetition shows its last value, for which the base returns nil.
        let shown = base.animate(
            value: value, time: time - Double(index) * length, context: &context)
        return turned(shown ?? value, of: value, leg: index, context: &context)
    }

    func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? {
        guard let length = base.base.knownDuration(of: value), length > 0 else { return nil }
        let index = Int(saturating: time / length)
        let velocity = base.velocity(
            value: value, time: time - Double(index) * length, context: context)
        return goesBack(index) ? velocity?.scaled(by: -1) : velocity
    }

    func duration<V: VectorArithmetic>(of value: V) -> TimeInterval? {
        guard let count else { return .infinity }
        return base.base.knownDuration(of: value).map { $0 * Double(max(0, count)) }
    }

    /// A repetition ends when the base is finished; the next starts at the same time.
    private func sampled<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
        var leg = context.state[Leg.self]
        if let count, leg.index >= count { return nil }
        let shown = base.animate(value: value, time: time - leg.start, context: &context)
        if let shown { return turned(shown, of: value, leg: leg.index, context: &context) }
        leg.index += 1
        leg.start = time
        context.state = AnimationState()
        context.state[Leg.self] = leg
        if let count, leg.index >= count { return nil }
        return turned(.zero, of: value, leg: leg.index, context: &context)
    }

    private func turned<V: VectorArithmetic>(
        _ shown: V, of value: V, leg: Int, context: inout AnimationContext<V>
    ) -> V {
        if leg + 1 != count { context.isLogicallyComplete = false }
        return goesBack(leg) ? value - shown : shown
    }

    private func goesBack(_ leg: Int) -> Bool { autoreverses && leg % 2 == 1 }
}
