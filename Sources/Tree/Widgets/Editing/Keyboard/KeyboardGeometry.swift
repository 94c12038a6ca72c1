import Foundation
import Geometry
import Views

/// Where the keys of a keyboard lie. The areas that take touches have no gaps between them, so that
/// every touch meets a key.
struct KeyboardGeometry: Equatable {
    /// The area of each key, row by row, in the keyboard's own space.
    let areas: [[CGRect]]
    let size: CGSize

    /// `width` is that of the window.
    init(_ rows: [[KeyboardKey]], width: CGFloat, height: CGFloat, isPad: Bool) {
        size = CGSize(width: width, height: height)
        let limit = isPad ? Theme.Keyboard.padWidth : Theme.Keyboard.width
        let margin = Theme.Keyboard.margin
        let usable = max(min(width - 2 * margin, limit), 0)
        let start = (width - usable) / 2
        let columns = rows.map(Self.units).max() ?? 1
        let unit = usable / CGFloat(max(columns, 1))
        let rowHeight = max(height - 2 * margin, 0) / CGFloat(max(rows.count, 1))
        var y = margin
        areas = rows.map { row in
            defer { y += rowHeight }
            let fixed = row.reduce(0) { $0 + (Self.fixedUnits($1) ?? 0) }
            let sharing = row.count { Self.fixedUnits($0) == nil }
            let share = sharing == 0 ? 0 : (columns - fixed) / Double(sharing)
            let taken = sharing == 0 ? fixed : columns
            var x = start + unit * CGFloat((columns - taken) / 2)
            return row.map { key in
                let width = unit * CGFloat(Self.fixedUnits(key) ?? share)
                defer { x += width }
                return CGRect(x: x, y: y, width: width, height: rowHeight)
            }
        }
    }

    /// The height of a keyboard in a window of some height.
    static func height(rows: Int, in window: CGFloat, _ density: Density) -> CGFloat {
        let tallest = Theme.Keyboard.tallestRow(density)
        let share = window * Theme.Keyboard.share / CGFloat(max(rows, 1))
        let row = min(max(share, Theme.Keyboard.lowestRow), tallest)
        return (row * CGFloat(rows) + 2 * Theme.Keyboard.margin).rounded()
    }

    private static func fixedUnits(_ key: KeyboardKey) -> Double? {
        if case .units(let units) = key.width { units } else { nil }
    }

    /// How many letters' widths a row takes at least. Keys that share the rest need one each.
    private static func units(of row: [KeyboardKey]) -> Double {
        row.reduce(0) { $0 + (fixedUnits($1) ?? 1) }
    }

    subscript(position: KeyPosition) -> CGRect { areas[position.row][position.column] }

    /// The key at a point, or the nearest one in the row at its height; nil outside of all rows.
    func key(at point: CGPoint) -> KeyPosition? {
        guard point.x.isFinite, point.y.isFinite,
            let row = areas.firstIndex(where: { row in
                row.contains { $0.minY <= point.y && point.y < $0.maxY }
            })
        else { return nil }
        let distances = areas[row].map { max($0.minX - point.x, point.x - $0.maxX, 0) }
        guard let least = distances.min(), let column = distances.firstIndex(of: least) else {
            return nil
        }
        return KeyPosition(row: row, column: column)
    }
}

/// A key by its row and its number in the row, from the left.
struct KeyPosition: Equatable {
    let row: Int
    let column: Int
}
