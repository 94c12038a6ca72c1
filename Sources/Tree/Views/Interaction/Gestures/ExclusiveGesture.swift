import Foundation

/// One of two gestures; the second only where the first has failed.
nonisolated public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
    /// The value of whichever gesture is recognized.
    public enum Value {
        case first(First.Value)
        case second(Second.Value)
    }

    public typealias Body = Never
    /// The gesture that takes precedence.
    public var first: First
    /// The gesture that is recognized if the first one fails.
    public var second: Second

    /// Creates a choice of two gestures, of which the first takes precedence.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    @MainActor public static func _makeMachine(_ gesture: Self) -> _GestureMachine<Value> {
        ExclusiveMachine<First, Second>(
            First._makeMachine(gesture.first), Second._makeMachine(gesture.second))
    }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension Gesture {
    /// Returns a gesture that is this one or, if it fails, the other one. A double tap before a
    /// single tap is an example.
    nonisolated public func exclusively<Other: Gesture>(
        before other: Other
    ) -> ExclusiveGesture<Self, Other> { ExclusiveGesture(self, other) }
}

private final class ExclusiveMachine<First: Gesture, Second: Gesture>:
    GesturePairMachine<First.Value, Second.Value, ExclusiveGesture<First, Second>.Value>
{
    /// While the first may still succeed, the second sees the events without being delivered.
    override func settle() {
        switch first.phase {
        case .failed: phase = second.phase.map { .second($0) }
        case .possible(let value): phase = .possible(value.map { .first($0) })
        case .active(let value): phase = .active(.first(value))
        case .ended(let value): phase = .ended(.first(value))
        }
        if !first.phase.isPossible, !first.phase.isFailed, !second.phase.isFailed {
            second.cancel()
        }
    }

    override func deliver() {
        first.deliver()
        if first.phase.isFailed { second.deliver() }
    }
}
