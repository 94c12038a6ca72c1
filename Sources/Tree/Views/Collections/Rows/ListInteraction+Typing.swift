import Foundation

// Letters typed in a list select the next row whose text begins with them.
extension ListInteraction {
    /// Returns whether the key was a letter to search for.
    func takeLetter(_ event: KeyEvent) -> Bool {
        guard list.selection.isPossible, event.phase != .up, event.modifiers.isSubset(of: .shift)
        else { return false }
        let now = list.tree.app.now
        let letter: Character
        switch event.key {
        case .character(let character): letter = character
        case .space where typed.isGoingOn(at: now): letter = " "
        default: return false
        }
        let goesOn = typed.add(letter, at: now)
        var made = MadeRows()
        let found =
            row(beginningWith: typed.text, includingCurrent: goesOn, &made)
            ?? typed.repeatedLetter.flatMap {
                row(beginningWith: String($0), includingCurrent: false, &made)
            }
        let position = found.flatMap { list.segments[list.items[$0].segment].position }
        if let found { _ = moveCursor(to: found, []) }
        made.detach(except: position)
        return true
    }

    /// The first row that begins with the letters: from the one after the current row on, and then
    /// from the top.
    private func row(
        beginningWith letters: String, includingCurrent: Bool, _ made: inout MadeRows
    ) -> Int? {
        let current = cursorRow
        if includingCurrent, let current, matches(current, letters) { return current }
        if let current {
            let value = list.items[current].value
            return search(letters, from: list.items[current].segment + 1, &made)
                ?? search(letters, from: 0, upTo: value, &made)
        }
        return search(letters, from: 0, &made)
    }

    /// Searches the segments from one on, up to the row with a value; makes rows on the way.
    private func search(
        _ letters: String, from start: Int, upTo end: AnyHashable? = nil, _ made: inout MadeRows
    ) -> Int? {
        var segment = start
        while list.segments.indices.contains(segment) {
            if let placeholder = list.segments[segment].placeholder {
                // The new rows replace the beginning of the placeholder.
                if !made.makeNext(of: placeholder, in: list) { segment += 1 }
                continue
            }
            let index = list.segments[segment].item
            if list.items[index].value != nil, matches(index, letters) { return index }
            if let end, list.items[index].value == end { return nil }
            segment += 1
        }
        return nil
    }

    private func matches(_ index: Int, _ letters: String) -> Bool {
        let render = list.items[index].render.child
        let text = render.traits[TypeSelectTrait.self] ?? AccessibilityTree.text(in: render) ?? ""
        return TypedLetters.begin(text, with: letters)
    }
}

/// The rows that are made to look at their text, at each letter.
@MainActor
private struct MadeRows {
    private var rows: [(source: any RowSource, range: Range<Int>)] = []
    private var count = 0
    private var nodes = 0

    /// Rows of a single text are limited by their number, and others, which take longer, by their
    /// render nodes.
    private static let limit = (rows: 2_000, nodes: 10_000)
    private static let step = 100

    /// Makes the first rows of a placeholder. Returns false if there were enough.
    mutating func makeNext(of placeholder: PlaceholderRows, in list: ListRender) -> Bool {
        guard count < Self.limit.rows, nodes < Self.limit.nodes, let source = placeholder.source
        else { return false }
        // A section may fetch its rows when it is made.
        let step = source.extents.rowsHaveParts ? 1 : min(Self.step, Self.limit.rows - count)
        let range = placeholder.range.prefix(step)
        let before = list.tree.lastRenderID
        list.show(range, of: placeholder)
        rows.append((source, range))
        count += range.count
        nodes += list.tree.lastRenderID - before
        return true
    }

    /// Detaches them before anything lays them out, but for the one that was looked for.
    func detach(except position: RowPosition?) {
        // Rows inside of others were made after those.
        for (source, range) in rows.reversed() where !source.isRemoved {
            let kept = position?.index(in: source)
            for index in range where index != kept && !source.isPinned(index) {
                source.detach(index)
            }
        }
    }
}

extension RowPosition {
    /// The index that it has among the rows of a loop; nil if it is in none of them.
    fileprivate func index(in source: any RowSource) -> Int? {
        self.source === source ? index : inner?.index(in: source)
    }
}
