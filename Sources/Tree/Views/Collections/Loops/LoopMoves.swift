/// The origins of the rows in the changed part of a loop.
@usableFromInline
package struct LoopMoves {
    /// The old index for each new one; nil if the row is new.
    @usableFromInline package let origins: [Int?]
    /// The indices of new rows whose ids occur elsewhere too.
    @usableFromInline package let repeated: [Int]

    @inlinable
    package init<ID: Hashable>(
        in change: LoopChange, from old: LoopIDs<ID>, to new: LoopIDs<ID>
    ) {
        let (oldIDs, newIDs) = (old.slice(change.old), new.slice(change.new))
        var origins = [Int?](repeating: nil, count: newIDs.count)
        var isTaken = [Bool](repeating: false, count: oldIDs.count)
        // If the part keeps its length, most rows in it keep their indices.
        if oldIDs.count == newIDs.count {
            for (offset, (oldID, newID)) in zip(oldIDs, newIDs).enumerated() where oldID == newID {
                origins[offset] = change.old.lowerBound + offset
                isTaken[offset] = true
            }
        }
        var known: [ID: [Int]] = [:]
        for (offset, id) in oldIDs.enumerated().reversed() where !isTaken[offset] {
            known[id, default: []].append(change.old.lowerBound + offset)
        }
        var hasNew = false
        for (offset, id) in newIDs.enumerated() where origins[offset] == nil {
            origins[offset] = known[id]?.popLast()
            hasNew = hasNew || origins[offset] == nil
        }
        self.origins = origins
        repeated = hasNew ? Self.repeats(in: new, among: origins, from: change.new.lowerBound) : []
    }

    /// The smaller parts that contain all insertions, removals and moves: if the part keeps its
    /// length, rows between two that change places keep theirs.
    func runs(in change: LoopChange) -> [LoopChange] {
        guard change.shift == 0 else { return [change] }
        var runs: [LoopChange] = []
        var start: Int?
        let first = change.new.lowerBound
        for index in first...change.new.upperBound {
            let isEnd = index == change.new.upperBound
            if !isEnd, origins[index - first] != index {
                start = start ?? index
            } else if let begin = start {
                runs.append(LoopChange(old: begin..<index, new: begin..<index))
                start = nil
            }
        }
        return runs
    }

    @inlinable
    package static func repeats<ID: Hashable>(
        in ids: LoopIDs<ID>, among origins: [Int?], from start: Int
    ) -> [Int] {
        // No number occurs twice in a range.
        if case .counted = ids { return [] }
        var repeated: [Int] = []
        var seen = Set<ID>(minimumCapacity: ids.count)
        func isNew(_ index: Int) -> Bool {
            index >= start && index < start + origins.count && origins[index - start] == nil
        }
        for (index, id) in ids.slice(0..<ids.count).enumerated() where !isNew(index) {
            seen.insert(id)
        }
        for (offset, id) in ids.slice(start..<start + origins.count).enumerated()
        where isNew(start + offset) && !seen.insert(id).inserted {
            repeated.append(start + offset)
        }
        return repeated
    }
}
