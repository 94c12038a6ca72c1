import Foundation

/// Recognizes a press on a row, or a drag that moves it.
@MainActor
final class RowRecognizer: GestureRecognizer {
    /// Weak, because the list may go in the middle of a press.
    private weak var rows: ListInteraction?
    private var state = PressState.idle

    private enum PressState {
        case idle
        case pressed(row: Int, at: CGPoint)
        case dragging(RowMove, at: CGPoint)
    }

    /// Scrolls the list while a row is held near its edge.
    private var edges = EdgeScrolling()

    /// The distance, in points, after which a press becomes a drag.
    private static let slop: CGFloat = 6

    init(for rows: ListInteraction) { self.rows = rows }

    var precedence: GesturePrecedence { .normal }

    func handle(_ event: GestureEvent) -> GestureVerdict {
        guard let rows else { return .failed }
        switch event.phase {
        case .down:
            guard event.button == .primary, let row = rows.target(at: event.location) else {
                return .failed
            }
            state = .pressed(row: row, at: event.location)
            return .waiting
        case .moved:
            return move(event, rows)
        case .up:
            return end(event, rows)
        case .cancelled, .left:
            cancel()
            return .failed
        }
    }

    private func move(_ event: GestureEvent, _ rows: ListInteraction) -> GestureVerdict {
        switch state {
        case .idle:
            return .failed
        case .pressed(let row, let start):
            guard rows.canMove(row, from: start), abs(event.location.y - start.y) > Self.slop else {
                return .waiting
            }
            guard let move = rows.move(of: row) else { return .failed }
            drag(move, to: event.windowLocation, rows)
            return .active
        case .dragging(let move, _):
            drag(move, to: event.windowLocation, rows)
            return .active
        }
    }

    private func drag(_ move: RowMove, to point: CGPoint, _ rows: ListInteraction) {
        state = .dragging(move, at: point)
        edges.moved(to: point, in: rows.list.tree)
        rows.showLanding(rows.landing(of: move, at: rows.list.convertFromWindow(point)))
    }

    var deadline: Double? { edges.deadline }

    func timePassed(_ now: Double) -> GestureVerdict {
        guard let rows, case .dragging(let move, let point) = state else { return .waiting }
        if edges.timePassed(now, at: point, in: rows.list.tree) { drag(move, to: point, rows) }
        return .active
    }

    private func end(_ event: GestureEvent, _ rows: ListInteraction) -> GestureVerdict {
        defer { cancel() }
        switch state {
        case .idle:
            return .failed
        case .pressed(let row, _):
            guard rows.target(at: event.location) == row else { return .failed }
            rows.press(row, event.modifiers, at: event.location)
            return .ended
        case .dragging(let move, _):
            if let landing = rows.landing(of: move, at: event.location) {
                rows.drop(move, before: landing)
            }
            return .ended
        }
    }

    func cancel() {
        state = .idle
        edges = EdgeScrolling()
        rows?.showLanding(nil)
    }
}
