import CPango
import Foundation
import Geometry

/// Breaks one text into lines and stacks them.
///
/// Each paragraph is laid out separately: by Pango, or as a `PlainParagraph` if it is one. The lines
/// are positioned here, because Pango's coordinates end near two million pixels and its line heights
/// depend on fallback fonts. The lines of a long text are shaped when they are drawn: only those that
/// may be its widest, and what may have to be wrapped, are shaped before.
struct Typesetter {
    let book: FontBook
    let content: TextContent
    let constraints: TextConstraints
    let squeeze: TextSqueeze
    let styles: RunStyles
    /// The paragraphs of the text that are shaped already, if it is plain.
    private let plain: PlainParagraphs?

    init(
        book: FontBook, content: TextContent, constraints: TextConstraints, squeeze: TextSqueeze,
        plain: PlainParagraphs? = nil
    ) {
        self.book = book
        self.content = content
        self.constraints = constraints
        self.squeeze = squeeze
        styles = RunStyles(
            content, book: book, scale: constraints.scale, squeeze: squeeze)
        let isPlain = content.isPlain && constraints.direction == .leftToRight
        self.plain =
            isPlain && !squeeze.isSqueezing && styles.faces[0].features == nil ? plain : nil
    }

    func typeset() -> Typesetting {
        let whole = typeset(lineLimit: constraints.lineLimit.map { max($0, 1) })
        guard let height = constraints.height, whole.size.height > height + 0.01 else {
            return whole
        }
        let fitting = max(1, whole.lines.prefix { $0.rect.maxY <= height + 0.01 }.count)
        return fitting < whole.lines.count ? typeset(lineLimit: fitting) : whole
    }

    private func typeset(lineLimit: Int?) -> Typesetting {
        var result = Typesetting()
        let ranges = content.paragraphRanges
        let unshaped = lineLimit == nil ? unshapedLines(ranges) : []
        var remaining = lineLimit ?? Int.max
        for (index, range) in ranges.enumerated() {
            if index < unshaped.count, let line = unshaped[index] {
                result.paragraphs.append(line)
                continue
            }
            var paragraph =
                plainLines(index, range, limit: remaining).map { ParagraphLayout($0, book) }
                ?? layout(range, lineLimit: lineLimit == nil ? nil : remaining)
            let isLast = index == ranges.count - 1
            if paragraph.lineCount >= remaining, !isLast {
                if !paragraph.isEllipsized {
                    paragraph = layout(range, lineLimit: remaining, ending: "…")
                }
                result.isTruncated = true
            }
            if paragraph.isEllipsized { result.isTruncated = true }
            result.paragraphs.append(paragraph)
            remaining -= paragraph.lineCount
            if remaining <= 0 { break }
        }
        place(&result, lineLimit: lineLimit)
        return result
    }

    // MARK: Paragraphs

    private func layout(
        _ range: Range<Int>, lineLimit: Int?, ending: String = ""
    ) -> ParagraphLayout {
        guard let layout = pango_layout_new(book.context(constraints.direction)) else {
            fatalError("Pango made no layout")
        }
        let base = styles.index(at: range.lowerBound)
        pango_layout_set_font_description(layout, styles.faces[base].description)
        setText(of: layout, range, ending: ending)
        if let attributes = styles.attributes(in: range, base: base) {
            pango_layout_set_attributes(layout, attributes)
            pango_attr_list_unref(attributes)
        }
        if let boundWidth {
            pango_layout_set_width(layout, boundWidth)
            pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
            if let lineLimit {
                pango_layout_set_height(layout, -Int32(clamping: lineLimit))
                pango_layout_set_ellipsize(layout, ellipsis)
            }
        }
        return ParagraphLayout(layout, range: range, book)
    }

    /// The lines of a plain paragraph, which are those of Pango's layout; nil if that has to be made,
    /// as for a limit of one line: what fits in one has mostly been typeset without a typesetter.
    private func plainLines(_ index: Int, _ range: Range<Int>, limit: Int) -> PlainLines? {
        guard limit > 1,
            let paragraph = plain?.paragraph(index, range, of: content.string, styles.faces[0])
        else { return nil }
        return PlainLines(paragraph, width: boundWidth.map(Int.init) ?? .max, limit: limit)
    }

