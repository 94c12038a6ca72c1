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
        let found =
            row(beginningWith: typed.text, includingCurrent: goesOn)
            ?? typed.repeatedLetter.flatMap {
                row(beginningWith: String($0), includingCurrent: false)
            }
        if let found { _ = moveCursor(to: found, []) }
        return true
    }

    /// The first row that begins with the letters: from the one after the current row on, and then
    /// from the top.
    private func row(beginningWith letters: String, includingCurrent: Bool) -> Int? {
        let current = cursorRow
        if includingCurrent, let current, matches(current, letters) { return current }
        var made = 0
        if let current {
            let value = list.items[current].value
            return search(letters, from: list.items[current].segment + 1, made: &made)
                ?? search(letters, from: 0, upTo: value, made: &made)
        }
        return search(letters, from: 0, made: &made)
    }

    /// Rows that are made to look at their text, at each letter.
    private static var limit: Int { 2_000 }
    private static var step: Int { 100 }

    /// Searches the segments from one on, up to the row with a value; makes rows on the way.
    private func search(
        _ letters: String, from start: Int, upTo end: AnyHashable? = nil, made: inout Int
    ) -> Int? {
        var segment = start
        while list.segments.indices.contains(segment) {
            if let placeholder = list.segments[segment].placeholder {
                guard made < Self.limit else {
                    segment += 1
                    continue
                }
                let range = placeholder.range
                let count = min(Self.step, range.count, Self.limit - made)
                made += count
                // The new rows replace the beginning of the placeholder.
                list.show(range.lowerBound..<range.lowerBound + count, of: placeholder)
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
