/// How a page of rows changes, repetition after repetition.
struct RowSeries: Sendable {
    /// What the page shows when it is made.
    let first: RowsState
    /// What is shown before and after a repetition, from what is shown now and the number of the
    /// repetition, which begins with 1.
    let step: @Sendable (RowsState, Int) -> (before: RowsState, after: RowsState)

    init(
        first: RowsState,
        _ step: @escaping @Sendable (RowsState, Int) -> (before: RowsState, after: RowsState)
    ) {
        (self.first, self.step) = (first, step)
    }

    /// Repeats one change, from the same state to the same state.
    init(from before: RowsState, to after: RowsState) {
        self.init(first: before) { _, _ in (before, after) }
    }
}
