import Foundation

/// Two gestures that may go on at once.
nonisolated public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
    public struct Value {
        public var first: First.Value?
        public var second: Second.Value?
    }

    public typealias Body = Never
    public var first: First
    public var second: Second

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
