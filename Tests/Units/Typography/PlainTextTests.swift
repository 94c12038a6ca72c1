import CPango
import Foundation
import Testing

@testable import Typography

/// Plain text, which is shaped without a Pango layout, beside what a layout makes of it.
@MainActor
struct PlainTextTests {
    private let book: FontBook
    private let atlas = GlyphAtlas()

    init() throws { book = try FontBook(files: [], report: { _ in }) }

    private nonisolated static let fonts: [FontDescription] = [
        .system(size: 14, lineHeight: 20), .system(size: 13), .system(size: 11, weight: 700),
        .system(size: 28, weight: 600, lineHeight: 34), .system(size: 17.3),
        FontDescription(size: 15, design: .monospaced), FontDescription(size: 15, design: .serif),
        FontDescription(size: 14, isItalic: true),
        FontDescription(family: .named("Inter"), size: 12),
        FontDescription(family: .named("DejaVu Sans"), size: 12, usesSmallCaps: true),
        FontDescription(size: 14, width: .condensed),
    ]

    private nonisolated static let constraints: [TextConstraints] = [
        TextConstraints(), TextConstraints(scale: 2), TextConstraints(scale: 1.25),
        TextConstraints(width: 1_000, alignment: .center),
        TextConstraints(width: 1_000, lineLimit: 1, alignment: .trailing, scale: 1.5),
    ]

    /// Numbers, words, all that ASCII prints, and what fonts join.
    private nonisolated static let texts: [String] = {
        var random = SystemRandomNumberGenerator()
        let printed = (0x20...0x7E).map { Character(Unicode.Scalar($0)) }
        let any = (0..<60).map { _ in
            String(
                (0..<Int.random(in: 1...24, using: &random)).map { _ in printed.randomElement()! })
        }
        let numbers = [0, 7, 10, 42, 999, 1_234, 9_999].map { "\($0)" }
        let chosen = [
            "AVATAR To. Ty, We'll", "fi ffl -> => != 10:30 1/2 0x1F", " ", "  before", "behind  ",
            "12.5 %", "(1)", "[a] {b} <c>", "#1 *2", "pretty red table 17", "3x", "!", "a-b",
            "x\\y",
        ]
        return numbers + chosen + any
    }()

    private func shapedPlain(
        _ string: String, _ font: FontDescription, _ constraints: TextConstraints
    ) -> ShapedText? {
        let content = TextContent(string, font: font)
        return Typesetting(plain: content, constraints, book).map {
            shaped($0, content, constraints)
        }
    }

    private func layOut(
        _ string: String, _ font: FontDescription, _ constraints: TextConstraints
    ) -> ShapedText {
        let content = TextContent(string, font: font)
        let typesetter = Typesetter(
            book: book, content: content, constraints: constraints, squeeze: .init())
        return shaped(typesetter.typeset(), content, constraints)
    }

    private func shaped(
        _ typesetting: Typesetting, _ content: TextContent, _ constraints: TextConstraints
    ) -> ShapedText {
        ShapedText(
            content, constraints, typesetting, isSqueezed: false, atlas: atlas, fontGeneration: 0)
    }

    /// Which glyphs stand where, in Pango's units, and of which font.
    private func glyphs(_ text: ShapedText) -> [[Int]] {
        text.handles[0].runs.flatMap { run in
            let glyphs = run.glyphs.pointee
            let font = Int(bitPattern: run.item.pointee.analysis.font)
            return (0..<Int(glyphs.num_glyphs)).map { index in
                let glyph = glyphs.glyphs[index]
                return [
                    font, Int(glyph.glyph), Int(glyph.geometry.width), Int(glyph.geometry.x_offset),
                    Int(glyph.geometry.y_offset), run.offset + Int(glyphs.log_clusters[index]),
                ]
            }
        }
    }

