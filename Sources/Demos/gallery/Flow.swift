import SwiftUI

/// A layout with its views in rows, as many in each as there is room for, as words stand in a
/// paragraph.
struct Flow: Layout {
    var alignment = VerticalAlignment.center
    var spacing: CGFloat = 12

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
        let rows = rows(of: subviews, width: proposal.width ?? .infinity)
        return CGSize(width: rows.map(\.width).max() ?? 0, height: rows.last?.maxY ?? 0)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        for row in rows(of: subviews, width: bounds.width) {
            for item in row.items {
                subviews[item.index].place(
                    at: CGPoint(x: bounds.minX + item.x, y: bounds.minY + row.minY + item.y),
                    proposal: ProposedViewSize(item.size))
            }
        }
    }

    private struct Item {
        let index: Int
        let size: CGSize
        let x: CGFloat
        var y: CGFloat = 0
    }

    private struct Row {
        var items: [Item] = []
        var minY: CGFloat
        var height: CGFloat = 0
        var width: CGFloat { items.last.map { $0.x + $0.size.width } ?? 0 }
        var maxY: CGFloat { minY + height }
    }

    private func rows(of subviews: Subviews, width: CGFloat) -> [Row] {
        var rows = [Row(minY: 0)]
        for (index, view) in subviews.enumerated() {
            let ideal = view.sizeThatFits(.unspecified)
            let size =
                ideal.width <= width
                ? ideal : view.sizeThatFits(ProposedViewSize(width: width, height: nil))
            var row = rows.removeLast()
            if !row.items.isEmpty, row.width + spacing + size.width > width {
                rows.append(row)
                row = Row(minY: row.maxY + spacing)
            }
            let x = row.items.isEmpty ? 0 : row.width + spacing
            row.items.append(Item(index: index, size: size, x: x))
            row.height = max(row.height, size.height)
            rows.append(row)
        }
        for row in rows.indices {
            for item in rows[row].items.indices {
                let free = rows[row].height - rows[row].items[item].size.height
                rows[row].items[item].y = free * share
            }
        }
        return rows
    }

    /// The part of a row's free height that is above a view.
    private var share: CGFloat {
        switch alignment {
        case .top: 0
        case .bottom: 1
        default: 0.5
        }
    }
}
