import Casement
import Views

/// O10: rows scrolled by the height of one.
@MainActor
enum Scrolling {
    static let operations: [Operation] = [
        Operation(id: "O10", variant: "list", note: "40 points of 100,000 rows") {
            try ScrollTrial(.list, rows: 100_000)
        },
        Operation(id: "O10", variant: "column", note: "40 points of 1,000 rows") {
            try ScrollTrial(.column, rows: 1_000)
        },
    ]

    static func trial(_ kind: RowsKind, rows: Int) throws -> any Trial {
        try ScrollTrial(kind, rows: rows)
    }

    private final class ScrollTrial: Trial {
        private let kind: RowsKind
        private let state: RowsState
        private let stage: Stage
        private var scrolled = 0

        init(_ kind: RowsKind, rows: Int) throws {
            self.kind = kind
            state = RowsState(rows: RowItem.items(0..<rows))
            stage = try Self.stage(kind, state)
        }

        var subject: Stage? { stage }

        private static func stage(_ kind: RowsKind, _ state: RowsState) throws -> Stage {
            try Stage { RowsPage(kind, RowsHandle(), showing: state) }
        }

        func perform() {
            stage.send(Self.wheel(rows: 1))
            scrolled += 1
        }

        private static func wheel(rows: Int) -> InputEvent.Kind {
            .wheel(
                delta: CGSize(width: 0, height: 40 * rows), at: CGPoint(x: 640, y: 400),
                modifiers: [])
        }

        /// The newly visible row is the last of those that fit.
        func check() throws {
            let last = state.rows[scrolled + 19].label
            try WrongResult.unless(stage.shows(last), "\(last) is not shown.")
        }

        func reference() throws -> Stage? {
            let stage = try Self.stage(kind, state)
            stage.send(Self.wheel(rows: scrolled))
            return stage
        }
    }
}
