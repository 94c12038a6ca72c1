import Foundation
import Geometry

/// How a value changes over time.
public struct Animation: Hashable, Sendable {
    /// The animation behind the factory or modifier that made this one.
    public let base: any CustomAnimation

    /// Creates an animation that runs a custom algorithm.
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
    /// Returns the change `time` seconds after the start, or `nil` if the animation is finished.
    public func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
        base.animate(value: value, time: time, context: &context)
    }

    /// Returns the change per second at `time`, or `nil` if it is not known.
    public func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? {
        base.velocity(value: value, time: time, context: context)
    }

    /// Returns whether this animation replaces `previous`, whose state and start time it inherits
    /// then. Otherwise both run, and their values are added.
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

extension Animation: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    public var description: String { Self.withoutModules(String(describing: base)) }

    public var debugDescription: String {
        "AnyAnimator(\(Self.withoutModules(String(reflecting: base))))"
    }

    /// A mirror whose only child is the algorithm, `base`.
    public var customMirror: Mirror { Mirror(self, children: ["base": base]) }

    /// A description without the names of the modules that types here are declared in. Those of an
    /// app stay.
    private static func withoutModules(_ text: String) -> String {
        modules.reduce(text) { $0.replacingOccurrences(of: $1, with: "") }
    }

    private static let modules = [Animation.self as Any.Type, UnitCurve.self, UnitPoint.self]
        .compactMap { _typeName($0).split(separator: ".").first.map { "\($0)." } }
}
