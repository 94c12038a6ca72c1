/// So many subviews in the places of others.
struct SubviewExchange {
    let old: Range<Int>
    let count: Int

    var new: Range<Int> { old.lowerBound..<old.lowerBound + count }
    private var shift: Int { count - old.count }

    /// Where those at some places are afterwards; those that go are left out.
    func places(of places: [Int]) -> [Int] {
        places.compactMap { place in
            if place < old.lowerBound { return place }
            return place < old.upperBound ? nil : place + shift
        }
    }

    /// The same for ranges of places.
    func places(of ranges: [Range<Int>]) -> [Range<Int>] {
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
