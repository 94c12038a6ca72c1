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
        /// Released, and chosen; what the row does waits for gestures of its content.
        case released(row: Int, KeyModifiers)
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
        case .down where isReleased, .moved where isReleased, .up where isReleased:
            // The content waits for another press.
            return .ready
        case .down:
            guard event.button == .primary, let row = rows.target(at: event.location) else {
                return .failed
            }
            state = .pressed(row: row, at: event.location)
            return .waiting
        case .moved:
            return move(event, rows)
        case .up:
            return release(event, rows)
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
        case .released:
            return .ready
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

    private func release(_ event: GestureEvent, _ rows: ListInteraction) -> GestureVerdict {
        switch state {
        case .idle:
            return .failed
        case .pressed(let row, _):
            guard rows.target(at: event.location) == row else {
                cancel()
                return .failed
            }
            guard rows.choose(row, event.modifiers, at: event.location) else {
                cancel()
                return .ended
            }
            state = .released(row: row, event.modifiers)
            return .ready
        case .dragging(let move, _):
            defer { cancel() }
            if let landing = rows.landing(of: move, at: event.location) {
                rows.drop(move, before: landing)
            }
            return .ended
        case .released:
            return .ready
        }
    }

    /// No gesture of the content has taken the press.
    func claim() -> GestureVerdict {
        defer { cancel() }
        if case .released(let row, let modifiers) = state { rows?.open(row, modifiers) }
        return .ended
    }

    private var isReleased: Bool { if case .released = state { true } else { false } }

    func cancel() {
        state = .idle
        edges = EdgeScrolling()
        rows?.showLanding(nil)
    }
}
