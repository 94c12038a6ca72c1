import Foundation
import Typography

/// The rows of an edited text, one below the other. A row is shaped when it is needed; until then
/// its height is an estimate, unless the whole text is short. The rows in sight are kept as shaped.
struct TextRows {
    /// A row as it is shown, and its text.
    struct Row {
        var display: TextRowDisplay
        let text: ShapedText
    }

    let style: TextRowStyle
    /// The available width, in points.
    let width: CGFloat
    let scale: CGFloat
    let shaper: TextShaper
    private var heights = PrefixSums<CGFloat>([])
    /// Rows as they were shaped when they were in sight, by their numbers, without those that have
    /// changed since. There are no more than are in sight.
    private var kept: [Int: Row] = [:]

    /// Texts of up to so many bytes are measured whole.
    private static let shortText = 16_384
    /// Up to so many changed rows are measured, visible or not.
    private static let fewRows = 4

    init(
        _ buffer: inout EditBuffer, style: TextRowStyle, width: CGFloat, scale: CGFloat,
        shaper: TextShaper
    ) {
        self.style = style
        self.width = width
        self.scale = scale
        self.shaper = shaper
        _ = buffer.takeChanges()
        guard style.mode == .paragraphs else {
            heights = PrefixSums([0])
            measure(0, buffer)
            return
        }
        let estimate = Estimate(self)
        var all: [CGFloat] = []
        buffer.forEachParagraphLength { all.append(estimate.height(ofBytes: $0)) }
        heights = PrefixSums(all)
        if buffer.utf8Count <= Self.shortText { measureAll(0..<all.count, buffer) }
    }

    /// Applies the edits since the last call.
    mutating func update(_ buffer: inout EditBuffer) {
        let changes = buffer.takeChanges()
        guard let last = changes.last else { return }
        forgetRows(in: changes)
        guard style.mode == .paragraphs else {
            measure(0, buffer)
            return
        }
        let estimate = Estimate(self)
        for change in changes {
            // A later change may have moved these paragraphs; their estimates are corrected when
            // they become visible.
            let first = change.replaced.lowerBound
            let known = (first..<first + change.count).clamped(to: 0..<buffer.paragraphCount)
            var guesses = buffer.paragraphLengths(in: known).map { estimate.height(ofBytes: $0) }
            while guesses.count < change.count { guesses.append(estimate.line) }
            heights.replaceSubrange(change.replaced, with: guesses)
        }
        if changes.count > 1, buffer.utf8Count <= Self.shortText {
            measureAll(0..<heights.count, buffer)
        } else if last.count <= Self.fewRows || buffer.utf8Count <= Self.shortText {
            let first = last.replaced.lowerBound
            measureAll((first..<first + last.count).clamped(to: 0..<heights.count), buffer)
        }
    }

    // MARK: Rows

    var count: Int { heights.count }
    var height: CGFloat { heights.total - style.lineSpacing }

    func top(of row: Int) -> CGFloat { heights.sum(before: row) }
    func height(of row: Int) -> CGFloat { heights[row] }
    func row(atHeight y: CGFloat) -> Int { heights.index(reaching: max(y, 0)) }

    func row(at offset: Int, _ buffer: EditBuffer) -> Int {
        style.mode == .paragraphs ? buffer.paragraph(at: offset) : 0
    }

    private func display(_ row: Int, _ buffer: EditBuffer) -> TextRowDisplay {
        let isWhole = style.mode != .paragraphs
        let range = isWhole ? 0..<buffer.utf8Count : buffer.paragraphRange(row)
        let string = buffer.string(in: range)
        return TextRowDisplay(
            isWhole ? Self.joinedLines(string) : string, range: range, style: style,
            caret: buffer.selection.head, composition: buffer.composition)
    }

