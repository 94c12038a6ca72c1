import CPango
import Foundation

extension Typesetting {
    /// A plain text in a plain run that fits on one line: what Pango would make of it, but for the
    /// search for what it has not, which costs more than the glyphs.
    ///
    /// Nil for all other texts, and where room is kept for more lines.
    init?(plain content: TextContent, _ constraints: TextConstraints, _ book: FontBook) {
        guard content.runs.count == 1, content.runs[0].isPlain, !constraints.reservesSpace,
            constraints.direction == .leftToRight
        else { return nil }
        let font = content.runs[0].font
        let face = book.face(for: font, pixelsPerPoint: constraints.scale)
        let room = constraints.boundWidth.map { $0 * constraints.scale }
        guard face.features == nil,
            let (plainFont, run) = Self.shape(content.string, face, room: room)
        else { return nil }
        let paragraph = ParagraphLayout(
            .init(run: run, font: plainFont, face: face, book: book, text: content.string))
        if let room {
            let units = (room * CGFloat(PANGO_SCALE)).rounded()
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
        _ string: String, _ face: FontFace, room: CGFloat?
    ) -> (PlainFont, LineRuns.Run)? {
        // Where the text will hardly fit, its glyphs are not worth finding twice.
        if let room, CGFloat(string.utf8.count) * face.pixelSize * 0.3 > room { return nil }
        var text = string
        return text.withUTF8 { bytes in
            guard let hasLetters = PlainText.hasLetters(bytes), let font = face.plainFont,
                let run = font.shape(bytes, hasLetters: hasLetters)
            else { return nil }
            return (font, run)
        }
    }
}
