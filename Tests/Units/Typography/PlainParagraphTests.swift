import CPango
import Foundation
import Testing

@testable import Typography

/// Plain paragraphs, which are shaped once and broken at each width, beside what Pango's layouts make
/// of them.
@MainActor
struct PlainParagraphTests {
    private let shaping: Shaping

    init() throws { shaping = try Shaping() }

    private nonisolated static let fonts: [FontDescription] = [
        .system(size: 14, lineHeight: 20), .system(size: 13), .system(size: 22, weight: 700),
        FontDescription(size: 15, design: .monospaced), FontDescription(size: 15, design: .serif),
        FontDescription(family: .named("DejaVu Sans"), size: 12),
    ]

    /// Prose, code, what fonts join or move together, and several paragraphs.
    private nonisolated static let texts: [String] = {
        var random = SystemRandomNumberGenerator()
        let words = [
            "a", "AVATAR", "To", "T", "Ty.", "(We'll)", "fi", "->", "=>", "10:30", "3", "x", "20",
            "A-V", "well-known", "x-ray", "--", "-T", "a/b", "12.5", "%", "[a]", "{b}", "paragraph",
            "of", "words,", "wrap", "where", "the", "window", "ends;", "f", "i", "V", "W.", "Yo",
        ]
        let any = (0..<12).map { _ in
            (0..<Int.random(in: 8...40, using: &random)).map { _ in
                words.randomElement(using: &random)!
            }.joined(separator: Int.random(in: 0...5, using: &random) == 0 ? "  " : " ")
        }
        return any + [
            "The quick brown fox jumps over the lazy dog, again and again, and never rests.",
            "  Spaces before, and behind them all   ",
            "One paragraph that is wrapped.\nAnother one that is wrapped, too.\n\nAnd the last one.",
            "10 x 20 x 30 - 40 + 50 = 3:4 10 x 20 x 30 - 40 + 50 = 3:4",
        ]
    }()

    /// The visible glyphs of all lines and where they stand, in Pango's units.
    private func glyphs(_ text: ShapedText) -> [[[Int]]] {
        let utf8 = Array(text.string.utf8)
        return text.handles.map { handle in
            handle.runs.flatMap { run in
                var x = run.x
                return (0..<Int(run.glyphs.pointee.num_glyphs)).compactMap { index -> [Int]? in
                    let glyph = run.glyphs.pointee.glyphs[index]
                    defer { x += Int(glyph.geometry.width) }
                    let byte = run.origin + Int(run.glyphs.pointee.log_clusters[index])
                    let start = handle.paragraph.range.lowerBound
                    guard utf8[start + byte] != PlainText.space else { return nil }
                    return [
                        Int(glyph.glyph), x, Int(glyph.geometry.x_offset),
                        Int(glyph.geometry.y_offset), byte,
                    ]
                }
            }
        }
    }

    @Test("A plain paragraph has at every width the lines that a layout has", arguments: fonts)
    func lines(font: FontDescription) throws {
        for (scale, alignment) in [(1.0, TextLineAlignment.leading), (1.25, .trailing)] {
            for string in Self.texts {
                let known = PlainParagraphs()
                for width in stride(from: 60.0, through: 600, by: 17.3) {
                    let constraints = TextConstraints(
                        width: width, alignment: alignment, scale: scale)
                    let plain = shaping.text(string, font, constraints, plain: known)
                    let laidOut = shaping.text(string, font, constraints, plain: nil)
                    let context = Comment(rawValue: "\"\(string)\" in \(font), \(width) wide")
                    try #require(plain.lines == laidOut.lines, context)
                    try #require(glyphs(plain) == glyphs(laidOut), context)
                    #expect(plain.size == laidOut.size, context)
                    #expect(plain.inkBounds == laidOut.inkBounds, context)
                    #expect(plain == laidOut, context)
                    // No word is as wide as that.
                    guard width > 200 else { continue }
                    #expect(
                        plain.handles.allSatisfy {
                            $0.paragraph.range.isEmpty || !$0.paragraph.isLaidOut
                        }, context)
                }
            }
        }
    }

    @Test("Carets, selections and the positions of points are in it where a layout has them")
    func carets() {
        let font = Self.fonts[0]
        for string in Self.texts {
            let constraints = TextConstraints(width: 130)
            let plain = shaping.text(string, font, constraints, plain: PlainParagraphs())
            let laidOut = shaping.text(string, font, constraints, plain: nil)
            for offset in 0...string.utf8.count {
                for isUpstream in [false, true] {
                    #expect(
                        plain.caretRect(atUTF8Offset: offset, isUpstream: isUpstream)
                            == laidOut.caretRect(atUTF8Offset: offset, isUpstream: isUpstream))
                }
                #expect(
                    plain.selectionRects(for: 3..<offset + 3)
                        == laidOut.selectionRects(for: 3..<offset + 3))
                #expect(plain.wordRange(at: offset) == laidOut.wordRange(at: offset))
            }
            for y in stride(from: -4.0, to: laidOut.size.height + 9, by: 9) {
                for x in stride(from: -10.0, to: 150, by: 3.7) {
                    let point = CGPoint(x: x, y: y)
                    #expect(plain.utf8Offset(at: point) == laidOut.utf8Offset(at: point))
                }
            }
        }
    }

    @Test("What ends in an ellipsis, and a word that is wider than the line, are laid out by Pango")
    func others() {
        let font = Self.fonts[0]
        let string = "Some words that need more than two lines in a room as narrow as this one."
        let limited = shaping.text(
            string, font, TextConstraints(width: 90, lineLimit: 2), plain: PlainParagraphs())
        #expect(limited.isTruncated && limited.lines.count == 2)
        let long = shaping.text(
            "A donaudampfschifffahrtsgesellschaft", font, TextConstraints(width: 60),
            plain: PlainParagraphs())
        #expect(long.lines.count > 2)
        #expect(long.lines.allSatisfy { $0.rect.width <= 60 })
    }

    @Test("At another width the lines have the same glyphs, which were shaped once")
    func shapedOnce() throws {
        let shaper = TextShaper()
        let content = TextContent(
            "Some words that are wrapped at one width after another.", font: Self.fonts[0])
        let glyphs = try [100.0, 120, 80].map { width in
            let text = shaper.shape(content, within: TextConstraints(width: width))
            #expect(text.lines.count > 2)
            let run = try #require(text.handles[0].runs.first { _ in true })
            return run.glyphs.pointee.glyphs
        }
        #expect(glyphs[0] == glyphs[1] && glyphs[1] == glyphs[2])
    }
}
