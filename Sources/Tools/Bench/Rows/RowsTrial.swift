import Casement

/// A page of rows taken from one state to another.
final class RowsTrial: Trial {
    private let kind: RowsKind
    private let before: RowsState
    private let after: RowsState
    private let handle = RowsHandle()
    private let stage: Stage

    init(_ kind: RowsKind, from before: RowsState, to after: RowsState) throws {
        self.kind = kind
        self.before = before
        self.after = after
        stage = try Self.stage(kind, handle, before)
    }

    var subject: Stage? { stage }

    private static func stage(
        _ kind: RowsKind, _ handle: RowsHandle, _ state: RowsState
    ) throws -> Stage {
        switch kind {
        case .observable: try Stage { ObservedRowsPage(handle, showing: state) }
        case .column, .list: try Stage { RowsPage(kind, handle, showing: state) }
        }
    }

    func prepare() {
        handle.show(before)
        stage.settle()
    }

    func perform() {
        handle.show(after)
        stage.settle()
    }

    func reference() throws -> Stage? { try Self.stage(kind, RowsHandle(), after) }

    /// The visible rows are those of the state; in a column, all exist.
    func check() throws {
        let rows = kind == .list ? after.rows.prefix(Self.rowsInSight) : after.rows[...]
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
