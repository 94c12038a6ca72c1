import Curves
import Foundation
import Geometry

/// An animation along a unit curve with a fixed duration.
struct CurveAnimation: MeasuredAnimation {
    let curve: UnitCurve
    let duration: TimeInterval

    func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
        guard time < duration else { return nil }
        return value.scaled(by: curve.value(at: time / duration))
    }

    func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? {
        guard duration > 0, time < duration else { return .zero }
        return value.scaled(by: curve.velocity(at: time / duration) / duration)
    }

    func duration<V: VectorArithmetic>(of value: V) -> TimeInterval? { max(0, duration) }
}