    /// The paragraphs of a long plain text that are taken to fit on a line, to be shaped when they are
    /// drawn; none for a text that is not long. Those that may be the widest are shaped.
    private func unshapedLines(_ ranges: [Range<Int>]) -> [ParagraphLayout?] {
        guard ranges.count > Self.mostShapedLines, constraints.alignment == .leading,
            plain != nil, let font = styles.faces[0].plainFont
        else { return [] }
        // Glyphs beside each other may be somewhat wider than each by itself.
        let space = Int(saturating: styles.faces[0].pixelSize) * Int(PANGO_SCALE)
        let limit = boundWidth.map { (Int($0) - space) / 8 * 7 } ?? Self.widestUnshaped
        var text = content.string
        let lines = text.withUTF8 { bytes in
            ranges.map { range -> ParagraphLayout? in
                let width = font.width(of: UnsafeBufferPointer(rebasing: bytes[range]))
                guard let width, width <= limit else { return nil }
                return ParagraphLayout(
                    .init(face: styles.faces[0], text: content.string, width: width),
                    range: range, book)
            }
        }
        var widest: [(line: ParagraphLayout, width: CGFloat)] = []
        for case let line? in lines {
            let width = line.width(ofLine: 0)
            if widest.count == Self.mostWidestLines {
                guard width > widest[widest.count - 1].width else { continue }
                widest.removeLast()
            }
            let place = widest.firstIndex { $0.width < width } ?? widest.count
            widest.insert((line, width), at: place)
        }
        for (line, _) in widest { line.shape() }
        return lines
    }

    /// A text of more lines is long: these take some 6 ms to shape.
    static let mostShapedLines = 200
    /// How many lines of a long text are shaped to know how wide it is.
    private static let mostWidestLines = 20
    /// In Pango's units, whose lengths have 32 bits.
    private static let widestUnshaped = Int(Int32.max) / 4

    /// The available width in Pango's units.
    private var boundWidth: Int32? {
        constraints.boundWidth.map {
            Int32(Int(saturating: ($0 * constraints.scale * CGFloat(PANGO_SCALE)).rounded()))
        }
    }

    private func setText(of layout: OpaquePointer, _ range: Range<Int>, ending: String) {
        var text = content.string
        if ending.isEmpty {
            text.withUTF8 { bytes in
                bytes.withMemoryRebound(to: CChar.self) { characters in
                    guard !range.isEmpty, let start = characters.baseAddress else { return }
                    pango_layout_set_text(layout, start + range.lowerBound, Int32(range.count))
                }
            }
        } else {
            let part = String(decoding: Array(text.utf8)[range], as: UTF8.self) + ending
            pango_layout_set_text(layout, part, -1)
        }
    }

    private var ellipsis: PangoEllipsizeMode {
        switch constraints.truncation {
        case .head: PANGO_ELLIPSIZE_START
        case .middle: PANGO_ELLIPSIZE_MIDDLE
        case .tail: PANGO_ELLIPSIZE_END
        }
    }

    // MARK: Lines

    private func place(_ result: inout Typesetting, lineLimit: Int?) {
        let scale = constraints.scale
        var widest: CGFloat = 0
        for paragraph in result.paragraphs where paragraph.isShaped {
            for index in 0..<paragraph.lineCount {
                widest = max(widest, paragraph.width(ofLine: index))
            }
        }
        let width = Typesetting.width(around: widest, constraints)

        // All lines of a plain text have the same box.
        var plainBox: LineBox?
        func box(_ index: Int, in paragraph: ParagraphLayout) -> LineBox {
            guard plain != nil, paragraph.isPlain else {
                return styles.box(ofLine: index, in: paragraph)
            }
            let box = plainBox ?? styles.box(ofLine: index, in: paragraph)
            plainBox = box
            return box
        }
        var top: CGFloat = 0
        var wrapped = false
        for paragraph in result.paragraphs {
            for index in 0..<paragraph.lineCount {
                if !result.lines.isEmpty { top += constraints.lineSpacing }
                let box = box(index, in: paragraph)
                let isWrapped = index < paragraph.lineCount - 1
                wrapped = wrapped || isWrapped
                result.append(
                    paragraph, line: index, in: width, top: top, box, isWrapped: isWrapped,
                    constraints)
                top += box.height
            }
        }
        result.size = CGSize(width: width / scale, height: max(top, reservedHeight(lineLimit)))
        result.isNatural =
            !wrapped && !result.isTruncated && !squeeze.isSqueezing && width >= widest.rounded(.up)
    }

    private func reservedHeight(_ lineLimit: Int?) -> CGFloat {
        guard constraints.reservesSpace, let lineLimit else { return 0 }
        return CGFloat(lineLimit) * styles.emptyBox.height
            + CGFloat(lineLimit - 1) * constraints.lineSpacing
    }
}
