/// Takes over a text that was changed elsewhere.
extension EditBuffer {
    /// Shows another text. What both have in common keeps the selection; nothing can be undone.
    package mutating func replaceAll(with new: String) {
        guard let edit = difference(to: new) else { return }
        apply(edit, behindInsertion: false)
        history = EditHistory()
    }

    /// Shows what the owner of the text made of the last edit: undoing takes back both.
    package mutating func settle(on held: String) {
        guard let edit = difference(to: held) else { return }
        apply(edit, behindInsertion: true)
        history.amend(edit, after: selection)
    }

    private mutating func apply(_ edit: TextEdit, behindInsertion: Bool) {
        composition = nil
        replaceBytes(edit.removedRange, with: edit.inserted)
        selection = EditSelection(
            anchor: boundary(
                atOrAfter: edit.moved(selection.anchor, behindInsertion: behindInsertion)),
            head: boundary(
                atOrAfter: edit.moved(selection.head, behindInsertion: behindInsertion)))
    }

    /// The shortest single replacement that leads to another text; nil where they are the same,
    /// byte by byte.
    func difference(to new: String) -> TextEdit? {
        var new = new
        new.makeContiguousUTF8()
        let bounds = text.utf8.withContiguousStorageIfAvailable { old in
            new.utf8.withContiguousStorageIfAvailable { new in Self.difference(old, new) }
        }
        guard let (start, oldEnd, newEnd) = (bounds ?? nil) ?? nil else { return nil }
        let from = new.utf8.index(new.startIndex, offsetBy: start)
        let to = new.utf8.index(new.startIndex, offsetBy: newEnd)
        return TextEdit(
            offset: start, removed: string(in: start..<oldEnd), inserted: String(new[from..<to]))
    }

    private static func difference(
        _ old: UnsafeBufferPointer<UInt8>, _ new: UnsafeBufferPointer<UInt8>
    ) -> (start: Int, oldEnd: Int, newEnd: Int)? {
        let shorter = min(old.count, new.count)
        var start = 0
        while start < shorter, old[start] == new[start] { start += 1 }
        if start == old.count, start == new.count { return nil }
        var suffix = 0
        while suffix < shorter - start,
            old[old.count - 1 - suffix] == new[new.count - 1 - suffix]
        {
            suffix += 1
        }
        // Only whole scalars: a byte that continues one belongs to what is different.
        func continues(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
            index < bytes.count && bytes[index] & 0xC0 == 0x80
        }
        while start > 0, continues(old, start) || continues(new, start) { start -= 1 }
        while suffix > 0,
            continues(old, old.count - suffix) || continues(new, new.count - suffix)
        {
            suffix -= 1
        }
        return (start, old.count - suffix, new.count - suffix)
    }
}
