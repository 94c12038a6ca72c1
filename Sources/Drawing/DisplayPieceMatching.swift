import Foundation

/// Finds which commands of an older list live on in a newer one, in the same order.
enum DisplayPieceMatching {
    fileprivate enum Key: Hashable {
        /// A node that is compared inside.
        case node(Int)
        case command(DisplayPiece)

        static func == (a: Key, b: Key) -> Bool {
            switch (a, b) {
            case (.node(let first), .node(let second)): first == second
            case (.command(let first), .command(let second)): first.isSame(as: second)
            default: false
            }
        }

        func hash(into hasher: inout Hasher) {
            switch self {
            case .node(let id): hasher.combine(id)
            case .command(let piece):
                hasher.combine(piece.bounds.minX)
                hasher.combine(piece.bounds.minY)
                hasher.combine(piece.bounds.width)
                hasher.combine(piece.bounds.height)
            }
        }
    }

    /// Pieces of one list, those that are compared inside told from those that are not.
    struct Pieces {
        private(set) var pieces: [DisplayPiece] = []
        fileprivate private(set) var keys: [Key] = []

        /// Takes groups apart, but for those whose node is in the other list, in the same place.
        init(_ all: [DisplayPiece], beside others: [Int: DisplayPiece], _ isSeen: (CGRect) -> Bool)
        {
            for piece in all {
                if let id = piece.item.child?.id, others[id]?.showsNode(of: piece) == true {
                    pieces.append(piece)
                    keys.append(.node(id))
                } else {
                    piece.appendCommands(to: &pieces, where: isSeen)
                    while keys.count < pieces.count { keys.append(.command(pieces[keys.count])) }
                }
            }
        }
    }

    /// Pairs of positions, rising in both; a longest such list, where no two commands are equal.
    static func pairs(_ old: Pieces, _ new: Pieces) -> [(Int, Int)] {
        guard !old.keys.isEmpty, !new.keys.isEmpty else { return [] }
        var positions: [Key: [Int]] = [:]
        for (index, key) in old.keys.enumerated().reversed() {
            positions[key, default: []].append(index)
        }
        var candidates: [(Int, Int)] = []
        for (index, key) in new.keys.enumerated() {
            if let position = positions[key]?.popLast() { candidates.append((position, index)) }
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
