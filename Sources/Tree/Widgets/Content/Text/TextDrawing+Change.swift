import Drawing
import Foundation
import Geometry
import Layouts
import Typography
import Views

// How the words of a text change gradually.
extension TextDrawing: ChangingPrimitive {
    func replaces(_ old: TextDrawing) -> Bool { content != old.content }

    func paint(
        from old: TextDrawing, size oldSize: CGSize, _ change: ContentChange,
        into recorder: inout DisplayListRecorder, size: CGSize, in context: RenderContext
    ) {
        switch change.style {
        case .roll(let isDown):
            if let roll = TextRoll(from: old, size: oldSize, to: self, size: size, context) {
                return roll.paint(change.progress, isDown: isDown, into: &recorder, in: context)
            }
        case .interpolate where content.string == old.content.string:
            return paintScaled(
                from: old, size: oldSize, change.progress, into: &recorder, size: size, in: context)
        default: break
        }
        paintFading(
            from: old, size: oldSize, change.progress, into: &recorder, size: size, in: context)
    }

    /// Fades from the old words to the same words in another font, both in the size between.
    private func paintScaled(
        from old: TextDrawing, size oldSize: CGSize, _ progress: Double,
        into recorder: inout DisplayListRecorder, size: CGSize, in context: RenderContext
    ) {
        func between(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * progress }
        let width = between(oldSize.width, size.width)
        let height = between(oldSize.height, size.height)
        let shown = min(max(progress, 0), 1)
        let parts = [(old, oldSize, 1 - shown), (self, size, shown)]
        for (index, (text, own, opacity)) in parts.enumerated()
        where own.width > 0 && own.height > 0 {
            let scale = CGAffineTransform(
                scaleX: max(width / own.width, 0.01), y: max(height / own.height, 0.01))
            recorder.withOpacity(opacity, id: .auxiliary(24 + index * 2)) {
                $0.with(.transform(scale), id: .auxiliary(25 + index * 2)) {
                    text.paint(into: &$0, size: own, in: context)
                }
            }
        }
    }
}

/// The change of one short text into another, character by character: those that stay move to their
/// new positions, and the others roll.
@MainActor
private struct TextRoll {
    private let old: [TextGlyph]
    private let new: [TextGlyph]
    /// How many characters at the start are the same.
    private let prefix: Int

    /// More characters than a number ever has are not rolled.
    private static let limit = 48

    /// Returns `nil` if one of the texts has several lines, is truncated or is too long.
    init?(
        from old: TextDrawing, size oldSize: CGSize, to new: TextDrawing, size: CGSize,
        _ context: RenderContext
    ) {
        guard let before = Self.glyphs(of: old, oldSize, context),
            let after = Self.glyphs(of: new, size, context)
        else { return nil }
        self.old = before
        self.new = after
        prefix = zip(before, after).prefix { $0.character == $1.character }.count
    }

    private static func glyphs(
        of text: TextDrawing, _ size: CGSize, _ context: RenderContext
    ) -> [TextGlyph]? {
        let shaped = text.shaped(ProposedViewSize(size), context)
        guard shaped.lines.count == 1, !shaped.isTruncated, shaped.string.count <= limit else {
            return nil
        }
        return TextGlyph.glyphs(of: text, shaped, line: shaped.lines[0], in: context)
    }

    func paint(
        _ progress: Double, isDown: Bool, into recorder: inout DisplayListRecorder,
        in context: RenderContext
    ) {
        let shown = min(max(progress, 0), 1)
        let direction: CGFloat = isDown ? 1 : -1
        var id = 30
        func draw(_ glyph: TextGlyph, x: CGFloat, rolledBy steps: CGFloat, opacity: Double) {
            id += 2
            guard opacity > 0.001 else { return }
            let y = glyph.origin.y + steps * glyph.size.height * 0.6
            recorder.withOpacity(opacity, id: .auxiliary(id)) {
                $0.with(
                    .transform(CGAffineTransform(translationX: x, y: y)), id: .auxiliary(id + 1)
                ) { glyph.drawing.paint(into: &$0, size: glyph.size, in: context) }
            }
        }
        for index in 0..<max(old.count, new.count) {
            // Behind the common start, characters are matched from the end, as digits are.
            let before = glyph(index, of: old)
            let after = glyph(index, of: new)
            let start = before?.origin.x ?? after?.origin.x ?? 0
            let end = after?.origin.x ?? before?.origin.x ?? 0
            let x = start + (end - start) * progress
            if let before, let after, before.character == after.character {
                draw(after, x: x, rolledBy: 0, opacity: 1)
                continue
            }
            if let before {
                draw(before, x: x, rolledBy: direction * progress, opacity: 1 - shown)
            }
            if let after {
                draw(after, x: x, rolledBy: direction * (progress - 1), opacity: shown)
            }
        }
    }

    /// The character of a text in a column, of which there are as many as in the longer text.
    private func glyph(_ column: Int, of glyphs: [TextGlyph]) -> TextGlyph? {
        if column < prefix { return glyphs[column] }
        let index = column - (max(old.count, new.count) - glyphs.count)
        return index >= prefix ? glyphs[index] : nil
    }
}
