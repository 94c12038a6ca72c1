import Casement

/// A page of rows taken from one state to another, again and again.
final class RowsTrial: Trial {
    private let kind: RowsKind
    private let series: RowSeries
    private var before: RowsState
    private var after: RowsState
    private var shown: RowsState
    private var repetitions = 0
    private let handle = RowsHandle()
    private let stage: Stage

    init(_ kind: RowsKind, _ series: RowSeries) throws {
        self.kind = kind
        self.series = series
        shown = series.first
        (before, after) = series.step(series.first, 1)
        stage = try Self.stage(kind, handle, series.first)
    }

    var subject: Stage? { stage }

    private static func stage(
        _ kind: RowsKind, _ handle: RowsHandle, _ state: RowsState
    ) throws -> Stage {
        switch kind {
        case .observable: try Stage { ObservedRowsPage(handle, showing: state) }
        case .column, .list, .selection: try Stage { RowsPage(kind, handle, showing: state) }
        }
    }

    func prepare() {
        repetitions += 1
        (before, after) = series.step(shown, repetitions)
        handle.show(before)
        stage.settle()
    }

    func perform() {
        handle.show(after)
        stage.settle()
        shown = after
    }

    func reference() throws -> Stage? { try Self.stage(kind, RowsHandle(), after) }

    /// The visible rows are those of the state; in a column, all exist.
    func check() throws {
        let exist = kind == .column || kind == .observable
        let rows = exist ? after.rows[...] : after.rows.prefix(Self.rowsInSight)
        let shown = stage.labels
        for row in rows where !shown.contains(row.label) {
            throw WrongResult("\(row.label) is not shown.")
        }
        let wanted = Set(after.rows.map(\.label))
        for row in before.rows where !wanted.contains(row.label) && shown.contains(row.label) {
            throw WrongResult("\(row.label) is still shown.")
        }
    }

    /// Rows of 40 points that fit into a window 800 points high.
    private static let rowsInSight = 20
}
