import Foundation

/// Two gestures, the second beginning where the first has succeeded.
nonisolated public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
    /// How far the two gestures have come.
    public enum Value {
        /// The first one goes on.
        case first(First.Value)
        /// The first one is over; the second may have begun.
        case second(First.Value, Second.Value?)
    }

    public typealias Body = Never
    /// The gesture that must succeed at first.
    public var first: First
    /// The gesture that begins when the first one has succeeded.
    public var second: Second

    /// Creates a gesture of one and then another. If the press is let go between the two, the
    /// second one must begin within 0.35 seconds.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    @MainActor public static func _makeMachine(_ gesture: Self) -> _GestureMachine<Value> {
        SequenceMachine<First, Second>(
            First._makeMachine(gesture.first), Second._makeMachine(gesture.second))
    }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension Gesture {
    /// Returns a gesture that goes on with another one when this one has succeeded, such as a drag
    /// after a long press.
    nonisolated public func sequenced<Other: Gesture>(
        before other: Other
    ) -> SequenceGesture<Self, Other> { SequenceGesture(self, other) }
}

private final class SequenceMachine<First: Gesture, Second: Gesture>:
    GesturePairMachine<First.Value, Second.Value, SequenceGesture<First, Second>.Value>
{
    private var firstValue: First.Value?
    /// The last event of a press that is still held.
    private var held: GestureEvent?
    /// Until when the second gesture's press must come.
    private var waitsUntil: Double?

    override func handle(_ event: GestureEvent) {
        held = event.phase == .down || event.phase == .moved ? event : nil
        if firstValue == nil {
            first.handle(event)
            settleFirst(at: event.time)
        } else {
            if event.phase == .down {
                waitsUntil = nil
            } else if waitsUntil != nil {
                return
            }
            second.handle(event)
            settleSecond()
        }
    }

    override func timePassed(_ now: Double) {
        if let waitsUntil {
            if waitsUntil <= now { phase = .failed }
        } else if firstValue == nil {
            first.timePassed(now)
            settleFirst(at: now)
        } else {
            second.timePassed(now)
            settleSecond()
        }
    }

    private func settleFirst(at now: Double) {
        switch first.phase {
        case .possible(let value): phase = .possible(value.map { .first($0) })
        case .active(let value): phase = .active(.first(value))
        case .failed: phase = .failed
        case .ended(let value):
            firstValue = value
            if let held {
                second.handle(held.replacingPhase(with: .down, time: now))
            } else {
                waitsUntil = now + GestureLimits.multipleTapInterval
            }
            settleSecond()
        }
    }

    private func settleSecond() {
        guard let firstValue else { return }
        switch second.phase {
        case .possible(let value): phase = .active(.second(firstValue, value))
        case .active(let value): phase = .active(.second(firstValue, value))
        case .ended(let value): phase = .ended(.second(firstValue, value))
        case .failed: phase = .failed
        }
    }

    override var deadline: Double? {
        waitsUntil ?? (firstValue == nil ? first.deadline : second.deadline)
    }

    override func deliver() {
        first.deliver()
        if firstValue != nil { second.deliver() }
    }

    override var keepsOthersWaiting: Bool { first.keepsOthersWaiting }
}

extension GestureEvent {
    func replacingPhase(with phase: PointerEvent.Phase, time: Double) -> GestureEvent {
        GestureEvent(
            phase: phase, location: location, windowLocation: windowLocation, button: button,
            clickCount: clickCount, modifiers: modifiers, time: time, size: size, node: node,
            pinch: pinch)
    }
}
