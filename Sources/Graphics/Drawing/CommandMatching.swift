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
        init(
            _ all: [PlacedCommand], beside others: [Int: PlacedCommand], in visible: VisibleRect
        ) {
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

    /// Pairs of indices of matching commands, ascending in both lists. If no two commands of a list
    /// are equal, no longer result exists.
    static func pairs(_ old: Commands, _ new: Commands) -> [(Int, Int)] {
        guard !old.keys.isEmpty, !new.keys.isEmpty else { return [] }
        // Linked lists of the commands with equal keys.
        var first = Dictionary<Key, Int>(minimumCapacity: old.keys.count)
        var next = [Int?](repeating: nil, count: old.keys.count)
        for (index, key) in old.keys.enumerated().reversed() {
            next[index] = first.updateValue(index, forKey: key)
        }
        var isTaken = [Bool](repeating: false, count: old.keys.count)
        var candidates: [(Int, Int)] = []
        for (index, key) in new.keys.enumerated() {
            var candidate = first[key]
            while let found = candidate {
                if !isTaken[found],
                    key.isNode || old.commands[found].isSame(as: new.commands[index])
                {
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
