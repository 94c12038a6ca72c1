import CPango
import Foundation
import Geometry

/// Breaks one text into lines and stacks them.
///
/// Each paragraph is laid out separately: by Pango, or as a `PlainParagraph` if it is one. The lines
/// are positioned here, because Pango's coordinates end near two million pixels and its line heights
/// depend on fallback fonts.
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
        var remaining = lineLimit ?? Int.max
        for (index, range) in ranges.enumerated() {
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
        for paragraph in result.paragraphs {
            for index in 0..<paragraph.lineCount {
                widest = max(widest, paragraph.width(ofLine: index))
            }
        }
        let width = Typesetting.width(around: widest, constraints)

        var top: CGFloat = 0
        var wrapped = false
        for paragraph in result.paragraphs {
            for index in 0..<paragraph.lineCount {
                if !result.lines.isEmpty { top += constraints.lineSpacing }
                let box = styles.box(ofLine: index, in: paragraph)
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
