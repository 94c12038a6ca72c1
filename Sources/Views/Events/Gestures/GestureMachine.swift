import Foundation

/// How far one run of a gesture has come.
package enum GesturePhase<Value> {
    /// It may still become the gesture; the value, if any, is a first guess.
    case possible(Value?)
    case active(Value)
    case ended(Value)
    case failed

    func map<Other>(_ change: (Value) -> Other) -> GesturePhase<Other> {
        switch self {
        case .possible(let value): .possible(value.map(change))
        case .active(let value): .active(change(value))
        case .ended(let value): .ended(change(value))
        case .failed: .failed
        }
    }

    var isFailed: Bool { if case .failed = self { true } else { false } }
    var isEnded: Bool { if case .ended = self { true } else { false } }
    var isPossible: Bool { if case .possible = self { true } else { false } }
    var isOver: Bool { isFailed || isEnded }

    var value: Value? {
        switch self {
        case .possible(let value): value
        case .active(let value), .ended(let value): value
        case .failed: nil
        }
    }
}

/// Follows one run of a gesture. Understanding events and telling the app are apart: a phase
/// reached is told, by `deliver`, only once no other gesture has a better claim to the press.
@MainActor
public class _GestureMachine<Value> {
    var phase = GesturePhase<Value>.possible(nil)

    init() {}

    /// Takes an event in and settles the phase.
    func handle(_ event: GestureEvent) {}
    func timePassed(_ now: Double) {}
    /// When the passing of time alone changes the phase; nil for never.
    var deadline: Double? { nil }

    /// Tells the app's closures where the gesture is.
    func deliver() {}

    /// Ends the run without success.
    func cancel() { phase = .failed }

    /// Takes over the closures of a newer value of the same gesture.
    func adopt(_ newer: _GestureMachine<Value>) {}

    /// See `GestureRecognizer.keepsOthersWaiting`.
    var keepsOthersWaiting: Bool { false }
}

/// A gesture that never happens.
final class FailingMachine<Value>: _GestureMachine<Value> {
    override func handle(_ event: GestureEvent) { phase = .failed }
}

/// A machine that follows another and adds to it.
class WrappingMachine<Inner, Value>: _GestureMachine<Value> {
    final let content: _GestureMachine<Inner>

    init(_ content: _GestureMachine<Inner>) {
        self.content = content
        super.init()
    }

    /// The phase that follows from the inner one.
    func settle() {}

    final override func handle(_ event: GestureEvent) {
        content.handle(event)
        settle()
    }

    final override func timePassed(_ now: Double) {
        content.timePassed(now)
        settle()
    }

    override func deliver() { content.deliver() }

    override func cancel() {
        content.cancel()
        phase = .failed
    }

    final override var deadline: Double? { content.deadline }
    final override var keepsOthersWaiting: Bool { content.keepsOthersWaiting }
}
