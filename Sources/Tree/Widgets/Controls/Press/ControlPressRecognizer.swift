import Foundation
import Views

/// Follows a press that acts when it is released inside; with a repeat, at once and again while
/// it is held.
final class ControlPressRecognizer: GestureRecognizer {
    var action: @MainActor () -> Void = {}
    var changed: @MainActor (_ isPressed: Bool) -> Void = { _ in }
    var repeats = false
    let precedence = GesturePrecedence.normal

    private enum Press { case none, inside, outside }
    private var press = Press.none
    private var nextRepeat: Double?

    nonisolated init() {}

    func handle(_ event: GestureEvent) -> GestureVerdict {
        switch event.phase {
        case .down:
            guard event.button == .primary else { return press == .none ? .failed : .waiting }
            begin(event)
            return repeats ? .ready : .waiting
        case .moved:
            guard press != .none else { return .failed }
            move(to: event.isInsideNode ? .inside : .outside)
            return repeats ? .active : .waiting
        case .up:
            guard event.button == .primary else { return .waiting }
            let isInside = press != .none && event.isInsideNode
            if repeats || !isInside {
                end()
                return repeats ? .ended : .failed
            }
            return .ready
        case .cancelled, .left:
            end()
            return .failed
        }
    }

    func claim() -> GestureVerdict {
        if repeats, press != .none {
            action()
            return .active
        }
        end()
        action()
        return .ended
    }

    func cancel() { end() }

    var deadline: Double? { press == .inside ? nextRepeat : nil }

    func timePassed(_ now: Double) -> GestureVerdict {
        guard press == .inside, let next = nextRepeat, next <= now else { return .active }
        nextRepeat = now + Theme.Repeat.interval
        action()
        return .active
    }

    private func begin(_ event: GestureEvent) {
        nextRepeat = repeats ? event.time + Theme.Repeat.delay : nil
        move(to: .inside)
    }

    private func end() {
        nextRepeat = nil
        move(to: .none)
    }

    private func move(to new: Press) {
        guard press != new else { return }
        let wasInside = press == .inside
        press = new
        if wasInside != (new == .inside) { changed(new == .inside) }
    }
}

extension GestureEvent {
    var isInsideNode: Bool { CGRect(origin: .zero, size: size).contains(location) }
}
