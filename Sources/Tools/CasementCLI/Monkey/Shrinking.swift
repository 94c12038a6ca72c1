/// Finds a short part of a list that still fails, by delta debugging (Zeller and Hildebrandt,
/// "Simplifying and Isolating Failure-Inducing Input", 2002).
struct Shrinking {
    /// How many parts may still be tried.
    private(set) var triesLeft: Int

    init(tries: Int) { triesLeft = tries }

    /// A part of a list that fails as a whole. Without one element more it passes, unless there were
    /// not enough tries.
    mutating func shortest<Element>(
        of list: [Element], fails: ([Element]) throws -> Bool
    ) rethrows -> [Element] {
        var list = list
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

    /// The last elements that fail, twice as many each time: what fails has mostly come about just
    /// before. Nil if not even all of them do.
    mutating func tail<Element>(
        of list: [Element], fails: ([Element]) throws -> Bool
    ) rethrows -> [Element]? {
        var count = 1
        while count < list.count {
            let tail = Array(list.suffix(count))
            if try test(tail, fails) { return tail }
            count *= 2
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
