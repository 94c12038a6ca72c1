import Foundation

/// A part of what a lazy container lays out, along the axis: something that is shown, or a gap.
struct LazySegment {
    /// What is shown; the gap itself where nothing is.
    let render: RenderNode
    let position: RowPosition?
    /// The place of what is shown among the container's items; -1 for a gap.
    let item: Int
    /// From the container's beginning; where layout put it last.
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

    func meets(_ visible: VisibleRange) -> Bool { end > visible.start && start < visible.end }
}

/// The part of a container, along its axis, that can be seen.
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
