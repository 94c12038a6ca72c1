import Foundation
import Geometry
import Layouts
import Testing

struct GridLayoutTests {
    /// A grid of rows; each element may already carry a cell of its own.
    private func grid(
        _ layout: GridLayout = GridLayout(horizontalSpacing: 0, verticalSpacing: 0),
        _ rows: [[FakeElement]], change: (inout GridCell, Int, Int) -> Void = { _, _, _ in }
    ) -> FakeElement {
        for (row, elements) in rows.enumerated() {
            for (column, element) in elements.enumerated() {
                var cell = GridCell(row: row)
                change(&cell, row, column)
                element.values[ObjectIdentifier(GridCellKey.self)] = cell
            }
        }
        return Container(layout, rows.flatMap { $0 })
    }

    @Test("Columns are as wide as their widest cell, rows as high as their highest")
    func tracks() {
        let cells = [[fixed(10, 20), fixed(30, 10)], [fixed(40, 10), fixed(20, 10)]]
        #expect(grid(GridLayout(), cells).lay(300, 300) == CGSize(width: 78, height: 38))
        #expect(cells[0][0].frame == CGRect(x: 15, y: 0, width: 10, height: 20))
        #expect(cells[0][1].frame == CGRect(x: 48, y: 5, width: 30, height: 10))
        #expect(cells[1][1].frame == CGRect(x: 53, y: 28, width: 20, height: 10))
    }

    @Test("What fixed columns leave is shared by flexible ones, and cells fill their column")
    func flexible() {
        let cells = [[fixed(40, 10), rectangle()], [fixed(20, 10), rectangle()]]
        #expect(grid(rows: cells).lay(200, 100) == CGSize(width: 200, height: 100))
        #expect(cells[0][1].frame == CGRect(x: 40, y: 0, width: 160, height: 50))
        #expect(cells[1][1].frame == CGRect(x: 40, y: 50, width: 160, height: 50))
    }

    private func grid(rows: [[FakeElement]]) -> FakeElement {
        grid(GridLayout(horizontalSpacing: 0, verticalSpacing: 0), rows)
    }

    @Test("Without a proposal cells have their ideal sizes")
    func ideal() {
        let cells = [[fixed(40, 15), rectangle()], [rectangle(), rectangle()]]
        #expect(grid(rows: cells).lay(nil, nil) == CGSize(width: 50, height: 25))
        #expect(cells[0][1].frame == CGRect(x: 40, y: 0, width: 10, height: 15))
    }

    @Test("A wide cell spans columns and widens them where they are too narrow")
    func spans() {
        let cells = [
            [fixed(10, 10), fixed(20, 10), fixed(30, 10)], [fixed(50, 10), fixed(5, 10)],
        ]
        let view = grid(rows: cells)
        cells[1][0].values[ObjectIdentifier(GridCellKey.self)] = {
            var cell = GridCell(row: 1)
            cell.columns = 2
            return cell
        }()
        let spanning = Container(
            GridLayout(horizontalSpacing: 0, verticalSpacing: 0), cells.flatMap { $0 })
        #expect(view.lay(300, 300).width == 100)
        #expect(spanning.lay(300, 300).width == 80)
        #expect(cells[1][0].frame == CGRect(x: 0, y: 10, width: 50, height: 10))
        #expect(cells[1][1].frame.midX == 65)
    }

    @Test("A divider outside of rows stretches the grid, unless its width has no say")
    func wholeRow() {
        for isUnsized in [false, true] {
            let divider = Leaf { CGSize(width: $0.width ?? 10, height: 1) }
            let cells = [[fixed(40, 10), fixed(40, 10)], [divider]]
            let view = grid(GridLayout(verticalSpacing: 0), cells) { cell, row, _ in
                guard row == 1 else { return }
                cell.isWholeRow = true
                cell.unsizedAxes = isUnsized ? .horizontal : []
            }
            let width: CGFloat = isUnsized ? 88 : 300
            #expect(view.lay(300, 300) == CGSize(width: width, height: 11))
            #expect(divider.frame == CGRect(x: 0, y: 10, width: width, height: 1))
        }
    }

    @Test("A column's alignment, a row's alignment and a cell's anchor decide in that order")
    func alignments() {
        let cells = [[fixed(10, 10), fixed(10, 30)], [fixed(40, 10), fixed(10, 10)]]
        grid(GridLayout(horizontalSpacing: 0, verticalSpacing: 0), cells) { cell, row, column in
            if column == 0 { cell.columnAlignment = row == 0 ? .trailing : nil }
            if row == 0 { cell.rowAlignment = .bottom }
            if row == 1, column == 0 { cell.anchor = .topLeading }
        }.lay(300, 300)
        #expect(cells[0][0].frame.origin == CGPoint(x: 30, y: 20))
        #expect(cells[1][0].frame.origin == CGPoint(x: 0, y: 30))
        #expect(cells[1][1].frame.origin == CGPoint(x: 40, y: 30))
    }

    @Test("Rows of text line up at the baseline, and what fills its cell stays inside")
    func baselines() {
        let small = words(1, 10, lineHeight: 20)
        let large = words(1, 10, lineHeight: 40)
        let color = rectangle()
        grid(GridLayout(alignment: .centerFirstTextBaseline), [[small, large, color]])
            .lay(nil, nil)
        #expect([small, large, color].map(\.frame.minY) == [15, 0, 0])
        #expect(color.frame.height == 40)
    }

    @Test("A grid without cells has no size")
    func empty() {
        #expect(grid(rows: []).lay(100, 100) == .zero)
    }
}
