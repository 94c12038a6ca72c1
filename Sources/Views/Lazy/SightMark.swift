import Foundation

/// What a scroll view shows first, told by the row and not by its distance from the beginning: that
/// is only estimated while rows of different heights before it have not been measured.
package struct SightMark: Equatable, Codable, Sendable {
    /// A row of a loop: which loop of those beside each other, and which of its rows.
    struct Step: Equatable, Codable, Sendable {
        let loop: Int
        let row: Int
    }

    /// The path of the container that makes the rows.
    let container: String
    /// From the outermost loop inwards; none for what is in no loop.
    let steps: [Step]
    /// Which of the views that make up the row.
    let part: Int
    /// How much of it is out of sight, in points.
    let hidden: Double

    /// Whether it can be used, wherever it comes from.
    var isSane: Bool { hidden.isFinite && part >= 0 && steps.allSatisfy { $0.row >= 0 } }
}

extension LazyRender {
    /// A row on the way to what a stretch shows, or to the rows that it stands for.
    private struct Link {
        let source: any RowSource
        /// Nil for a gap's own loop.
        let index: Int?
    }

    /// The first row in sight; nil where the distance from the beginning says as much, for all rows
    /// are alike.
    @MainActor func firstPlace() -> SightMark? {
        let sight = sight()
        guard sight.low.isFinite, hasDifferentRows else { return nil }
        let first = stretches.firstIndex {
            $0.item >= 0 && $0.length > 0 && $0.meets(sight)
        }
        guard let first else { return nil }
        let links = links(of: stretches[first])
        var steps: [SightMark.Step] = []
        for (level, link) in links.enumerated() {
            let loops = loops(under: links.prefix(level))
            guard let row = link.index, let loop = loops.firstIndex(where: { $0 === link.source })
            else { return nil }
            steps.append(SightMark.Step(loop: loop, row: row))
        }
        let part = stretches[..<first].filter { isSame(self.links(of: $0), links) }.count
        return SightMark(
            container: pathText, steps: steps, part: part,
            hidden: sight.low - stretches[first].start)
    }

    @MainActor private var hasDifferentRows: Bool {
        stretches.contains { stretch in
            guard let source = stretch.slot?.source ?? stretch.gap?.source else { return false }
            return stretch.slot?.inner != nil || !source.extents.areAlike
        }
    }

    /// Makes the row and keeps it; nil where there is none.
    @MainActor func hold(_ place: SightMark) -> [RowHold]? {
        var holds: [RowHold] = []
        var links: [Link] = []
        for step in place.steps {
            let loops = loops(under: links[...])
            guard loops.indices.contains(step.loop), step.row < loops[step.loop].extents.count
            else {
                for hold in holds { hold.release() }
                return nil
            }
            let source = loops[step.loop]
            if source.hold(step.row).map({ holds.append($0) }) == nil {
                realizing {
                    source.show(step.row..<(step.row + 1))
                    refresh()
                }
                if let hold = source.hold(step.row) { holds.append(hold) }
            }
            links.append(Link(source: source, index: step.row))
        }
        return holds
    }

    /// Where sight should begin, from the container's beginning; nil while the row is not there.
    @MainActor func start(of place: SightMark) -> Double? {
        var links: [Link] = []
        for step in place.steps {
            let loops = loops(under: links[...])
            guard loops.indices.contains(step.loop) else { return nil }
            links.append(Link(source: loops[step.loop], index: step.row))
        }
        let parts = stretches.filter { $0.item >= 0 && isSame(self.links(of: $0), links) }
        guard parts.indices.contains(place.part) else { return nil }
        return parts[place.part].start + place.hidden
    }

    // MARK: Links

    private func links(of stretch: RowStretch) -> [Link] {
        var links: [Link] = []
        var slot = stretch.slot
        while let current = slot {
            links.append(Link(source: current.source, index: current.index))
            slot = current.inner
        }
        if let source = stretch.gap?.source { links.append(Link(source: source, index: nil)) }
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
        for stretch in stretches {
            let links = links(of: stretch)
            guard links.count > row.count, begins(links, with: row) else { continue }
            let source = links[row.count].source
            if !loops.contains(where: { $0 === source }) { loops.append(source) }
        }
        return loops
    }
}
