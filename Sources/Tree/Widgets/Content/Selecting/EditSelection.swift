/// What is selected in an edited text, in UTF-8 offsets between characters: where the selection
/// began, and where the caret is.
package struct EditSelection: Equatable, Sendable {
    package var anchor: Int
    package var head: Int

    package init(anchor: Int, head: Int) {
        self.anchor = anchor
        self.head = head
    }

    package init(caret: Int) { self.init(anchor: caret, head: caret) }

    package init(_ range: Range<Int>) {
        self.init(anchor: range.lowerBound, head: range.upperBound)
    }

    package var range: Range<Int> { min(anchor, head)..<max(anchor, head) }
    package var isEmpty: Bool { anchor == head }
}

/// Where a caret goes, or how far a deletion reaches, without knowing of lines on the screen.
package enum EditMovement: Hashable, Sendable {
    case forward, backward
    case wordForward, wordBackward
    case paragraphStart, paragraphEnd
    case documentStart, documentEnd
    /// To an offset found by other means, such as a click.
    case to(Int)

}
