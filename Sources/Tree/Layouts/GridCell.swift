import Geometry

/// What a subview provides to its grid.
package struct GridCell: Equatable {
    /// Counted from the top. The cells of a row follow each other, and rows are not skipped.
    package var row: Int

    /// The subview is not inside a row and so spans all columns.
    package var isWholeRow = false

    /// How many columns it spans.
    package var columns = 1

    /// The columns that it takes, within reason.
    var span: Int { min(max(1, columns), 1_000) }

    /// Where it stands in its cell; nil where the alignments decide.
    package var anchor: UnitPoint?

    /// The horizontal alignment of its column; the first cell that has one decides.
    package var columnAlignment: HorizontalAlignment?

    /// The vertical alignment of its row.
    package var rowAlignment: VerticalAlignment?

    /// Axes along which it takes the size that the other cells lead to and does not enlarge its row
    /// or column.
    package var unsizedAxes: Axis.Set = []

    package init(row: Int) {
        self.row = row
    }
}

/// The key under which a subview provides its `GridCell`.
package enum GridCellKey: LayoutValueKey {
    package static let defaultValue = GridCell(row: 0)
}
