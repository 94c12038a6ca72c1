import Foundation

// The scroll anchor: the first visible row, as a saved session names it.
extension LazyRender {
    /// One level of nested loops, on the way to a segment.
    private struct Level {
        let source: any RowSource
        /// Nil for the loop of a placeholder.
        let index: Int?
    }

    /// The first visible row; nil if all rows have the same length, because the offset alone then
    /// restores it.
    func firstVisibleRow() -> ScrollAnchor? {
        let visible = visibleRange()
        guard visible.start.isFinite, hasDifferentRows else { return nil }
        let first = segments.firstIndex {
            $0.item >= 0 && $0.length > 0 && $0.meets(visible)
        }
        guard let first else { return nil }
        let levels = levels(of: segments[first])
        var steps: [ScrollAnchor.Step] = []
        for (depth, level) in levels.enumerated() {
            let loops = loops(under: levels.prefix(depth))
            guard let row = level.index, let loop = loops.firstIndex(where: { $0 === level.source })
            else { return nil }
            steps.append(ScrollAnchor.Step(loop: loop, row: row))
        }
        let part = segments[..<first].filter { isSame(self.levels(of: $0), levels) }.count
        return ScrollAnchor(
            container: pathText, steps: steps, part: part,
            hidden: visible.start - segments[first].start)
    }

    private var hasDifferentRows: Bool {
        segments.contains { segment in
            guard let source = segment.position?.source ?? segment.placeholder?.source else {
                return false
            }
            return segment.position?.inner != nil || !source.extents.areAlike
        }
    }

    /// Makes the row and pins it; nil if it does not exist.
    func pin(_ anchor: ScrollAnchor) -> [RowPin]? {
        var pins: [RowPin] = []
        var levels: [Level] = []
        for step in anchor.steps {
            let loops = loops(under: levels[...])
            guard loops.indices.contains(step.loop), step.row < loops[step.loop].extents.count
            else {
                for pin in pins { pin.release() }
                return nil
            }
            let source = loops[step.loop]
            if source.pin(step.row).map({ pins.append($0) }) == nil {
                makingRows {
                    source.show(step.row..<(step.row + 1))
                    refresh()
                }
                if let pin = source.pin(step.row) { pins.append(pin) }
            }
            levels.append(Level(source: source, index: step.row))
        }
        return pins
    }

    /// Where the visible range has to begin; nil while the row is not made.
    func start(of anchor: ScrollAnchor) -> Double? {
        var levels: [Level] = []
        for step in anchor.steps {
            let loops = loops(under: levels[...])
            guard loops.indices.contains(step.loop) else { return nil }
            levels.append(Level(source: loops[step.loop], index: step.row))
        }
        let parts = segments.filter { $0.item >= 0 && isSame(self.levels(of: $0), levels) }
        guard parts.indices.contains(anchor.part) else { return nil }
        return parts[anchor.part].start + anchor.hidden
    }

    // MARK: Links

    private func levels(of segment: LazySegment) -> [Level] {
        var levels: [Level] = []
        var position = segment.position
        while let current = position {
            levels.append(Level(source: current.source, index: current.index))
            position = current.inner
        }
        if let source = segment.placeholder?.source {
            levels.append(Level(source: source, index: nil))
        }
        return levels
    }

    private func isSame(_ a: [Level], _ b: [Level]) -> Bool {
        a.count == b.count && begins(a, with: b[...])
    }

    private func begins(_ levels: [Level], with first: ArraySlice<Level>) -> Bool {
        levels.count >= first.count
            && zip(levels, first).allSatisfy { $0.source === $1.source && $0.index == $1.index }
    }

    /// The loops directly inside a row, or inside the container itself.
    private func loops(under row: ArraySlice<Level>) -> [any RowSource] {
        var loops: [any RowSource] = []
        for segment in segments {
            let levels = levels(of: segment)
            guard levels.count > row.count, begins(levels, with: row) else { continue }
            let source = levels[row.count].source
            if !loops.contains(where: { $0 === source }) { loops.append(source) }
        }
        return loops
    }
}
