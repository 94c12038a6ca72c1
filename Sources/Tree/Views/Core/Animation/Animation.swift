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

/// The algorithm of an animation: a custom one, or one of ours.
///
/// `value` is the whole change relative to the start, so an animation does not know the start.
public protocol CustomAnimation: Hashable, Sendable {
    /// The change `time` seconds after the start; nil if the animation is finished.
    func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V?

    /// The change per second at `time`; nil if unknown.
    func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V?

    /// Whether this animation replaces `previous`, which has run for `time` seconds towards `value`.
    /// If so, it inherits the state and the start time of `previous`. Otherwise both run and their
    /// values are added.
    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool
}

extension CustomAnimation {
    /// Returns `nil`, because the velocity is unknown unless the animation implements this method.
    public func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? {
        nil
    }

    /// Returns `false`: the animation is added to the previous one unless it implements this
    /// method.
    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        false
    }
}

/// An animation with a known duration, which can be repeated without sampling it.
package protocol MeasuredAnimation: CustomAnimation {
    /// The duration in seconds: infinite for an endless animation, nil if unknown.
    func duration<V: VectorArithmetic>(of value: V) -> TimeInterval?
}

extension CustomAnimation {
    /// The duration, if it is known.
    func knownDuration<V: VectorArithmetic>(of value: V) -> TimeInterval? {
        (self as? any MeasuredAnimation)?.duration(of: value)
    }
}
