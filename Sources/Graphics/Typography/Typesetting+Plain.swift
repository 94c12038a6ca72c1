import CPango
import Foundation

extension Typesetting {
    /// Typesets a plain text that fits on one line, with the same result as Pango's layout. Pango
    /// would analyse scripts, directions and line breaks, which costs more than shaping the glyphs.
    ///
    /// Nil for all other texts, and for those that reserve space for more lines.
    init?(plain content: TextContent, _ constraints: TextConstraints, _ book: FontBook) {
        guard content.isPlain, !constraints.reservesSpace,
            constraints.direction == .leftToRight
        else { return nil }
        let font = content.runs[0].font
        let face = book.face(for: font, pixelsPerPoint: constraints.scale)
        let available = constraints.boundWidth.map { $0 * constraints.scale }
        guard face.features == nil,
            let (plainFont, run) = Self.shape(content.string, face, available: available)
        else { return nil }
        let paragraph = ParagraphLayout(
            .init(run: run, font: plainFont, face: face, text: content.string), book)
        if let available {
            let units = (available * CGFloat(PANGO_SCALE)).rounded()
            guard CGFloat(run.width) <= units else { return nil }
        }
        self.init()
        let own = paragraph.width(ofLine: 0)
        let width = Self.width(around: own, constraints)
        let box =
            font.lineHeight.map { LineBox(above: face.box.above, height: $0) }
            ?? LineBox(above: face.box.above, height: face.box.height / constraints.scale)
            .reaching(around: plainFont.logical, scale: constraints.scale)
        append(paragraph, line: 0, in: width, top: 0, box, isWrapped: false, constraints)
        size = CGSize(width: width / constraints.scale, height: box.height)
        isNatural = width >= own.rounded(.up)
    }

    private static func shape(
        _ string: String, _ face: FontFace, available: CGFloat?
    ) -> (PlainFont, LineRuns.Run)? {
        // A text that is probably too wide is not shaped here, because Pango would shape it again.
        if let available, CGFloat(string.utf8.count) * face.pixelSize * 0.3 > available {
            return nil
        }
        var text = string
        return text.withUTF8 { bytes in
            guard let hasLetters = PlainText.hasLetters(bytes), let font = face.plainFont,
                let run = font.shape(bytes, hasLetters: hasLetters)
            else { return nil }
            return (font, run)
        }
    }
}
