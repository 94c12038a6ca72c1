import CPango
import Foundation

/// What typesetting made of a text: its lines, where they stand and what they are drawn from.
struct Typesetting {
    var paragraphs: [ParagraphLayout] = []
    var lines: [TextLine] = []
    /// For each line what draws it.
    var handles: [Handle] = []
    /// Points.
    var size = CGSize.zero
    var isTruncated = false
    /// Whether every line ends where its paragraph does, at full size, and the room does not end
    /// within the last pixel.
    var isNatural = false

    struct Handle {
        let paragraph: ParagraphLayout
        /// Which of the paragraph's lines.
        let index: Int
        /// Device pixels from the text's top left corner; the baseline's is whole.
        let left: CGFloat
        let baseline: CGFloat

        var runs: LineRuns { paragraph.runs(ofLine: index) }

        /// For carets, which ask for more than glyphs.
        var line: UnsafeMutablePointer<PangoLayoutLine> { paragraph.laidOut.lines[index] }
    }

    /// Adds a line of a paragraph, below those there are, in a text of a width in device pixels.
    mutating func append(
        _ paragraph: ParagraphLayout, line index: Int, in width: CGFloat, top: CGFloat,
        _ box: LineBox, isWrapped: Bool, _ constraints: TextConstraints
    ) {
        let scale = constraints.scale
        let baseline = (top * scale + box.above).rounded()
        let own = paragraph.width(ofLine: index)
        let left = Self.left(of: own, in: width, constraints)
        lines.append(
            TextLine(
                range: paragraph.range(ofLine: index),
                rect: CGRect(x: left / scale, y: top, width: own / scale, height: box.height),
                baseline: baseline / scale, isWrapped: isWrapped))
        handles.append(.init(paragraph: paragraph, index: index, left: left, baseline: baseline))
    }

    private static func left(
        of width: CGFloat, in room: CGFloat, _ constraints: TextConstraints
    ) -> CGFloat {
        switch (constraints.alignment, constraints.direction) {
        case (.center, _): ((room - width) / 2).rounded(.down)
        case (.leading, .leftToRight), (.trailing, .rightToLeft): 0
        case (.leading, .rightToLeft), (.trailing, .leftToRight): room - width
        }
    }

    /// How wide a text is, in device pixels, whose widest line is so wide.
    ///
    /// Whole pixels, so that a text given its own width back breaks no differently; but not more
    /// than the room, which may end within a pixel.
    static func width(around widest: CGFloat, _ constraints: TextConstraints) -> CGFloat {
        let whole = widest.rounded(.up)
        guard let room = constraints.boundWidth else { return whole }
        return max(widest, min(whole, room * constraints.scale))
    }
}
