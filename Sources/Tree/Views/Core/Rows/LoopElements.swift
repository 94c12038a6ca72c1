/// The elements of all rows of a loop, in order, and the last change of them.
final class LoopElements {
    private(set) var list: [Element] = []
    /// Increases with every change.
    private(set) var version = 0
    /// The difference from the version before, from the last index to the first; nil if any element
    /// may have been replaced.
    private(set) var changes: [ElementChange]?

    func replace(with list: [Element]) {
        self.list = list
        version += 1
        changes = nil
    }

    /// Applies changes, of which the one with the last indices comes first.
    func follow(_ changes: [ElementChange]) {
        for change in changes { list.replaceSubrange(change.range, with: change.elements) }
        version += 1
        self.changes = changes
    }
}

/// Elements that replace those at some indices.
struct ElementChange {
    let range: Range<Int>
    let elements: [Element]
}

/// The elements that a container lays out: single ones, and the lists of loops, whose changes the
/// container applies one by one.
struct ElementParts {
    /// The elements outside of loops.
    var loose: [Element] = []
    private(set) var loops: [Loop] = []

    struct Loop {
        let elements: LoopElements
        /// The number of loose elements before it.
        let index: Int
        let version: Int
        let count: Int
    }

    mutating func append(_ elements: LoopElements) {
        loops.append(
            Loop(
                elements: elements, index: loose.count, version: elements.version,
                count: elements.list.count))
    }

    /// All elements, in order.
    var all: [Element] {
        guard !loops.isEmpty else { return loose }
        var all: [Element] = []
        var next = 0
        for loop in loops {
            all.append(contentsOf: loose[next..<loop.index])
            all.append(contentsOf: loop.elements.list)
            next = loop.index
        }
        all.append(contentsOf: loose[next...])
        return all
    }

    /// The changes in the loops since older parts were collected, the last indices first; nil if
    /// anything else has changed.
    func changes(since old: ElementParts) -> [ElementChange]? {
        guard !loops.isEmpty, loops.count == old.loops.count, hasLoose(of: old) else { return nil }
        var changes: [ElementChange] = []
        var inLoops = old.loops.reduce(0) { $0 + $1.count }
        for (loop, known) in zip(loops, old.loops).reversed() {
            guard loop.elements === known.elements, loop.index == known.index else { return nil }
            inLoops -= known.count
            if loop.version == known.version { continue }
            guard loop.version == known.version + 1, let own = loop.elements.changes else {
                return nil
            }
            let start = known.index + inLoops
            changes += own.map {
                ElementChange(
                    range: start + $0.range.lowerBound..<start + $0.range.upperBound,
                    elements: $0.elements)
            }
        }
        return changes
    }

    private func hasLoose(of old: ElementParts) -> Bool {
        loose.count == old.loose.count
            && zip(loose, old.loose).allSatisfy {
                $0.render === $1.render && $0.traits.isIdentical(to: $1.traits)
            }
    }
}
