/// A range of subviews that was replaced by another number of subviews.
struct SubviewReplacement {
    let old: Range<Int>
    let count: Int

    var new: Range<Int> { old.lowerBound..<old.lowerBound + count }
    private var shift: Int { count - old.count }

    /// The indices afterwards of subviews at given indices, without those of replaced ones.
    func indices(of indices: [Int]) -> [Int] {
        indices.compactMap { index in
            if index < old.lowerBound { return index }
            return index < old.upperBound ? nil : index + shift
        }
    }

    /// The index ranges afterwards of subviews at given index ranges.
    func indices(of ranges: [Range<Int>]) -> [Range<Int>] {
        ranges.flatMap { range in
            let before = range.clamped(to: 0..<old.lowerBound)
            let after = range.clamped(to: old.upperBound..<Int.max)
            return [before, after.isEmpty ? after : after.moved(by: shift)].filter { !$0.isEmpty }
        }
    }
}

extension Range<Int> {
    fileprivate func moved(by shift: Int) -> Range<Int> {
        lowerBound + shift..<upperBound + shift
    }
}
