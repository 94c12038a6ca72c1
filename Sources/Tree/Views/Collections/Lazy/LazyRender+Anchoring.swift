import Foundation

// What stays at its position on the screen when estimated lengths are corrected.
extension LazyRender {
    /// The pinned row in the visible range, or else the first visible one.
    func firstVisibleAnchor(_ visible: VisibleRange) -> VisibleAnchor? {
        guard visible.start.isFinite else { return nil }
        let pinned = segments.first { segment in
            guard segment.item >= 0, segment.meets(visible), let position = segment.position else {
                return false
            }
            return position.source.isPinned(position.index)
        }
        let first =
            pinned ?? segments.first { $0.item >= 0 && $0.length > 0 && $0.meets(visible) }
        return first.map { VisibleAnchor(render: $0.render, start: $0.start) }
    }

    /// The end of the content, for a scroll view that shows the end of rows that were not measured.
    func endAnchor(_ visible: VisibleRange) -> VisibleAnchor? {
        guard visible.start.isFinite, visible.start > 0, visible.end >= laidLength - 1 else {
            return nil
        }
        return VisibleAnchor(isEnd: true, start: laidLength)
    }

    /// The anchor with how far it has moved since.
    func updated(_ anchor: VisibleAnchor) -> VisibleAnchor {
        var result = anchor
        if anchor.isEnd {
            result.shift = laidLength - anchor.start
            return result
        }
        let now = segments.first { segment in
            if let render = anchor.render { return segment.render === render }
            guard let position = segment.position, segment.item >= 0 else { return false }
            return position.source === anchor.source && position.index == anchor.index
        }
        if let now { result.shift = now.start - anchor.start }
        return result
    }
}
