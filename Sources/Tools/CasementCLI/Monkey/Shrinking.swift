/// Finds a short part of a list that still fails, as delta debugging does (Zeller and Hildebrandt,
/// "Simplifying and Isolating Failure-Inducing Input", 2002), after a binary search for each element
/// that is needed: where a part of what passes passes, too, that takes about half as many tries.
struct Shrinking {
    /// How many parts may still be tried.
    private(set) var triesLeft: Int

    init(tries: Int) { triesLeft = tries }

    /// A part of a list that fails as a whole. Without one element more it passes, unless there were
    /// not enough tries.
    mutating func shortest<Element>(
        of list: [Element], fails: ([Element]) throws -> Bool
    ) rethrows -> [Element] {
        // What was needed beside others may not be needed beside those that are left, alone or with
        // its neighbours: a switch is off again after two presses.
        var list = try needed(of: list, fails)
        var parts = 2
        while list.count >= 2, triesLeft > 0 {
            let length = (list.count + parts - 1) / parts
            var isShorter = false
            var start = 0
            while start < list.count, list.count > 1 {
                let rest = Array(list[..<start] + list[min(start + length, list.count)...])
                if try !rest.isEmpty && test(rest, fails) {
                    list = rest
                    isShorter = true
                } else {
                    start += length
                }
            }
            if isShorter {
                parts = max(2, min(parts - 1, list.count))
            } else {
                guard length > 1 else { break }
                parts = min(list.count, parts * 2)
            }
        }
        return list
    }

    /// Finds each element that is needed after those before it: the last one from which on the rest
    /// still fails together with them.
    private mutating func needed<Element>(
        of list: [Element], _ fails: ([Element]) throws -> Bool
    ) rethrows -> [Element] {
        var needed: [Element] = []
        // They fail together with what is needed.
        var rest = list[...]
        while !rest.isEmpty, triesLeft > 0 {
            if try !needed.isEmpty && test(needed, fails) { return needed }
            var failing = rest.startIndex
            var passing = rest.endIndex
            while passing - failing > 1, triesLeft > 0 {
                let middle = failing + (passing - failing) / 2
                if try test(needed + rest[middle...], fails) {
                    failing = middle
                } else {
                    passing = middle
                }
            }
            needed.append(rest[failing])
            rest = rest[(failing + 1)...]
        }
        return needed + rest
    }

    /// The last elements that fail, of which four times as many are tried each time: what fails has
    /// mostly come about just before. Nil if not even all of them do.
    mutating func tail<Element>(
        of list: [Element], fails: ([Element]) throws -> Bool
    ) rethrows -> [Element]? {
        var count = 1
        while count < list.count {
            let tail = Array(list.suffix(count))
            if try test(tail, fails) { return tail }
            count *= 4
        }
        return try test(list, fails) ? list : nil
    }

    private mutating func test<Element>(
        _ part: [Element], _ fails: ([Element]) throws -> Bool
    ) rethrows -> Bool {
        guard triesLeft > 0 else { return false }
        triesLeft -= 1
        return try fails(part)
    }
}
