import Foundation

/// Recognizes swipes that reveal a row's actions. While a row shows its actions, a press anywhere
/// else hides them and does nothing more.
@MainActor
final class SwipeRecognizer: GestureRecognizer {
    /// Weak, because the list may go in the middle of a press.
    private weak var rows: ListInteraction?
    private var state = PressState.idle

    private enum PressState {
        case idle
        case pressed(row: Int, at: CGPoint)
        case swiping(RowSwipe, from: CGPoint, revealed: CGFloat)
        case closing
    }

    /// Points after which a press is a swipe.
    private static let slop: CGFloat = 10
    private var velocity = PointerVelocity()
    private var width: CGFloat = 0
    private var hasMoved = false

    init(for rows: ListInteraction) { self.rows = rows }

    var precedence: GesturePrecedence { .normal }

    func handle(_ event: GestureEvent) -> GestureVerdict {
        guard let rows else { return .failed }
        switch event.phase {
        case .down: return begin(event, rows)
        case .moved: return move(event, rows)
        case .up: return end()
        case .cancelled, .left:
            cancel()
            return .failed
        }
    }

    private func begin(_ event: GestureEvent, _ rows: ListInteraction) -> GestureVerdict {
        guard event.button == .primary else { return .failed }
        let row = rows.swipeRow(at: event.location)
        if let open = rows.openSwipe {
            if rows.isOnActions(event.location) { return .failed }
            guard let row, rows.swipes(of: row).contains(where: { $0 === open }) else {
                open.close()
                state = .closing
                return .active
            }
            // Nothing inside the row sees the press, which moves the row back or closes it.
            width = rows.width(of: row)
            measureVelocity(from: event)
            hasMoved = false
            state = .swiping(open, from: event.location, revealed: open.revealed)
            return .active
        }
        guard let row, !rows.swipes(of: row).isEmpty else { return .failed }
        measureVelocity(from: event)
        state = .pressed(row: row, at: event.location)
        return .waiting
    }

    private func move(_ event: GestureEvent, _ rows: ListInteraction) -> GestureVerdict {
        velocity.add(event.location, at: event.time)
        switch state {
        case .idle: return .failed
        case .closing: return .active
        case .pressed(let row, let start):
            let (x, y) = (event.location.x - start.x, event.location.y - start.y)
            guard max(abs(x), abs(y)) > Self.slop else { return .waiting }
            guard abs(x) > abs(y), let swipe = rows.swipe(of: row, towards: x) else {
                state = .idle
                return .failed
            }
            width = rows.width(of: row)
            rows.opened(swipe)
            hasMoved = true
            state = .swiping(swipe, from: event.location, revealed: swipe.revealed)
            return .active
        case .swiping(let swipe, let start, let revealed):
            let x = event.location.x - start.x
            hasMoved = hasMoved || abs(x) > Self.slop
            guard hasMoved else { return .active }
            swipe.drag(max(0, revealed + (swipe.isOnLeft ? x : -x)), width)
            return .active
        }
    }

    private func end() -> GestureVerdict {
        defer { state = .idle }
        switch state {
        case .idle, .pressed: return .failed
        case .closing: return .ended
        case .swiping(let swipe, _, _):
            guard hasMoved else {
                swipe.close()
                return .ended
            }
            let speed = velocity.value.dx
            swipe.release(swipe.isOnLeft ? speed : -speed, width)
            return .ended
        }
    }

    private func measureVelocity(from event: GestureEvent) {
        velocity.reset()
        velocity.add(event.location, at: event.time)
    }

    func claim() -> GestureVerdict { .ended }

    func cancel() {
        if case .swiping(let swipe, _, _) = state { swipe.close() }
        state = .idle
    }
}
