import Foundation

/// Finds the commands that two lists have in common, in the same order.
enum CommandMatching {
    /// What distinguishes a command from nearly all others: its node, if that is compared inside,
    /// or its bounds.
    fileprivate struct Key: Hashable {
        let isNode: Bool
        let bits: UInt64

        init(node id: Int) {
            isNode = true
            bits = UInt64(bitPattern: Int64(id))
        }

        init(_ command: PlacedCommand) {
            isNode = false
            let bounds = command.bounds
            bits = [bounds.minX, bounds.minY, bounds.width, bounds.height].reduce(0) {
                ($0 ^ Double($1).bitPattern) &* 0x9E37_79B9_7F4A_7C15
            }
        }
    }

    /// The commands of one list, with a key for each.
    struct Commands {
        private(set) var commands: [PlacedCommand] = []
        fileprivate private(set) var keys: [Key] = []

        /// Splits every group into its commands unless the other list shows its node at the same
        /// position.
        init(_ all: [PlacedCommand], beside others: PlacedNodes, in visible: VisibleRect) {
            for command in all {
                if let id = command.node, others[id]?.showsNode(of: command) == true {
                    commands.append(command)
                    keys.append(Key(node: id))
                } else {
                    command.appendCommands(to: &commands, in: visible)
                    while keys.count < commands.count { keys.append(Key(commands[keys.count])) }
                }
            }
        }
    }

    /// Whether a command of one list and one of another match.
    private static func isMatch(
        _ old: Commands, _ index: Int, _ new: Commands, _ other: Int
    ) -> Bool {
        let key = old.keys[index]
        guard key == new.keys[other] else { return false }
        return key.isNode || old.commands[index].isSame(as: new.commands[other])
    }

    /// Pairs of indices of matching commands, ascending in both lists. If no two commands of a list
    /// are equal, no longer result exists.
    static func pairs(_ old: Commands, _ new: Commands) -> [(Int, Int)] {
        // Most lists differ in one place: what comes before and after it needs no search.
        var start = 0
        var (oldEnd, newEnd) = (old.keys.count, new.keys.count)
        while start < oldEnd, start < newEnd, isMatch(old, start, new, start) { start += 1 }
        while oldEnd > start, newEnd > start, isMatch(old, oldEnd - 1, new, newEnd - 1) {
            oldEnd -= 1
            newEnd -= 1
        }
        var result: [(Int, Int)] = []
        result.reserveCapacity(min(old.keys.count, new.keys.count))
        for index in 0..<start { result.append((index, index)) }
        result += search(old, start..<oldEnd, new, start..<newEnd)
        for index in oldEnd..<old.keys.count { result.append((index, index - oldEnd + newEnd)) }
        return result
    }

    private static func search(
        _ old: Commands, _ oldRange: Range<Int>, _ new: Commands, _ newRange: Range<Int>
    ) -> [(Int, Int)] {
        guard !oldRange.isEmpty, !newRange.isEmpty else { return [] }
        if oldRange.count == 1 || newRange.count == 1 {
            for index in oldRange {
                for other in newRange where isMatch(old, index, new, other) {
                    return [(index, other)]
                }
            }
            return []
        }
        // Linked lists of the commands with equal keys.
        var first = Dictionary<Key, Int>(minimumCapacity: oldRange.count)
        var next = [Int?](repeating: nil, count: oldRange.upperBound)
        for index in oldRange.reversed() {
            next[index] = first.updateValue(index, forKey: old.keys[index])
        }
        var isTaken = [Bool](repeating: false, count: oldRange.upperBound)
        var candidates: [(Int, Int)] = []
        for index in newRange {
            let key = new.keys[index]
            var candidate = first[key]
            while let found = candidate {
                if !isTaken[found], isMatch(old, found, new, index) {
                    isTaken[found] = true
                    if first[key] == found { first[key] = next[found] }
                    candidates.append((found, index))
                    break
                }
                candidate = next[found]
            }
        }
        return longestAscending(candidates)
    }

    /// Of pairs that ascend in the second index, the longest subsequence that also ascends in the
    /// first (patience sorting).
    private static func longestAscending(_ pairs: [(Int, Int)]) -> [(Int, Int)] {
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

/// The nodes among some commands, by their numbers. A few are searched faster one by one.
enum PlacedNodes {
    case few([PlacedCommand])
    case many([Int: PlacedCommand])

    private static let mostSearched = 8

    init(_ commands: [PlacedCommand]) {
        guard commands.count > Self.mostSearched else {
            self = .few(commands)
            return
        }
        self = .many(
            commands.reduce(into: [:]) { result, command in
                if let id = command.node { result[id] = command }
            })
    }

    subscript(id: Int) -> PlacedCommand? {
        switch self {
        case .few(let commands): commands.last { $0.node == id }
        case .many(let commands): commands[id]
        }
    }
}
