import CPango
import Foundation

/// The result of typesetting a text: its lines, their positions and their glyphs.
struct Typesetting {
    var paragraphs: [ParagraphLayout] = []
    var lines: [TextLine] = []
    /// What draws each line.
    var handles: [Handle] = []
    /// In points.
    var size = CGSize.zero
    var isTruncated = false
    /// Whether no paragraph is wrapped, truncated or shrunk, and the available width contains the
    /// last pixel.
    var isNatural = false

    struct Handle {
        let paragraph: ParagraphLayout
        /// Which of the paragraph's lines.
        let index: Int
        /// Device pixels from the text's top left corner; the baseline's is whole.
        let left: CGFloat
        let baseline: CGFloat

        var runs: LineRuns { paragraph.runs(ofLine: index) }
    }

    /// Appends a line of a paragraph below the others, in a text with a width in device pixels.
    mutating func append(
        _ paragraph: ParagraphLayout, line index: Int, in width: CGFloat, top: CGFloat,
        _ box: LineBox, isWrapped: Bool, _ constraints: TextConstraints
    ) {
        let scale = constraints.scale
        let baseline = (top * scale + box.above).rounded()
        let own = min(paragraph.width(ofLine: index), width)
        let left = Self.left(of: own, in: width, constraints)
        lines.append(
            TextLine(
                range: paragraph.range(ofLine: index),
                rect: CGRect(x: left / scale, y: top, width: own / scale, height: box.height),
                baseline: baseline / scale, isWrapped: isWrapped))
        handles.append(.init(paragraph: paragraph, index: index, left: left, baseline: baseline))
    }

    private static func left(
        of width: CGFloat, in available: CGFloat, _ constraints: TextConstraints
    ) -> CGFloat {
        switch (constraints.alignment, constraints.direction) {
        case (.center, _): ((available - width) / 2).rounded(.down)
        case (.leading, .leftToRight), (.trailing, .rightToLeft): 0
        case (.leading, .rightToLeft), (.trailing, .leftToRight): available - width
        }
    }

    /// The width in device pixels of a text whose widest line has a width.
    ///
    /// It is rounded up to whole pixels, so that a text with its own width available has the same
    /// lines, but not beyond the available width, which may be fractional.
    static func width(around widest: CGFloat, _ constraints: TextConstraints) -> CGFloat {
        let whole = widest.rounded(.up)
        guard let available = constraints.boundWidth else { return whole }
        return max(widest, min(whole, available * constraints.scale))
    }
}
