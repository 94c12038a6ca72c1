import Foundation
import Geometry

/// A table, as its header and the list of its rows describe it to assistive technology. Both refer to
/// one such object, and the render node of the list is a `DescribedRows`.
@MainActor
package final class AccessibilityTable {
    /// The number of columns that are shown.
    package var columnCount = 0

    package init() {}

    /// The rows, as the list has them now.
    package struct Rows {
        /// A row that is made.
        package struct Row {
            /// Its index among all rows.
            package let index: Int
            /// Whether the rows below it are shown; nil for a row without any.
            package let isExpanded: Bool?
        }

        package enum Selection: Sendable { case none, single(mayBeEmpty: Bool), several }

        /// The number of all rows, made or not.
        package var count = 0
        /// The rows that are made, by the ids of their render nodes.
        package var made: [Int: Row] = [:]
        package var selection = Selection.none
        package var selectedCount = 0

        package init() {}
    }

    /// The cells of a row, or of the header.
    package struct Cells {
        /// In the order of the columns.
        package let nodes: [RenderNode]
        /// In the window's coordinates, over the whole width of the columns and height of the row.
        package let frames: [CGRect]
        /// How deep the row is in an outline, from 0; nil in a table without one.
        package let depth: Int?

        /// The column in which a node is; nil for a node that is in none.
        @MainActor package func column(of node: RenderNode, in row: RenderNode) -> Int? {
            var next: RenderNode? = node
            while let current = next, current !== row {
                if let column = nodes.firstIndex(where: { $0 === current }) { return column }
                next = current.parent
            }
            return nil
        }
    }
}

/// The list of a table's rows, of which those in sight are made.
@MainActor
package protocol DescribedRows: RenderNode {
    var describedRows: AccessibilityTable.Rows { get }
    /// The indices of the selected rows among all rows.
    var selectedRowIndices: [Int] { get }
    /// Selects a row, made or not, or takes it out of the selection, as far as the list allows it.
    func setSelected(_ isSelected: Bool, rowAt index: Int)
}
