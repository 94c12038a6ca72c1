/// O2 to O8: rows made, changed, exchanged and removed.
///
/// Each repetition shows labels that were never shown before, as new data has. The variants of known
/// labels go back and forth between two states, whose texts are in the cache.
@MainActor
enum RowChanges {
    static let operations: [Operation] = [
        pair("O2", "1,000 rows from none", samples: 20) { create(rows: standard) },
        known("O2", "1,000 rows from none", samples: 20) { knownRows(standard) },
        pair("O3", "every tenth of 1,000 labels") { updateEveryTenth(of: standard) },
        known("O3", "every tenth of 1,000 labels") { knownUpdate(of: standard) },
        [
            operation("O4", "parent", .column, "a row selected by the page's state") {
                select(of: standard)
            },
            operation("O4", "observable", .observable, "a row selected by its model") {
                select(of: standard)
            },
            operation("O4", "list", .selection, "a row of List(selection:) selected") {
                select(of: standard)
            },
            operation("O4", "list background", .list, "a row selected by the page's state") {
                select(of: standard)
            },
        ],
        pair("O5", "rows 1 and 998 swapped") { swapRows(of: standard) },
        known("O5", "rows 1 and 998 swapped") { knownSwap(of: standard) },
        pair("O6", "visible rows removed, one after another") { remove(from: standard) },
        known("O6", "a visible row removed") { knownRemoval(from: standard) },
        pair("O7", "1,000 rows appended to 1,000", samples: 20) { append(to: standard) },
        known("O7", "1,000 rows appended to 1,000", samples: 20) { knownRows(after: standard) },
        pair("O8", "1,000 rows removed", samples: 20) { clear(rows: standard) },
    ].flatMap { $0 }

    private static func pair(
        _ id: String, _ note: String, samples: Int = 30, suffix: String = "",
        _ series: @escaping @Sendable () -> RowSeries
    ) -> [Operation] {
        [
            operation(id, "column" + suffix, .column, note, samples: samples, series),
            operation(id, "list" + suffix, .list, note, samples: 30, series),
        ]
    }

    private static func known(
        _ id: String, _ note: String, samples: Int = 30,
        _ series: @escaping @Sendable () -> RowSeries
    ) -> [Operation] {
        pair(id, note, samples: samples, suffix: " known labels", series)
    }

    static func operation(
        _ id: String, _ variant: String, _ kind: RowsKind, _ note: String, samples: Int = 30,
        _ series: @escaping @Sendable () -> RowSeries
    ) -> Operation {
        Operation(id: id, variant: variant, note: note, samples: samples) {
            try RowsTrial(kind, series())
        }
    }

    private static nonisolated let standard = 1_000

    private static nonisolated func rows(_ count: Int) -> RowsState {
        RowsState(rows: RowItem.items(0..<count))
    }

    /// Rows that no repetition before has shown.
    private static nonisolated func rows(_ count: Int, repetition: Int) -> [RowItem] {
        RowItem.items(count * repetition..<count * (repetition + 1))
    }

    // MARK: New labels

    static nonisolated func create(rows count: Int) -> RowSeries {
        RowSeries(first: RowsState()) { _, repetition in
            (RowsState(), RowsState(rows: rows(count, repetition: repetition)))
        }
    }

    static nonisolated func updateEveryTenth(of count: Int) -> RowSeries {
        RowSeries(first: rows(count)) { shown, repetition in
            var after = shown
            for index in stride(from: 0, to: count, by: 10) {
                after.rows[index].label = RowItem.label(count * repetition + index)
            }
            return (shown, after)
        }
    }

    static nonisolated func select(of count: Int) -> RowSeries {
        var before = rows(count)
        before.selected = 3
        // The array is that of before, so that comparing the rows costs nothing: the other toolkits
        // compare none.
        var after = before
        after.selected = 5
        return RowSeries(from: before, to: after)
    }

    /// The second row, which is seen, and the last but one, which is not and never was.
    static nonisolated func swapRows(of count: Int) -> RowSeries {
        RowSeries(first: rows(count)) { shown, repetition in
            var before = shown
            before.rows[count - 2] = RowItem(number: count + repetition)
            var after = before
            after.rows.swapAt(1, count - 2)
            return (before, after)
        }
    }

    /// The sixth row each time; where half of the rows are gone, others take their place before.
    static nonisolated func remove(from count: Int) -> RowSeries {
        RowSeries(first: rows(count)) { shown, repetition in
            let isEnough = shown.rows.count > count / 2
            let before =
                isEnough ? shown : RowsState(rows: rows(count, repetition: repetition))
            var after = before
            after.rows.remove(at: 5)
            return (before, after)
        }
    }

    static nonisolated func append(to count: Int) -> RowSeries {
        RowSeries(first: rows(count)) { _, repetition in
            var after = rows(count)
            after.rows += rows(count, repetition: repetition)
            return (rows(count), after)
        }
    }

    static nonisolated func clear(rows count: Int) -> RowSeries {
        RowSeries(from: rows(count), to: RowsState())
    }

    // MARK: Known labels

    private static nonisolated func knownRows(_ count: Int) -> RowSeries {
        RowSeries(from: RowsState(), to: rows(count))
    }

    private static nonisolated func knownUpdate(of count: Int) -> RowSeries {
        var after = rows(count)
        for index in stride(from: 0, to: count, by: 10) { after.rows[index].label += " !!!" }
        return RowSeries(from: rows(count), to: after)
    }

    private static nonisolated func knownSwap(of count: Int) -> RowSeries {
        var after = rows(count)
        after.rows.swapAt(1, count - 2)
        return RowSeries(from: rows(count), to: after)
    }

    private static nonisolated func knownRemoval(from count: Int) -> RowSeries {
        var after = rows(count)
        after.rows.remove(at: 5)
        return RowSeries(from: rows(count), to: after)
    }

    private static nonisolated func knownRows(after count: Int) -> RowSeries {
        RowSeries(from: rows(count), to: rows(2 * count))
    }
}
