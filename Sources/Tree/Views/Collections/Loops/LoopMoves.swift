/// The origins of the rows in the changed part of a loop.
///
/// What visits all ids counts indices, because a debug build takes ten times as long for sequences of
/// pairs.
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
        let (oldStart, newStart) = (oldIDs.startIndex, newIDs.startIndex)
        let (oldCount, newCount) = (oldIDs.count, newIDs.count)
        var origins = [Int?](repeating: nil, count: newCount)
        var isTaken = [Bool](repeating: false, count: oldCount)
        var offset = 0
        // If the part keeps its length, most rows in it keep their indices.
        while oldCount == newCount, offset < newCount {
            if oldIDs[oldStart + offset] == newIDs[newStart + offset] {
                origins[offset] = change.old.lowerBound + offset
                isTaken[offset] = true
            }
            offset += 1
        }
        var known: [ID: [Int]] = [:]
        offset = oldCount - 1
        while offset >= 0 {
            if !isTaken[offset] {
                known[oldIDs[oldStart + offset], default: []].append(
                    change.old.lowerBound + offset)
            }
            offset -= 1
        }
        var hasNew = false
        offset = 0
        while offset < newCount {
            if origins[offset] == nil {
                origins[offset] = known[newIDs[newStart + offset]]?.popLast()
                hasNew = hasNew || origins[offset] == nil
            }
            offset += 1
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
        let all = ids.slice(0..<ids.count)
        var index = 0
        while index < all.count {
            if !isNew(index) { seen.insert(all[all.startIndex + index]) }
            index += 1
        }
        index = start
        while index < start + origins.count {
            if isNew(index), !seen.insert(all[all.startIndex + index]).inserted {
                repeated.append(index)
            }
            index += 1
        }
        return repeated
    }
}
