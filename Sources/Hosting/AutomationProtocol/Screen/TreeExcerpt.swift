/// Cuts a printed tree down to the lines around one of them.
enum TreeExcerpt {
    /// The most lines without those of what is around the first.
    private static let length = 24

    /// The lines around the one at the position, below the ones that they are inside of; what is
    /// left out shows as an ellipsis.
    static func lines(_ all: [String], around position: Int?) -> [String] {
        guard all.count > length else { return all }
        let start = min(max(0, (position ?? 0) - length / 2), all.count - length)
        let end = start + length
        var list = above(start, in: all) + all[start..<end]
        if end < all.count { list.append("  … \(all.count - end) more") }
        return list
    }

    /// What the line at the index is inside of, with an ellipsis for each gap.
    private static func above(_ index: Int, in all: [String]) -> [String] {
        var list: [String] = []
        var (depth, last) = (indent(all[index]), index)
        for line in all[..<index].indices.reversed() where indent(all[line]) < depth {
            if line < last - 1 { list.append(gap(depth)) }
            list.append(all[line])
            (depth, last) = (indent(all[line]), line)
        }
        if last > 0 { list.append(gap(depth)) }
        return list.reversed()
    }

    private static func gap(_ depth: Int) -> String { String(repeating: " ", count: depth) + "…" }

    private static func indent(_ line: String) -> Int { line.prefix { $0 == " " }.count }
}
