import Foundation

// The first visible row as a saved session names it.
extension LazyRender {
    /// A row on the way to what a stretch shows, or to the rows that it stands for.
    private struct Link {
        let source: any RowSource
        /// Nil for a gap's own loop.
        let index: Int?
    }

    /// The first row in sight; nil where the distance from the beginning says as much, for all rows
    /// are alike.
    @MainActor func firstVisibleRow() -> ScrollAnchor? {
        let visible = visibleRange()
        guard visible.start.isFinite, hasDifferentRows else { return nil }
        let first = segments.firstIndex {
            $0.item >= 0 && $0.length > 0 && $0.meets(visible)
        }
        guard let first else { return nil }
        let links = links(of: segments[first])
        var steps: [ScrollAnchor.Step] = []
        for (level, link) in links.enumerated() {
            let loops = loops(under: links.prefix(level))
            guard let row = link.index, let loop = loops.firstIndex(where: { $0 === link.source })
            else { return nil }
            steps.append(ScrollAnchor.Step(loop: loop, row: row))
        }
        let part = segments[..<first].filter { isSame(self.links(of: $0), links) }.count
        return ScrollAnchor(
            container: pathText, steps: steps, part: part,
            hidden: visible.start - segments[first].start)
    }

    @MainActor private var hasDifferentRows: Bool {
        segments.contains { segment in
            guard let source = segment.position?.source ?? segment.placeholder?.source else {
                return false
            }
            return segment.position?.inner != nil || !source.extents.areAlike
        }
    }

    /// Makes the row and keeps it; nil where there is none.
    @MainActor func pin(_ place: ScrollAnchor) -> [RowPin]? {
        var pins: [RowPin] = []
        var links: [Link] = []
        for step in place.steps {
            let loops = loops(under: links[...])
            guard loops.indices.contains(step.loop), step.row < loops[step.loop].extents.count
            else {
                for pin in pins { pin.release() }
                return nil
            }
            let source = loops[step.loop]
            if source.pin(step.row).map({ pins.append($0) }) == nil {
                realizing {
                    source.show(step.row..<(step.row + 1))
                    refresh()
                }
                if let pin = source.pin(step.row) { pins.append(pin) }
            }
            links.append(Link(source: source, index: step.row))
        }
        return pins
    }

    /// Where sight should begin, from the container's beginning; nil while the row is not there.
    @MainActor func start(of place: ScrollAnchor) -> Double? {
        var links: [Link] = []
        for step in place.steps {
            let loops = loops(under: links[...])
            guard loops.indices.contains(step.loop) else { return nil }
            links.append(Link(source: loops[step.loop], index: step.row))
        }
        let parts = segments.filter { $0.item >= 0 && isSame(self.links(of: $0), links) }
        guard parts.indices.contains(place.part) else { return nil }
        return parts[place.part].start + place.hidden
    }

    // MARK: Links

    private func links(of segment: LazySegment) -> [Link] {
        var links: [Link] = []
        var position = segment.position
        while let current = position {
            if let source = current.source {
                links.append(Link(source: source, index: current.index))
            }
            position = current.inner
        }
        if let source = segment.placeholder?.source {
            links.append(Link(source: source, index: nil))
        }
        return links
    }

    private func isSame(_ a: [Link], _ b: [Link]) -> Bool {
        a.count == b.count && begins(a, with: b[...])
    }

    private func begins(_ links: [Link], with first: ArraySlice<Link>) -> Bool {
        links.count >= first.count
            && zip(links, first).allSatisfy { $0.source === $1.source && $0.index == $1.index }
    }

    /// The loops beside each other in a row, or in the container itself.
    private func loops(under row: ArraySlice<Link>) -> [any RowSource] {
        var loops: [any RowSource] = []
        for segment in segments {
            let links = links(of: segment)
            guard links.count > row.count, begins(links, with: row) else { continue }
            let source = links[row.count].source
            if !loops.contains(where: { $0 === source }) { loops.append(source) }
        }
        return loops
    }
}
