/// Finds which commands of an older list live on in a newer one, in the same order.
enum DisplayItemMatching {
    private enum Key: Hashable {
        case group(Int)
        case command(DisplayItem)

        init(_ item: DisplayItem) {
            self = item.child.map { .group($0.id) } ?? .command(item)
        }
    }

    /// Pairs of positions, rising in both; a longest such list.
    static func pairs(_ old: [DisplayItem], _ new: [DisplayItem]) -> [(Int, Int)] {
        guard !old.isEmpty, !new.isEmpty else { return [] }
        if let aligned = alignedPairs(old, new) { return aligned }
        var positions: [Key: [Int]] = [:]
        for (index, item) in old.enumerated().reversed() {
            positions[Key(item), default: []].append(index)
        }
        var candidates: [(Int, Int)] = []
        for (index, item) in new.enumerated() {
            if let position = positions[Key(item)]?.popLast() {
                candidates.append((position, index))
            }
        }
        return longestRising(candidates)
    }

    /// The common case, without a table: the same nodes in the same places.
    private static func alignedPairs(_ old: [DisplayItem], _ new: [DisplayItem]) -> [(Int, Int)]? {
        guard old.count == new.count else { return nil }
        var pairs: [(Int, Int)] = []
        for index in old.indices {
            guard let before = old[index].child, let after = new[index].child else {
                guard old[index] == new[index] else { return nil }
                pairs.append((index, index))
                continue
            }
            guard before.id == after.id else { return nil }
            pairs.append((index, index))
        }
        return pairs
    }

    /// Of pairs rising in the second place, most that also rise in the first (patience sorting).
    private static func longestRising(_ pairs: [(Int, Int)]) -> [(Int, Int)] {
        var ends: [Int] = []
        var previous = [Int](repeating: -1, count: pairs.count)
        for (index, pair) in pairs.enumerated() {
            var low = 0
            var high = ends.count
            while low < high {
                let middle = (low + high) / 2
                if pairs[ends[middle]].0 < pair.0 { low = middle + 1 } else { high = middle }
            }
            if low > 0 { previous[index] = ends[low - 1] }
            if low == ends.count { ends.append(index) } else { ends[low] = index }
        }
        var result: [(Int, Int)] = []
        var index = ends.last ?? -1
        while index >= 0 {
            result.append(pairs[index])
            index = previous[index]
        }
        return result.reversed()
    }
}
