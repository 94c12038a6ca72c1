import Foundation

/// The phase of a gesture.
package enum GesturePhase<Value> {
    /// The gesture is possible; the value, if any, is preliminary.
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

/// Recognizes a gesture once. It sets its phase when it handles an event, and calls the app's
/// closures later, in `deliver`, once no other gesture has precedence.
@MainActor
public class _GestureMachine<Value> {
    var phase = GesturePhase<Value>.possible(nil)

    init() {}

    /// Handles an event and sets the phase.
    func handle(_ event: GestureEvent) {}
    func timePassed(_ now: Double) {}
    /// The time at which the phase changes without an event; nil for never.
    var deadline: Double? { nil }

    /// Calls the app's closures with the present phase.
    func deliver() {}

    /// Ends the run without success.
    func cancel() { phase = .failed }

    /// Replaces the closures by those of a newer value of the same gesture.
    func adopt(_ newer: _GestureMachine<Value>) {}

    /// See `GestureRecognizer.keepsOthersWaiting`.
    var keepsOthersWaiting: Bool { false }

    /// See `GestureRecognizer.takesPinches`.
    var takesPinches: Bool { false }
}

/// A gesture that is never recognized.
final class FailingMachine<Value>: _GestureMachine<Value> {
    override func handle(_ event: GestureEvent) { phase = .failed }
}

/// A machine that wraps another one.
class WrappingMachine<Inner, Value>: _GestureMachine<Value> {
    final let content: _GestureMachine<Inner>

    init(_ content: _GestureMachine<Inner>) {
        self.content = content
        super.init()
    }

    /// The phase that follows from the inner one.
    func settle() {}

    /// Whether the gesture may see the event; it fails otherwise.
    func admits(_ event: GestureEvent) -> Bool { true }

    final override func handle(_ event: GestureEvent) {
        guard admits(event) else {
            cancel()
            return
        }
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
    final override var takesPinches: Bool { content.takesPinches }
}
