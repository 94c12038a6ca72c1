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
        case dragging(row: Int)
    }

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
            state = .dragging(row: row)
            rows.showLanding(rows.landing(of: row, at: event.location))
            return .active
        case .dragging(let row):
            rows.showLanding(rows.landing(of: row, at: event.location))
            return .active
        }
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
        case .dragging(let row):
            if let landing = rows.landing(of: row, at: event.location) {
                rows.drop(row, before: landing)
            }
            return .ended
        }
    }

    func cancel() {
        state = .idle
        rows?.showLanding(nil)
    }
}
