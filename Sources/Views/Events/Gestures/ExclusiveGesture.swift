import Foundation

/// One of two gestures; the second only where the first has failed.
nonisolated public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
    public enum Value {
        case first(First.Value)
        case second(Second.Value)
    }

    public typealias Body = Never
    public var first: First
    public var second: Second

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
    nonisolated public func exclusively<Other: Gesture>(
        before other: Other
    ) -> ExclusiveGesture<Self, Other> { ExclusiveGesture(self, other) }
}

private final class ExclusiveMachine<First: Gesture, Second: Gesture>:
    _GestureMachine<ExclusiveGesture<First, Second>.Value>
{
    private let first: _GestureMachine<First.Value>
    private let second: _GestureMachine<Second.Value>

    init(_ first: _GestureMachine<First.Value>, _ second: _GestureMachine<Second.Value>) {
        self.first = first
        self.second = second
        super.init()
    }

    override func handle(_ event: GestureEvent) {
        if !first.phase.isOver { first.handle(event) }
        if !second.phase.isOver { second.handle(event) }
        settle()
    }

    override func timePassed(_ now: Double) {
        if !first.phase.isOver { first.timePassed(now) }
        if !second.phase.isOver { second.timePassed(now) }
        settle()
    }

    /// While the first may still succeed, the second is followed but not heard.
    private func settle() {
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

    override var deadline: Double? {
        [
            first.phase.isOver ? nil : first.deadline, second.phase.isOver ? nil : second.deadline,
        ].compactMap { $0 }.min()
    }

    override func deliver() {
        first.deliver()
        if first.phase.isFailed { second.deliver() }
    }

    override func cancel() {
        first.cancel()
        second.cancel()
        phase = .failed
    }

    override func adopt(_ newer: _GestureMachine<ExclusiveGesture<First, Second>.Value>) {
        guard let newer = newer as? ExclusiveMachine else { return }
        first.adopt(newer.first)
        second.adopt(newer.second)
    }

    override var keepsOthersWaiting: Bool {
        first.keepsOthersWaiting || second.keepsOthersWaiting
    }
}
