import Foundation

/// Two gestures that may go on at once.
nonisolated public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
    /// The values of both gestures.
    public struct Value {
        /// The value of the first gesture; nil while it has none.
        public var first: First.Value?
        /// The value of the second gesture; nil while it has none.
        public var second: Second.Value?
    }

    public typealias Body = Never
    /// One of the gestures.
    public var first: First
    /// The other gesture.
    public var second: Second

    /// Creates a gesture of two that may go on at once. It ends when both have ended.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    @MainActor public static func _makeMachine(_ gesture: Self) -> _GestureMachine<Value> {
        SimultaneousMachine<First, Second>(
            First._makeMachine(gesture.first), Second._makeMachine(gesture.second))
    }
}

extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}

extension Gesture {
    /// Returns a gesture in which this one and another may go on at once, such as zooming and
    /// turning.
    nonisolated public func simultaneously<Other: Gesture>(
        with other: Other
    ) -> SimultaneousGesture<Self, Other> { SimultaneousGesture(self, other) }
}

private final class SimultaneousMachine<First: Gesture, Second: Gesture>:
    GesturePairMachine<First.Value, Second.Value, SimultaneousGesture<First, Second>.Value>
{
    override func settle() {
        let (a, b) = (first.phase, second.phase)
        if a.isFailed, b.isFailed {
            phase = .failed
            return
        }
        let value = SimultaneousGesture<First, Second>.Value(first: a.value, second: b.value)
        if a.isOver, b.isOver {
            phase = .ended(value)
        } else if a.isPossible || a.isFailed, b.isPossible || b.isFailed {
            phase = .possible(a.value == nil && b.value == nil ? nil : value)
        } else {
            phase = .active(value)
        }
    }
}
