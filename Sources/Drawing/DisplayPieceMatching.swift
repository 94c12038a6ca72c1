import Foundation

/// Finds which commands of an older list live on in a newer one, in the same order.
enum DisplayPieceMatching {
    /// What tells a piece from nearly all others: the node that is compared inside, or where the
    /// command is.
    fileprivate struct Key: Hashable {
        let isNode: Bool
        let bits: UInt64

        init(node id: Int) {
            isNode = true
            bits = UInt64(bitPattern: Int64(id))
        }

        init(_ piece: DisplayPiece) {
            isNode = false
            let bounds = piece.bounds
            bits = [bounds.minX, bounds.minY, bounds.width, bounds.height].reduce(0) {
                ($0 ^ Double($1).bitPattern) &* 0x9E37_79B9_7F4A_7C15
            }
        }
    }

    /// Pieces of one list, those that are compared inside told from those that are not.
    struct Pieces {
        private(set) var pieces: [DisplayPiece] = []
        fileprivate private(set) var keys: [Key] = []

        /// Takes groups apart, but for those whose node is in the other list, in the same place.
        init(_ all: [DisplayPiece], beside others: [Int: DisplayPiece], in part: SeenPart) {
            for piece in all {
                if let id = piece.node, others[id]?.showsNode(of: piece) == true {
                    pieces.append(piece)
                    keys.append(Key(node: id))
                } else {
                    piece.appendCommands(to: &pieces, in: part)
                    while keys.count < pieces.count { keys.append(Key(pieces[keys.count])) }
                }
            }
        }
    }

    /// Pairs of positions, rising in both; a longest such list, where no two commands are equal.
    static func pairs(_ old: Pieces, _ new: Pieces) -> [(Int, Int)] {
        guard !old.keys.isEmpty, !new.keys.isEmpty else { return [] }
        // Of those with equal keys, each leads to the next.
        var first = Dictionary<Key, Int>(minimumCapacity: old.keys.count)
        var next = [Int?](repeating: nil, count: old.keys.count)
        for (index, key) in old.keys.enumerated().reversed() {
            next[index] = first.updateValue(index, forKey: key)
        }
        var isTaken = [Bool](repeating: false, count: old.keys.count)
        var candidates: [(Int, Int)] = []
        for (index, key) in new.keys.enumerated() {
            var position = first[key]
            while let found = position {
                if !isTaken[found],
                    key.isNode || old.pieces[found].isSame(as: new.pieces[index])
                {
                    isTaken[found] = true
                    if first[key] == found { first[key] = next[found] }
                    candidates.append((found, index))
                    break
                }
                position = next[found]
            }
        }
        return longestRising(candidates)
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