    private func pixels(_ text: ShapedText) -> [UInt8] {
        let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 400, 80)
        defer { cairo_surface_destroy(surface) }
        let cairo = cairo_create(surface)!
        cairo_scale(cairo, text.scale, text.scale)
        text.draw(in: cairo, at: CGPoint(x: 4, y: 4)) { _ in (0, 0, 0, 1) }
        cairo_destroy(cairo)
        cairo_surface_flush(surface)
        let count = Int(cairo_image_surface_get_stride(surface)) * 80
        return Array(
            UnsafeBufferPointer(start: cairo_image_surface_get_data(surface), count: count))
    }

    @Test(
        "Plain text has the glyphs, the lines and the size that a layout gives it", arguments: fonts
    )
    func metrics(font: FontDescription) throws {
        for constraints in Self.constraints {
            for string in Self.texts {
                let laidOut = layOut(string, font, constraints)
                guard let plain = shapedPlain(string, font, constraints) else {
                    #expect(font.usesSmallCaps, "\(string) is not plain in \(font)")
                    continue
                }
                let context = Comment(rawValue: "\"\(string)\" in \(font)")
                #expect(glyphs(plain) == glyphs(laidOut), context)
                #expect(plain.size == laidOut.size, context)
                #expect(plain.lines == laidOut.lines, context)
                #expect(plain.inkBounds == laidOut.inkBounds, context)
                #expect(plain.leastWidth == laidOut.leastWidth, context)
                #expect(plain.isSingleLine && laidOut.isSingleLine, context)
                #expect(plain == laidOut, context)
            }
        }
    }

    @Test("Plain text is the same pixels", arguments: fonts.prefix(9))
    func pixels(font: FontDescription) throws {
        for string in Self.texts.prefix(40) {
            let plain = try #require(shapedPlain(string, font, TextConstraints(scale: 1.25)))
            #expect(pixels(plain) == pixels(layOut(string, font, TextConstraints(scale: 1.25))))
        }
    }

    @Test("Carets stand in plain text where they stand in a layout")
    func carets() throws {
        let font = Self.fonts[0]
        for string in Self.texts {
            let plain = try #require(shapedPlain(string, font, TextConstraints()))
            let laidOut = layOut(string, font, TextConstraints())
            for offset in 0...string.utf8.count {
                let caret = plain.caretRect(atUTF8Offset: offset)
                #expect(caret == laidOut.caretRect(atUTF8Offset: offset))
            }
            #expect(!plain.handles[0].paragraph.isLaidOut, "A caret asks for no layout")
            for offset in 0...string.utf8.count {
                let range = 0..<offset
                #expect(plain.selectionRects(for: range) == laidOut.selectionRects(for: range))
            }
        }
    }

    @Test("In a room of its own width a plain text is one line, in a narrower one it is not plain")
    func rooms() throws {
        let font = Self.fonts[0]
        for string in Self.texts where string != " " {
            let width = try #require(shapedPlain(string, font, TextConstraints())).lines[0].rect
                .width
            let own = TextConstraints(width: width)
            let size = layOut(string, font, own).size
            #expect(TextShaper().shape(TextContent(string, font: font), within: own).size == size)
            // Of few narrow letters nobody expects that they fit.
            if string.count > 9 { #expect(shapedPlain(string, font, own)?.size == size) }
            #expect(shapedPlain(string, font, TextConstraints(width: width - 0.01)) == nil)
        }
    }

    @Test(
        "Text is not plain where Pango has more to find out than its glyphs",
        arguments: ["", "é", "a\tb", "a\nb", "a\u{AD}b", "שלום", "😀", "1\u{FE0F}", "漢字", "a\u{7F}"])
    func others(string: String) {
        #expect(shapedPlain(string, Self.fonts[0], TextConstraints()) == nil)
    }

    @Test("Text is not plain in runs that ask for more than words in a font")
    func runs() {
        let font = Self.fonts[0]
        var tabular = font
        tabular.usesTabularFigures = true
        let runs = [
            TextRun("a", font: font, backgroundIndex: 1),
            TextRun("a", font: font, underline: .line),
            TextRun("a", font: font, strikethrough: .line), TextRun("a", font: font, kerning: 1),
            TextRun("a", font: font, tracking: 1), TextRun("a", font: font, baselineOffset: 1),
            TextRun("home", font: .symbols(size: 16)), TextRun("1", font: tabular),
        ]
        for run in runs {
            #expect(Typesetting(plain: TextContent([run]), TextConstraints(), book) == nil)
        }
        let two = TextContent([TextRun("a", font: font), TextRun("b", font: font)])
        #expect(Typesetting(plain: two, TextConstraints(), book) == nil)
        #expect(shapedPlain("a", font, TextConstraints(direction: .rightToLeft)) == nil)
        #expect(shapedPlain("a", font, TextConstraints(lineLimit: 2, reservesSpace: true)) == nil)
    }
}
