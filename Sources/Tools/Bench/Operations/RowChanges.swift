/// O2 to O8: rows made, changed, exchanged and removed.
@MainActor
enum RowChanges {
    static let operations: [Operation] = [
        pair("O2", "1,000 rows from none", samples: 20) { create(rows: standard) },
        pair("O3", "every tenth of 1,000 labels") { updateEveryTenth(of: standard) },
        [
            operation("O4", "parent", .column, "a row selected by the page's state") {
                select(of: standard)
            },
            operation("O4", "observable", .observable, "a row selected by its model") {
                select(of: standard)
            },
            operation("O4", "list", .list, "a row selected by the page's state") {
                select(of: standard)
            },
        ],
        pair("O5", "rows 1 and 998 swapped") { swapRows(of: standard) },
        pair("O6", "a visible row removed") { remove(from: standard) },
        pair("O7", "1,000 rows appended to 1,000", samples: 20) { append(to: standard) },
        pair("O8", "1,000 rows removed", samples: 20) { clear(rows: standard) },
    ].flatMap { $0 }

    /// What a page of rows shows before and after.
    struct Change: Sendable {
        let before: RowsState
        let after: RowsState
    }

    private static func pair(
        _ id: String, _ note: String, samples: Int = 30, _ change: @escaping @Sendable () -> Change
    ) -> [Operation] {
        [
            operation(id, "column", .column, note, samples: samples, change),
            operation(id, "list", .list, note, samples: 30, change),
        ]
    }

    static func operation(
        _ id: String, _ variant: String, _ kind: RowsKind, _ note: String, samples: Int = 30,
        _ change: @escaping @Sendable () -> Change
    ) -> Operation {
        Operation(id: id, variant: variant, note: note, samples: samples) {
            let change = change()
            return try RowsTrial(kind, from: change.before, to: change.after)
        }
    }

    // MARK: Changes

    private static nonisolated let standard = 1_000

    private static nonisolated func rows(_ count: Int) -> RowsState {
        RowsState(rows: RowItem.items(0..<count))
    }

    static nonisolated func create(rows count: Int) -> Change {
        Change(before: RowsState(), after: rows(count))
    }

    static nonisolated func updateEveryTenth(of count: Int) -> Change {
        let before = rows(count)
        var after = before
        for index in stride(from: 0, to: count, by: 10) { after.rows[index].label += " !!!" }
        return Change(before: before, after: after)
    }

    static nonisolated func select(of count: Int) -> Change {
        var before = rows(count)
        var after = before
        before.selected = 3
        after.selected = 5
        return Change(before: before, after: after)
    }

    /// The second row, which is seen, and the last but one, which is not.
    static nonisolated func swapRows(of count: Int) -> Change {
        let before = rows(count)
        var after = before
        after.rows.swapAt(1, count - 2)
        return Change(before: before, after: after)
    }

    static nonisolated func remove(from count: Int) -> Change {
        let before = rows(count)
        var after = before
        after.rows.remove(at: 5)
        return Change(before: before, after: after)
    }

    static nonisolated func append(to count: Int) -> Change {
        Change(before: rows(count), after: rows(2 * count))
    }

    static nonisolated func clear(rows count: Int) -> Change {
        Change(before: rows(count), after: RowsState())
    }
}
