import Foundation

/// A part of a lazy container along its axis: an item, or a placeholder for rows that are not made.
struct LazySegment {
    /// The node of the item, or the placeholder.
    let render: RenderNode
    let position: RowPosition?
    /// The index among the container's items; -1 for a placeholder.
    let item: Int
    /// The distance from the container's start, set by the layout.
    var start = 0.0
    var length = 0.0

    init(placeholder: PlaceholderRows, position: RowPosition?) {
        render = placeholder
        self.position = position
        item = -1
    }

    init(item: Int, render: RenderNode, position: RowPosition?) {
        self.render = render
        self.position = position
        self.item = item
    }

    var end: Double { start + length }
    var placeholder: PlaceholderRows? {
        item < 0 ? unsafeDowncast(render, to: PlaceholderRows.self) : nil
    }

    /// The rows that it is part of, from the outermost inwards.
    var rows: [RowPosition] {
        var rows: [RowPosition] = []
        var next = position
        while let row = next {
            rows.append(row)
            next = row.inner
        }
        return rows
    }

    func meets(_ visible: VisibleRange) -> Bool { end > visible.start && start < visible.end }
}

/// The visible part of a container along its axis, from the container's start.
struct VisibleRange: Equatable {
    var start: Double
    var end: Double

    static let everything = VisibleRange(start: -.infinity, end: .infinity)

    func widened(by length: Double) -> VisibleRange {
        VisibleRange(start: start - length, end: end + length)
    }
    func moved(by length: Double) -> VisibleRange {
        VisibleRange(start: start + length, end: end + length)
    }
    func contains(_ other: VisibleRange) -> Bool { start <= other.start && end >= other.end }
}
