/// Where the rows of the changed part come from.
@usableFromInline
package struct LoopMoves {
    /// For each new place the old one; nil where the row is new.
    @usableFromInline package let origins: [Int?]
    /// Places of new rows whose ids occur elsewhere too.
    @usableFromInline package let repeated: [Int]

    @inlinable
    package init<ID: Hashable>(
        in change: LoopChange, from old: LoopIDs<ID>, to new: LoopIDs<ID>
    ) {
        var origins = [Int?](repeating: nil, count: change.new.count)
        var isTaken = [Bool](repeating: false, count: change.old.count)
        // Most rows of a part that only exchanges some are where they were.
        if change.old.count == change.new.count {
            for (place, index) in change.old.enumerated()
            where old[index] == new[change.new.lowerBound + place] {
                origins[place] = index
                isTaken[place] = true
            }
        }
        var known: [ID: [Int]] = [:]
        for (place, index) in change.old.enumerated().reversed() where !isTaken[place] {
            known[old[index], default: []].append(index)
        }
        var hasNew = false
        for place in origins.indices where origins[place] == nil {
            origins[place] = known[new[change.new.lowerBound + place]]?.popLast()
            hasNew = hasNew || origins[place] == nil
        }
        self.origins = origins
        repeated = hasNew ? Self.repeats(in: new, among: origins, from: change.new.lowerBound) : []
    }

    /// The parts of the change in which rows came, went or moved: where some only exchanged their
    /// places, those between them are where they were.
    func runs(in change: LoopChange) -> [LoopChange] {
        guard change.shift == 0 else { return [change] }
        var runs: [LoopChange] = []
        var start: Int?
        let first = change.new.lowerBound
        for place in first...change.new.upperBound {
            let isEnd = place == change.new.upperBound
            if !isEnd, origins[place - first] != place {
                start = start ?? place
            } else if let begin = start {
                runs.append(LoopChange(old: begin..<place, new: begin..<place))
                start = nil
            }
        }
        return runs
    }

    @usableFromInline
    package static func repeats<ID: Hashable>(
        in ids: LoopIDs<ID>, among origins: [Int?], from start: Int
    ) -> [Int] {
        var repeated: [Int] = []
        var seen = Set<ID>(minimumCapacity: ids.count)
        func isNew(_ index: Int) -> Bool {
            index >= start && index < start + origins.count && origins[index - start] == nil
        }
        for index in 0..<ids.count where !isNew(index) { seen.insert(ids[index]) }
        for index in start..<(start + origins.count)
        where isNew(index) && !seen.insert(ids[index]).inserted {
            repeated.append(index)
        }
        return repeated
    }
}
