/// A window in the turn that opens it. Its first content is built in several steps (a tab view
/// learns of its tabs, a reader of its size), so the window is fitted until the turn is over.
struct WindowOpening {
    /// Where the window's first size comes from.
    enum Size { case fromContent, fromOptions, restored }

    let size: Size
    /// The turn in which its content was first evaluated.
    private var turn: Int?

    init(_ size: Size) { self.size = size }

    /// Whether the window still opens in this turn.
    mutating func continues(in turn: Int) -> Bool {
        if self.turn == nil { self.turn = turn }
        return self.turn == turn
    }
}
