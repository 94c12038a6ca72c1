import Foundation

// What a lazy container keeps in its position on the screen.
extension LazyRender {
    /// The first row that can be seen, or the one that something is on its way to.
    func firstVisibleAnchor(_ visible: VisibleRange) -> VisibleAnchor? {
        guard visible.start.isFinite else { return nil }
        let pinned = segments.first { segment in
            guard segment.item >= 0, segment.meets(visible), let position = segment.position else {
                return false
            }
            return MainActor.assumeIsolated {
                position.source?.isPinned(position.index) ?? false
            }
        }
        let first =
            pinned ?? segments.first { $0.item >= 0 && $0.length > 0 && $0.meets(visible) }
        return first.map { VisibleAnchor(render: $0.render, place: $0.start) }
    }

    /// Where a scroll view shows the end of what is not known, it goes on to show the end.
    func endAnchor(_ visible: VisibleRange) -> VisibleAnchor? {
        guard visible.start.isFinite, visible.start > 0, visible.end >= laidLength - 1 else {
            return nil
        }
        return VisibleAnchor(isEnd: true, place: laidLength)
    }

    /// The anchor where it is now.
    func updated(_ anchor: VisibleAnchor) -> VisibleAnchor {
        var result = anchor
        if anchor.isEnd {
            result.shift = laidLength - anchor.place
            return result
        }
        let now = segments.first { segment in
            if let render = anchor.render { return segment.render === render }
            guard let position = segment.position, segment.item >= 0 else { return false }
            return position.source === anchor.source && position.index == anchor.index
        }
        if let now { result.shift = now.start - anchor.place }
        return result
    }
}
