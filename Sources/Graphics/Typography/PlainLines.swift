import CPango

/// The lines of a plain paragraph in one width.
final class PlainLines {
    struct Line {
        let run: LineRuns.Run
        /// Of the paragraph.
        let bytes: Range<Int>
    }

    let paragraph: PlainParagraph
    private(set) var lines: [Line] = []
    /// One for each line. What they refer to belongs to the paragraph or to lines shaped again.
    private let glyphs: UnsafeMutablePointer<PangoGlyphString>
    private var shapedAgain: [PlainParagraph.LineGlyphs] = []

    /// Nil if Pango has to break the paragraph: if a word does not fit in the width, which is in
    /// Pango's units, or there are more lines than the limit.
    init?(_ paragraph: PlainParagraph, width: Int, limit: Int) {
        guard let broken = paragraph.lines(width: width, limit: limit) else { return nil }
        self.paragraph = paragraph
        glyphs = .allocate(capacity: broken.count)
        lines.reserveCapacity(broken.count)
        for (index, line) in broken.enumerated() {
            let shown = paragraph.shown(in: line)
            let own = glyphs + index
            own.initialize(to: shown.glyphs)
            lines.append(
                Line(run: paragraph.run(shown, own), bytes: line.start.byte..<line.end.byte))
            if let line = shown.own { shapedAgain.append(line) }
        }
    }

    deinit { glyphs.deallocate() }
}
