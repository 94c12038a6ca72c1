import Foundation
import Geometry

// Headers and footers that stay at the edge of what is visible.
extension LazyRender {
    final func pin(_ parts: PinnedParts) {
        guard parts != pinnedParts else { return }
        pinnedParts = parts
        elementsChanged()
    }

    /// Pinned parts lie in front of the rows that pass below them.
    final func inPaintingOrder(_ nodes: [RenderNode]) -> [RenderNode] {
        guard !pinnedParts.isEmpty else { return nodes }
        return nodes.filter { !isPinned($0) } + nodes.filter(isPinned)
    }

    private func isPinned(_ node: RenderNode) -> Bool {
        switch node.traits[RowPartTrait.self]?.kind {
        case .header: pinnedParts.contains(.headers)
        case .footer: pinnedParts.contains(.footers)
        default: false
        }
    }

    /// Moves pinned parts to the edge of the visible range, as far as their section reaches.
    final func placePinnedParts() {
        guard !pinnedParts.isEmpty else { return }
        let visible = visibleRange()
        guard visible.start.isFinite, visible.end.isFinite else { return }
        for (index, segment) in segments.enumerated() where segment.item >= 0 {
            guard isPinned(segment.render), let part = segment.render.traits[RowPartTrait.self]
            else { continue }
            let ends = sectionEnds(around: index, part)
            var start = segment.start
            if part.kind == .header {
                start = min(max(start, visible.start), max(start, ends.end - segment.length))
            } else {
                let last = visible.end - segment.length
                start = max(min(start, last), min(start, ends.start))
            }
            let node = segment.render
            var origin = node.origin
            origin[axis] = CGFloat((start * tree.scale).rounded() / tree.scale)
            if origin != node.origin { node.place(at: origin, proposal: node.proposal) }
        }
    }

    /// The range of the section that a part at an index belongs to.
    private func sectionEnds(around index: Int, _ part: RowPart) -> (start: Double, end: Double) {
        func isInSection(_ other: Int) -> Bool {
            guard let known = segments[other].render.traits[RowPartTrait.self] else { return false }
            return known.section != nil && known.section === part.section
        }
        var (first, last) = (index, index)
        while first > 0, isInSection(first - 1) { first -= 1 }
        while last + 1 < segments.count, isInSection(last + 1) { last += 1 }
        return (segments[first].start, segments[last].end)
    }
}
