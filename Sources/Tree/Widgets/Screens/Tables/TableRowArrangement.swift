import Foundation
import Geometry
import Layouts
import Views

/// Lays the cells of a row, or of the header, into the columns.
nonisolated struct TableRowArrangement: Layout, Equatable, TableRowLayout {
    /// The width of each column.
    let widths: [CGFloat]
    let alignments: [TableColumnAlignment]
    /// How deep the row is in an outline, which decides nothing here.
    var depth: Int?

    static var spacing: CGFloat { 12 }

    /// Where each column begins.
    var starts: [CGFloat] {
        var x: CGFloat = 0
        return widths.map { width in
            defer { x += width + Self.spacing }
            return x
        }
    }

    /// The width of all columns, with the spaces between them.
    var total: CGFloat { widths.reduce(0, +) + Self.spacing * CGFloat(max(0, widths.count - 1)) }

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
        var height: CGFloat = 0
        for (subview, width) in zip(subviews, widths) {
            height = max(
                height, subview.sizeThatFits(ProposedViewSize(width: width, height: nil)).height)
        }
        return CGSize(width: total, height: height)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        var x = bounds.minX
        for (index, subview) in subviews.enumerated() where index < widths.count {
            let offer = ProposedViewSize(width: widths[index], height: nil)
            let size = subview.sizeThatFits(offer)
            let slack = widths[index] - size.width
            let inset: CGFloat =
                switch alignments[index].side ?? .leading {
                case .leading: 0
                case .center: (slack / 2).rounded()
                case .trailing: slack
                }
            let y = bounds.minY + ((bounds.height - size.height) / 2).rounded()
            subview.place(at: CGPoint(x: x + inset, y: y), proposal: offer)
            x += widths[index] + Self.spacing
        }
    }
}
