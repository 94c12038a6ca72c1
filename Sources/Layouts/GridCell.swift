import Geometry

/// What a subview provides to its grid.
package struct GridCell: Equatable {
    /// Counted from the top. The cells of a row follow each other, and rows are not skipped.
    package var row: Int

    /// The subview is not inside a row and so spans all columns.
    package var isWholeRow = false

    /// How many columns it spans.
    package var columns = 1

    /// The anchor in its cell, instead of the alignments.
    package var anchor: UnitPoint?

    /// For all of its column; the first cell that has one decides.
    package var columnAlignment: HorizontalAlignment?

    /// Its row's.
    package var rowAlignment: VerticalAlignment?

    /// Along these it takes what others make of the cell, and asks for nothing.
    package var unsizedAxes: Axis.Set = []

    package init(row: Int) {
        self.row = row
    }
}

/// The key under which a subview provides its `GridCell`.
package enum GridCellKey: LayoutValueKey {
    package static let defaultValue = GridCell(row: 0)
}
