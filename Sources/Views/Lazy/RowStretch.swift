import Foundation

/// A part of what a lazy container lays out, along the axis: something that is shown, or a gap.
struct RowStretch {
    /// What is shown; the gap itself where nothing is.
    let render: RenderNode
    let slot: RowSlot?
    /// The place of what is shown among the container's items; -1 for a gap.
    let item: Int
    /// From the container's beginning; where layout put it last.
    var start = 0.0
    var length = 0.0

    init(gap: RowGap, slot: RowSlot?) {
        render = gap
        self.slot = slot
        item = -1
    }

    init(item: Int, render: RenderNode, slot: RowSlot?) {
        self.render = render
        self.slot = slot
        self.item = item
    }

    var end: Double { start + length }
    var gap: RowGap? { item < 0 ? unsafeDowncast(render, to: RowGap.self) : nil }

    func meets(_ sight: Sight) -> Bool { end > sight.low && start < sight.high }
}

/// The part of a container, along its axis, that can be seen.
struct Sight: Equatable {
    var low: Double
    var high: Double

    static let everything = Sight(low: -.infinity, high: .infinity)

    func widened(by length: Double) -> Sight { Sight(low: low - length, high: high + length) }
    func moved(by length: Double) -> Sight { Sight(low: low + length, high: high + length) }
    func contains(_ other: Sight) -> Bool { low <= other.low && high >= other.high }
}
