import Foundation

/// What stays where it is in the scroll view while lengths before it are corrected.
struct RowAnchor {
    var render: RenderNode?
    var source: (any RowSource)?
    var index = 0
    var isEnd = false
    let place: Double
    /// How far it has moved.
    var shift = 0.0
}

extension LazyRender {
    /// The first row that can be seen, or the one that something is on its way to.
    func firstInSight(_ sight: Sight) -> RowAnchor? {
        guard sight.low.isFinite else { return nil }
        let held = stretches.first { stretch in
            guard stretch.item >= 0, stretch.meets(sight), let slot = stretch.slot else {
                return false
            }
            return MainActor.assumeIsolated { slot.source.isHeld(slot.index) }
        }
        let first =
            held ?? stretches.first { $0.item >= 0 && $0.length > 0 && $0.meets(sight) }
        return first.map { RowAnchor(render: $0.render, place: $0.start) }
    }

    /// Where a scroll view shows the end of what is not known, it goes on to show the end.
    func endInSight(_ sight: Sight) -> RowAnchor? {
        guard sight.low.isFinite, sight.low > 0, sight.high >= laidLength - 1 else { return nil }
        return RowAnchor(isEnd: true, place: laidLength)
    }

    /// The anchor where it is now.
    func followed(_ anchor: RowAnchor) -> RowAnchor {
        var result = anchor
        if anchor.isEnd {
            result.shift = laidLength - anchor.place
            return result
        }
        let now = stretches.first { stretch in
            if let render = anchor.render { return stretch.render === render }
            guard let slot = stretch.slot, stretch.item >= 0 else { return false }
            return slot.source === anchor.source && slot.index == anchor.index
        }
        if let now { result.shift = now.start - anchor.place }
        return result
    }
}
