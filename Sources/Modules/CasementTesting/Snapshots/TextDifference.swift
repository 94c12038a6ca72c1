/// Two texts compared line by line.
struct TextDifference {
    /// The lines of both in one order: those of both, those only found and those only expected.
    let lines: [SnapshotSheet.Line]

    init(found: String, expected: String) {
        let new = found.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
            .map(String.init)
        var removed: Set<Int> = []
        var inserted: Set<Int> = []
        for change in new.difference(from: old) {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        var list: [SnapshotSheet.Line] = []
        var (oldIndex, newIndex) = (0, 0)
        while oldIndex < old.count || newIndex < new.count {
            if oldIndex < old.count, removed.contains(oldIndex) {
                list.append(.init(text: old[oldIndex], mark: .expected))
                oldIndex += 1
            } else if newIndex < new.count, inserted.contains(newIndex) {
                list.append(.init(text: new[newIndex], mark: .found))
                newIndex += 1
            } else {
                if newIndex < new.count { list.append(.init(text: new[newIndex], mark: .same)) }
                oldIndex += 1
                newIndex += 1
            }
        }
        lines = list
    }

    var isEmpty: Bool { lines.allSatisfy { $0.mark == .same } }

    /// How many lines are only in one of the two.
    var count: Int { lines.count { $0.mark != .same } }

    /// The lines around the differences, with what is left out as an ellipsis.
    func excerpt(around context: Int, atMost limit: Int) -> [SnapshotSheet.Line] {
        var shown: Set<Int> = []
        for index in lines.indices where lines[index].mark != .same {
            for near in max(0, index - context)...min(lines.count - 1, index + context) {
                shown.insert(near)
            }
        }
        var list: [SnapshotSheet.Line] = []
        var last = -1
        for index in shown.sorted() {
            if index > last + 1 { list.append(.init(text: "…", mark: .same)) }
            list.append(lines[index])
            last = index
            if list.count == limit { break }
        }
        if let rest = shown.max(), rest > last { list.append(.init(text: "…", mark: .same)) }
        return list
    }

    /// The excerpt as text: lines that were expected begin with a minus, those found with a plus.
    func text(atMost limit: Int) -> String {
        excerpt(around: 2, atMost: limit).map { line in
            switch line.mark {
            case .same: "  \(line.text)"
            case .found: "+ \(line.text)"
            case .expected: "- \(line.text)"
            }
        }.joined(separator: "\n")
    }

    /// The three panels of a sheet.
    var panels: [SnapshotSheet.Panel] {
        let excerpt = excerpt(around: 6, atMost: 160)
        func side(_ other: SnapshotSheet.Line.Mark) -> [SnapshotSheet.Line] {
            excerpt.map { $0.mark == other ? .init(text: "", mark: .same) : $0 }
        }
        return [
            .init(title: "Found", content: .lines(side(.expected))),
            .init(title: "Expected", content: .lines(side(.found))),
            .init(
                title: "Difference: red was found, green was expected", content: .lines(excerpt)),
        ]
    }
}