    /// A row, shaped anew unless it was in sight and has not changed.
    func shaped(_ row: Int, _ buffer: EditBuffer) -> Row {
        guard var known = known(row, buffer) else {
            let display = display(row, buffer)
            return Row(display: display, text: shape(display))
        }
        if style.mode == .paragraphs { known.display.range = buffer.paragraphRange(row) }
        return known
    }

    /// The text of a row.
    func text(_ row: Int, _ buffer: EditBuffer) -> ShapedText {
        known(row, buffer)?.text ?? shape(display(row, buffer))
    }

    /// A row that was in sight and has not changed, nor have the fonts.
    private func known(_ row: Int, _ buffer: EditBuffer) -> Row? {
        guard buffer.composition == nil, let known = kept[row],
            known.text.fontGeneration == shaper.fontGeneration
        else { return nil }
        return known
    }

    private func shape(_ display: TextRowDisplay) -> ShapedText {
        shaper.shape(
            display.content,
            within: TextConstraints(
                width: style.mode == .paragraphs ? width : nil, alignment: style.alignment,
                lineSpacing: style.lineSpacing, direction: style.direction, scale: scale))
    }

    /// Where a shaped row begins from the left.
    func left(of text: ShapedText) -> CGFloat {
        max(0, width - text.size.width) * style.leftShare
    }

    /// Shapes a row and corrects its height; returns by how much it has grown.
    @discardableResult
    mutating func measure(_ row: Int, _ buffer: EditBuffer) -> CGFloat {
        correct(row, shaped(row, buffer).text)
    }

    /// Measures a row that is in sight, and keeps it as it is shaped.
    mutating func measureInSight(_ row: Int, _ buffer: EditBuffer) -> CGFloat {
        if let known = known(row, buffer) { return correct(row, known.text) }
        let shaped = shaped(row, buffer)
        if buffer.composition == nil { kept[row] = shaped }
        return correct(row, shaped.text)
    }

    private mutating func correct(_ row: Int, _ text: ShapedText) -> CGFloat {
        let height = max(0, text.size.height + style.lineSpacing)
        let growth = height - heights[row]
        if growth != 0 { heights[row] = height }
        return growth
    }

    /// Forgets the rows out of sight, if more are kept than are in sight.
    mutating func forgetRows(outside inSight: Range<Int>) {
        guard kept.count > inSight.count else { return }
        kept = kept.filter { inSight.contains($0.key) }
    }

    private mutating func forgetRows(in changes: [EditBuffer.ParagraphChange]) {
        guard !kept.isEmpty else { return }
        for change in changes {
            guard style.mode == .paragraphs, change.replaced.count == change.count else {
                kept.removeAll(keepingCapacity: true)
                return
            }
            for row in change.replaced { kept[row] = nil }
        }
    }

    private mutating func measureAll(_ rows: Range<Int>, _ buffer: EditBuffer) {
        for row in rows { measure(row, buffer) }
    }

    /// The text with blanks of the same length where lines end.
    private static func joinedLines(_ string: String) -> String {
        guard string.utf8.contains(where: { $0 == 10 || $0 == 13 || $0 == 0xE2 }) else {
            return string
        }
        var result = String.UnicodeScalarView()
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\n", "\r": result.append(" ")
            case "\u{2029}": result.append("\u{2003}")
            default: result.append(scalar)
            }
        }
        return String(result)
    }

    /// Estimates heights from lengths.
    private struct Estimate {
        let line: CGFloat
        private let lineSpacing: CGFloat
        private let bytesInLine: CGFloat

        init(_ rows: TextRows) {
            line = rows.shaper.metrics(of: rows.style.font, scale: rows.scale).lineHeight
            lineSpacing = rows.style.lineSpacing
            // Letters are about half as wide as high.
            bytesInLine = max(rows.width / (rows.style.font.size * 0.5), 1)
        }

        func height(ofBytes count: Int) -> CGFloat {
            let lines = max((CGFloat(count) / bytesInLine).rounded(.up), 1)
            return max(0, lines * (line + lineSpacing))
        }
    }
}
