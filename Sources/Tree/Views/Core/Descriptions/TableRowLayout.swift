import Foundation
import Geometry

/// A layout that places the cells of a table's row, or of its header, side by side, one in each column.
package protocol TableRowLayout {
    /// Where each column begins, from the leading edge.
    var starts: [CGFloat] { get }
    /// The width of each column.
    var widths: [CGFloat] { get }
    /// How deep the row is in an outline, from 0; nil in a table without one.
    var depth: Int? { get }
}

extension RenderNode {
    /// The cells of the first row of a table that the node contains; nil if it contains none.
    package final var tableCells: AccessibilityTable.Cells? {
        guard let (node, layout) = tableRow else { return nil }
        let (columns, row) = (node.windowFrame, windowFrame)
        let frames = zip(layout.starts, layout.widths).map { start, width in
            CGRect(
                x: node.isRightToLeft ? columns.maxX - start - width : columns.minX + start,
                y: row.minY, width: width, height: row.height)
        }
        return AccessibilityTable.Cells(
            nodes: node.children, frames: frames, depth: layout.depth)
    }

    private var tableRow: (node: RenderNode, layout: any TableRowLayout)? {
        if let layout = layoutSubject as? any TableRowLayout { return (self, layout) }
        for child in children {
            if let found = child.tableRow { return found }
        }
        return nil
    }
}
