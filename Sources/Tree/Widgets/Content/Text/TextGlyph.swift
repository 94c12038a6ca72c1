import Foundation
import Geometry
import Layouts
import Typography
import Views

/// One character of a laid out text, which can be drawn by itself.
@MainActor
struct TextGlyph {
    let character: Character
    /// The bytes of the text that it shows.
    let range: Range<Int>
    let run: Int
    let drawing: TextDrawing
    /// The corner of the character's own text, in the whole text's coordinates.
    let origin: CGPoint
    let size: CGSize
    /// The character's part of its line.
    let frame: CGRect
    let baseline: CGFloat

    /// The characters of one line.
    static func glyphs(
        of text: TextDrawing, _ shaped: ShapedText, line: TextLine, in context: RenderContext
    ) -> [TextGlyph] {
        var glyphs: [TextGlyph] = []
        let bytes = shaped.string.utf8
        guard
            let start = bytes.index(
                bytes.startIndex, offsetBy: line.range.lowerBound, limitedBy: bytes.endIndex),
            let end = bytes.index(
                bytes.startIndex, offsetBy: line.range.upperBound, limitedBy: bytes.endIndex)
        else { return [] }
        var offset = line.range.lowerBound
        for character in shaped.string[start..<end] {
            let piece = String(character)
            let range = offset..<offset + piece.utf8.count
            offset = range.upperBound
            guard let (index, run) = text.run(at: range.lowerBound) else { continue }
            var own = run
            own.string = piece
            let drawing = TextDrawing(
                content: TextContent([own]), constraints: text.glyphConstraints,
                styles: text.styles)
            let alone = drawing.shaped(.unspecified, context)
            // A space at the end of a wrapped line has no frame.
            guard let frame = shaped.selectionRects(for: range).first else { continue }
            glyphs.append(
                TextGlyph(
                    character: character, range: range, run: index, drawing: drawing,
                    origin: CGPoint(x: frame.minX, y: line.baseline - alone.firstBaseline),
                    size: alone.size, frame: frame, baseline: line.baseline))
        }
        return glyphs
    }
}

@MainActor
extension TextDrawing {
    /// The run that a byte of the text belongs to, and its position among all runs.
    fileprivate func run(at offset: Int) -> (index: Int, run: TextRun)? {
        var end = 0
        for (index, run) in content.runs.enumerated() {
            end += run.string.utf8.count
            if offset < end { return (index, run) }
        }
        return nil
    }

    /// The constraints of a single character.
    fileprivate var glyphConstraints: TextConstraints {
        var constraints = constraints
        constraints.width = nil
        constraints.height = nil
        constraints.lineLimit = 1
        return constraints
    }
}
