import Geometry

/// What a subview tells the grid it stands in.
package struct GridCell: Equatable {
    /// Counted from the top. The cells of a row follow each other, and rows are not skipped.
    package var row: Int

    /// The subview stands outside of every row's braces, and so spans all columns.
    package var isWholeRow = false

    /// How many columns it spans.
    package var columns = 1

    /// Where it stands in its cell, in place of the alignments.
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

/// Under which a subview hands its `GridCell` to the grid.
package enum GridCellKey: LayoutValueKey {
    package static let defaultValue = GridCell(row: 0)
}
