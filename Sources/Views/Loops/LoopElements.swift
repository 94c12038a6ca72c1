/// What the rows of a loop show, one after another, and what the last change exchanged in it.
final class LoopElements {
    private(set) var list: [Element] = []
    /// Grows with every change.
    private(set) var version = 0
    /// What made the last version of the one before, to be followed one after another, from the
    /// last place to the first; nil where anything may be another.
    private(set) var changes: [ElementChange]?

    func replace(with list: [Element]) {
        self.list = list
        version += 1
        changes = nil
    }

    /// Follows changes, the last place first.
    func follow(_ changes: [ElementChange]) {
        for change in changes { list.replaceSubrange(change.places, with: change.elements) }
        version += 1
        self.changes = changes
    }
}

/// Some elements in the places of others.
struct ElementChange {
    let places: Range<Int>
    let elements: [Element]
}

/// What a container lays out: elements, and among them loops of which it follows the changes.
struct ElementParts {
    /// What belongs to no loop.
    var loose: [Element] = []
    private(set) var loops: [Loop] = []

    struct Loop {
        let elements: LoopElements
        /// Its place among the loose elements.
        let place: Int
        let version: Int
        let count: Int
    }

    mutating func append(_ elements: LoopElements) {
        loops.append(
            Loop(
                elements: elements, place: loose.count, version: elements.version,
                count: elements.list.count))
    }

    /// All elements, in order.
    var all: [Element] {
        guard !loops.isEmpty else { return loose }
        var all: [Element] = []
        var next = 0
        for loop in loops {
            all.append(contentsOf: loose[next..<loop.place])
            all.append(contentsOf: loop.elements.list)
            next = loop.place
        }
        all.append(contentsOf: loose[next...])
        return all
    }

    /// What has changed in the loops since the parts were taken before, the last place first; nil
    /// where that is not all.
    func changes(since old: ElementParts) -> [ElementChange]? {
        guard !loops.isEmpty, loops.count == old.loops.count, hasLoose(of: old) else { return nil }
        var changes: [ElementChange] = []
        var inLoops = old.loops.reduce(0) { $0 + $1.count }
        for (loop, known) in zip(loops, old.loops).reversed() {
            guard loop.elements === known.elements, loop.place == known.place else { return nil }
            inLoops -= known.count
            if loop.version == known.version { continue }
            guard loop.version == known.version + 1, let own = loop.elements.changes else {
                return nil
            }
            let start = known.place + inLoops
            changes += own.map {
                ElementChange(
                    places: start + $0.places.lowerBound..<start + $0.places.upperBound,
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
