import Foundation
import Geometry

/// How a value changes over time.
public struct Animation: Hashable, Sendable {
    /// The animation behind the factory or modifier that made this one.
    public let base: any CustomAnimation

    public init<A: CustomAnimation>(_ base: A) {
        self.base = base
    }

    public static func == (a: Animation, b: Animation) -> Bool {
        AnyHashable(a.base) == AnyHashable(b.base)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(AnyHashable(base))
    }
}

// MARK: - Running

extension Animation {
    public func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
        base.animate(value: value, time: time, context: &context)
    }

    public func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? {
        base.velocity(value: value, time: time, context: context)
    }

    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        base.shouldMerge(previous: previous, value: value, time: time, context: &context)
    }

    /// Whether it runs until another animation replaces it.
    package func isEndless<V: VectorArithmetic>(for value: V) -> Bool {
        base.knownDuration(of: value) == .infinity
    }
}

extension Animation: CustomStringConvertible, CustomDebugStringConvertible {
    public var description: String { String(describing: base) }
    public var debugDescription: String { "Animation(\(String(reflecting: base)))" }
}
