import Foundation
import Geometry

extension GridLayout {
    /// The cells of a grid's subviews, and the distances between rows and between columns.
    public struct Cache {
        /// A subview's cell and its columns.
        struct Entry {
            let cell: GridCell
            let columns: Range<Int>
        }

        /// In the order of the subviews.
        private(set) var entries: [Entry] = []
        /// The subviews that span only one column and affect its width.
        private(set) var columns: [[Int]] = []
        /// The subviews of each row.
        private(set) var rows: [Range<Int>] = []
        /// Before each column, and before each row; 0 before the first.
        private(set) var columnDistances: [CGFloat] = []
        private(set) var rowDistances: [CGFloat] = []
        private(set) var columnAlignments: [HorizontalAlignment?] = []
        var columnDivision = LengthDivision()
        var rowDivision = LengthDivision()

        init(_ subviews: LayoutSubviews, horizontalSpacing: CGFloat?, verticalSpacing: CGFloat?) {
            let cells = subviews.map { $0[GridCellKey.self] }
            findRows(cells)
            findColumns(cells)
            findColumnDistances(subviews, horizontalSpacing)
            findRowDistances(subviews, verticalSpacing)
            columnDivision.reset(priorities: columns.map { _ in 0 })
            rowDivision.reset(priorities: rows.map { _ in 0 })
        }

        private mutating func findRows(_ cells: [GridCell]) {
            var start = 0
            for index in cells.indices
            where index + 1 == cells.count || cells[index + 1].row != cells[index].row {
                rows.append(start..<index + 1)
                start = index + 1
            }
        }

        private mutating func findColumns(_ cells: [GridCell]) {
            let count =
                rows.map { row in
                    cells[row].reduce(0) { $0 + ($1.isWholeRow ? 1 : $1.span) }
                }.max() ?? 0
            columns = Array(repeating: [], count: count)
            columnAlignments = Array(repeating: nil, count: count)
            for row in rows {
                var column = 0
                for index in row {
                    let cell = cells[index]
                    let end = cell.isWholeRow ? count : column + cell.span
                    entries.append(Entry(cell: cell, columns: column..<end))
                    if end - column == 1 {
                        columns[column].append(index)
                        columnAlignments[column] = columnAlignments[column] ?? cell.columnAlignment
                    }
                    column = end
                }
            }
        }

        private mutating func findColumnDistances(_ subviews: LayoutSubviews, _ fixed: CGFloat?) {
            let wishes = columns.map { column in
                column.isEmpty ? ViewSpacing() : spacing(of: column.map { subviews[$0] })
            }
            columnDistances = distances(between: wishes, .horizontal, fixed)
        }

        private mutating func findRowDistances(_ subviews: LayoutSubviews, _ fixed: CGFloat?) {
            let wishes = rows.map { spacing(of: subviews[$0]) }
            rowDistances = distances(between: wishes, .vertical, fixed)
        }

        private func spacing(of subviews: some Sequence<LayoutSubview>) -> ViewSpacing {
            subviews.reduce(into: ViewSpacing.zero) { $0.formUnion($1.spacing) }
        }

        private func distances(
            between wishes: [ViewSpacing], _ axis: Axis, _ fixed: CGFloat?
        ) -> [CGFloat] {
            wishes.indices.map { index in
                guard index > 0 else { return 0 }
                return fixed ?? wishes[index - 1].distance(to: wishes[index], along: axis)
            }
        }
    }
}
