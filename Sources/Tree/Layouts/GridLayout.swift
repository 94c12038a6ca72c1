import Foundation
import Geometry

/// Rows whose cells share columns: first the widths are divided, then the heights.
public struct GridLayout: Layout, GuidesOfSubviewsOnly {
    public typealias AnimatableData = EmptyAnimatableData

    /// The guides at which cells are aligned in their columns and rows, unless they have their own.
    public var alignment: Alignment

    /// The distance between columns in points, or `nil` to leave it to the cells.
    public var horizontalSpacing: CGFloat?

    /// The distance between rows in points, or `nil` to leave it to the cells.
    public var verticalSpacing: CGFloat?

    /// Creates a grid with distances in points between its columns and rows; if one is nil, the
    /// cells decide.
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }

    public func makeCache(subviews: Subviews) -> Cache {
        Cache(
            subviews, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    }

    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGSize {
        let tracks = tracks(proposal, subviews, &cache)
        return CGSize(width: tracks.width, height: tracks.height)
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        let tracks = tracks(proposal, subviews, &cache)
        for (row, indices) in cache.rows.enumerated() {
            for index in indices {
                let entry = cache.entries[index]
                let frame = tracks.frame(of: entry.columns, row: row)
                place(
                    subviews[index], entry, in: frame.offsetBy(dx: bounds.minX, dy: bounds.minY),
                    guide: tracks.rowGuides[row], cache)
            }
        }
    }

    /// Puts a subview into its cell; the guide is the row's, from the top of the cell.
    private func place(
        _ subview: LayoutSubview, _ entry: Cache.Entry, in frame: CGRect, guide: CGFloat,
        _ cache: Cache
    ) {
        let proposal = ProposedViewSize(frame.size)
        if let anchor = entry.cell.anchor {
            subview.place(at: anchor.point(in: frame), anchor: anchor, proposal: proposal)
            return
        }
        let dimensions = subview.dimensions(in: proposal)
        let horizontal = cache.columnAlignments[entry.columns.lowerBound] ?? alignment.horizontal
        let box = ViewDimensions(size: frame.size)
        var y = guide - dimensions[entry.cell.rowAlignment ?? alignment.vertical]
        // What fills its row stays inside, also where the row follows a text's baseline.
        if dimensions.height <= frame.height {
            y = min(max(0, y), frame.height - dimensions.height)
        }
        let x = box[horizontal] - dimensions[horizontal]
        subview.place(
            Placement(
                origin: CGPoint(x: frame.minX + x, y: frame.minY + y), size: dimensions.size,
                proposal: proposal))
    }

    private func tracks(
        _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Cache
    ) -> GridTracks {
        var tracks = GridTracks(cache)
        guard !subviews.isEmpty else { return tracks }
        tracks.columnWidths = columnWidths(proposal.width, subviews, &cache)
        let entries = cache.entries
        let rows = cache.rows
        let extent = { (row: Int, offer: CGFloat?) -> (above: CGFloat, below: CGFloat) in
            rowExtent(rows[row], entries, tracks, offer, subviews)
        }
        if let height = proposal.height {
            cache.rowDivision.divide(height - cache.rowDistances.reduce(0, +)) { row, offer in
                let extent = extent(row, offer)
                return extent.above + extent.below
            }
        }
        let offers = proposal.height == nil ? nil : cache.rowDivision.offers
        for row in rows.indices {
            let extent = extent(row, offers?[row])
            tracks.rowHeights[row] = extent.above + extent.below
            tracks.rowGuides[row] = extent.above
        }
        return tracks
    }

    /// How far a row's cells reach above and below the guide at which they are lined up.
    private func rowExtent(
        _ row: Range<Int>, _ entries: [Cache.Entry], _ tracks: GridTracks, _ offer: CGFloat?,
        _ subviews: Subviews
    ) -> (above: CGFloat, below: CGFloat) {
        var above = -CGFloat.infinity
        var below = -CGFloat.infinity
        for index in row where !entries[index].cell.unsizedAxes.contains(.vertical) {
            let entry = entries[index]
            let dimensions = subviews[index].dimensions(
                in: ProposedViewSize(width: tracks.width(of: entry.columns), height: offer))
            let guide =
                dimensions.height.isFinite
                ? dimensions[entry.cell.rowAlignment ?? alignment.vertical] : 0
            above = max(above, guide)
            below = max(below, dimensions.height - guide)
        }
        return above.isFinite ? (above, below) : (0, 0)
    }

    private func columnWidths(
        _ width: CGFloat?, _ subviews: Subviews, _ cache: inout Cache
    ) -> [CGFloat] {
        let columns = cache.columns
        let entries = cache.entries
        let columnWidth = { (column: Int, offer: CGFloat?) -> CGFloat in
            columns[column].reduce(0) { widest, index in
                guard !entries[index].cell.unsizedAxes.contains(.horizontal) else { return widest }
                let proposal = ProposedViewSize(width: offer, height: nil)
                return max(widest, subviews[index].sizeThatFits(proposal).width)
            }
        }
        let distances = cache.columnDistances.reduce(0, +)
        if let width {
            cache.columnDivision.divide(width - distances, measure: columnWidth)
        }
        let offers = width == nil ? nil : cache.columnDivision.offers
        var widths = columns.indices.map { columnWidth($0, offers?[$0]) }
        for (index, entry) in entries.enumerated()
        where entry.columns.count > 1 && !entry.cell.unsizedAxes.contains(.horizontal) {
            let between = cache.columnDistances[entry.columns].dropFirst().reduce(0, +)
            let spanned = widths[entry.columns].reduce(between, +)
            // All that the columns which it does not span leave.
            let offer = width.map { max(0, $0 - (widths.reduce(distances, +) - spanned)) }
            let wanted = subviews[index].sizeThatFits(
                ProposedViewSize(width: offer, height: nil)
            ).width
            let missing = wanted - spanned
            guard missing > 0 else { continue }
            for column in entry.columns {
                widths[column] += missing / CGFloat(entry.columns.count)
            }
        }
        return widths
    }
}

/// The widths of a grid's columns and the heights of its rows.
private struct GridTracks {
    let columnDistances: [CGFloat]
    let rowDistances: [CGFloat]
    var columnWidths: [CGFloat]
    var rowHeights: [CGFloat]
    /// Where each row lines its cells up, from its top.
    var rowGuides: [CGFloat]

    init(_ cache: GridLayout.Cache) {
        columnDistances = cache.columnDistances
        rowDistances = cache.rowDistances
        columnWidths = columnDistances.map { _ in 0 }
        rowHeights = rowDistances.map { _ in 0 }
        rowGuides = rowHeights
    }

    var width: CGFloat {
        width(of: columnWidths.indices)
    }

    var height: CGFloat {
        rowHeights.reduce(0, +) + rowDistances.reduce(0, +)
    }

    func width(of columns: Range<Int>) -> CGFloat {
        columnWidths[columns].reduce(0, +) + columnDistances[columns].dropFirst().reduce(0, +)
    }

    /// The cell of some columns in a row.
    func frame(of columns: Range<Int>, row: Int) -> CGRect {
        let first = columns.lowerBound
        let x =
            columnWidths[..<first].reduce(0, +) + columnDistances[...first].reduce(0, +)
        let y = rowHeights[..<row].reduce(0, +) + rowDistances[...row].reduce(0, +)
        return CGRect(x: x, y: y, width: width(of: columns), height: rowHeights[row])
    }
}
