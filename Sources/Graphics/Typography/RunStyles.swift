import CPango
import Foundation
import Geometry

/// The runs of a text as Pango needs them: the face, attributes and line box of each.
struct RunStyles {
    let faces: [FontFace]
    private let content: TextContent
    private let ranges: [Range<Int>]
    private let book: FontBook
    private let scale: CGFloat
    private let squeeze: TextSqueeze

    init(
        _ content: TextContent, book: FontBook, scale: CGFloat, squeeze: TextSqueeze
    ) {
        self.content = content
        self.book = book
        self.scale = scale
        self.squeeze = squeeze
        ranges = content.runRanges
        faces = content.runs.map {
            book.face(for: $0.font, pixelsPerPoint: scale * squeeze.sizeFactor)
        }
    }

    /// The run at a byte offset; at the end of the text, the last run.
    func index(at offset: Int) -> Int {
        var low = 0
        var high = ranges.count - 1
        while low < high {
            let middle = (low + high) / 2
            if ranges[middle].upperBound > offset { high = middle } else { low = middle + 1 }
        }
        return low
    }

    private func indices(touching range: Range<Int>) -> ClosedRange<Int> {
        let first = index(at: range.lowerBound)
        return first...max(first, index(at: range.upperBound - 1))
    }

    // MARK: Attributes

    /// An attribute list for a paragraph, which the caller releases; nil if the base face suffices.
    func attributes(in paragraph: Range<Int>, base: Int) -> OpaquePointer? {
        var list: OpaquePointer?
        for index in indices(touching: paragraph) {
            let range = ranges[index]
            for attribute in attributes(of: index, base: base) {
                guard let attribute else { continue }
                let start = max(range.lowerBound - paragraph.lowerBound, 0)
                attribute.pointee.start_index = UInt32(start)
                // The last run also applies to an ellipsis after the paragraph.
                attribute.pointee.end_index =
                    range.upperBound >= paragraph.upperBound
                    ? UInt32.max : UInt32(range.upperBound - paragraph.lowerBound)
                if list == nil { list = pango_attr_list_new() }
                pango_attr_list_insert(list, attribute)
            }
        }
        return list
    }

    private func attributes(of index: Int, base: Int) -> [UnsafeMutablePointer<PangoAttribute>?] {
        let run = content.runs[index]
        let face = faces[index]
        var made: [UnsafeMutablePointer<PangoAttribute>?] = []
        if face !== faces[base] { made.append(pango_attr_font_desc_new(face.description)) }
        if let features = face.features { made.append(pango_attr_font_features_new(features)) }
        let spacing = run.font.family == .symbols ? 0 : spacing(of: run, in: face)
        if spacing != 0 { made.append(pango_attr_letter_spacing_new(units(spacing))) }
        let rise = rise(of: index)
        if rise != 0 { made.append(pango_attr_rise_new(units(rise))) }
        let isOutlined = run.font.family == .symbols && run.font.isOutlined
        if run.colorIndex != 0 || isOutlined {
            made.append(
                pango_attr_foreground_new(UInt16(run.colorIndex), isOutlined ? 1 : 0, 0))
        }
        if let background = run.backgroundIndex {
            made.append(pango_attr_background_new(UInt16(background), 0, 0))
        }
        if run.underline != .none {
            made.append(pango_attr_underline_new(PANGO_UNDERLINE_SINGLE))
        }
        if case .colored(let color) = run.underline {
            made.append(pango_attr_underline_color_new(UInt16(color), 0, 0))
        }
        if run.strikethrough != .none { made.append(pango_attr_strikethrough_new(1)) }
        if case .colored(let color) = run.strikethrough {
            made.append(pango_attr_strikethrough_color_new(UInt16(color), 0, 0))
        }
        if let language = run.language { made.append(language.attribute) }
        return made
    }

    /// Pixels between characters.
    private func spacing(of run: TextRun, in face: FontFace) -> CGFloat {
        let pixels =
            (run.kerning + run.tracking) * scale * squeeze.sizeFactor
            - squeeze.tightening * face.pixelSize
        // A line's length in Pango's units must fit in 32 bits.
        let largest = Self.longestLine / CGFloat(max(1, content.string.utf8.count))
        return pixels.bounded(to: -largest...largest)
    }

    private static let longestLine: CGFloat = 1_000_000

    /// The baseline offset in pixels. That of an icon also centres it on the capitals beside it.
    private func rise(of index: Int) -> CGFloat {
        let run = content.runs[index]
        let own = run.baselineOffset * scale * squeeze.sizeFactor
        guard run.font.family == .symbols else { return own }
        let neighbour =
            content.runs[..<index].lastIndex { $0.font.family != .symbols }
            ?? content.runs[index...].firstIndex { $0.font.family != .symbols }
        let text = neighbour.map { faces[$0] } ?? systemFace(like: run.font)
        // Icons fill their em from the baseline up.
        return own + (text.capHeight - faces[index].pixelSize) / 2
    }

    private func units(_ pixels: CGFloat) -> Int32 {
        Int32(Int(saturating: (pixels * CGFloat(PANGO_SCALE)).rounded()))
    }

    // MARK: Line boxes

    /// The box of a line of the first run's font.
    var emptyBox: LineBox { box(of: boxIndices(0...0)) }

    func box(ofLine index: Int, in paragraph: ParagraphLayout) -> LineBox {
        let indices = boxIndices(indices(touching: paragraph.range(ofLine: index)))
        let box = box(of: indices)
        guard indices.contains(where: { content.runs[$0].font.lineHeight == nil }),
            !content.isSymbolsOnly
        else { return box }
        // Lines without a fixed height grow for taller fallback fonts.
        return box.reaching(around: paragraph.logicalRect(ofLine: index), scale: scale)
    }

    /// The runs that determine a line's box: text, or icons in a line without text.
    private func boxIndices(_ touching: ClosedRange<Int>) -> [Int] {
        let texts = touching.filter { content.runs[$0].font.family != .symbols }
        return texts.isEmpty ? Array(touching) : texts
    }

    private func box(of indices: [Int]) -> LineBox {
        let fixed = indices.max { lineHeight($0) < lineHeight($1) }
        if let fixed, indices.allSatisfy({ content.runs[$0].font.lineHeight != nil }) {
            return LineBox(above: boxFace(fixed).box.above, height: lineHeight(fixed))
        }
        var above: CGFloat = 0
        var below: CGFloat = 0
        for index in indices {
            let box = boxFace(index).box
            above = max(above, box.above)
            below = max(below, box.height - box.above)
        }
        return LineBox(above: above, height: (above + below) / scale)
    }

    private func lineHeight(_ index: Int) -> CGFloat {
        (content.runs[index].font.lineHeight ?? 0) * squeeze.sizeFactor
    }

    /// A line of icons has the box of text of the same size, so that their baselines agree.
    private func boxFace(_ index: Int) -> FontFace {
        let font = content.runs[index].font
        return font.family == .symbols ? systemFace(like: font) : faces[index]
    }

    private func systemFace(like font: FontDescription) -> FontFace {
        let text = FontDescription(
            size: font.size, weight: font.weight, lineHeight: font.lineHeight)
        return book.face(for: text, pixelsPerPoint: scale * squeeze.sizeFactor)
    }
}
