import Foundation
import Testing

@testable import Typography

@MainActor
struct FontTests {
    private let shaper = TextShaper()

    private nonisolated static let styles: [(size: CGFloat, line: CGFloat, weight: Int)] = [
        (28, 34, 700), (22, 28, 600), (18, 24, 600), (16, 22, 600), (14, 20, 600), (14, 20, 400),
        (13, 18, 400), (12, 16, 400), (11, 14, 400), (10, 13, 500), (34, 41, 700), (20, 25, 600),
        (17, 22, 400), (16, 21, 400), (15, 20, 400),
    ]

    @Test("Every text style's lines are exactly as high as its table says", arguments: styles)
    func lineHeights(style: (size: CGFloat, line: CGFloat, weight: Int)) {
        let font = FontDescription.system(
            size: style.size, weight: style.weight, lineHeight: style.line)
        for scale in [1, 1.25, 1.5, 2] as [CGFloat] {
            let text = shaper.shape(
                TextContent("Agjy\n😀 שלום\n漢字", font: font), within: .init(scale: scale))
            #expect(text.size.height == style.line * 3)
            #expect(text.lines.allSatisfy { abs($0.rect.height - style.line) < 1e-9 })
            let metrics = shaper.metrics(of: font)
            let centred = (style.line - metrics.ascent - metrics.descent) / 2 + metrics.ascent
            #expect(abs(text.firstBaseline - centred) <= 0.5 / scale + 1e-9)
            #expect((text.firstBaseline * scale).rounded() == text.firstBaseline * scale)
        }
    }

    @Test("Without a line height a line is as high as its font")
    func naturalHeight() {
        let font = FontDescription.system(size: 14)
        let metrics = shaper.metrics(of: font)
        let height = shaper.shape(TextContent("Ag", font: font)).size.height
        #expect(height == metrics.lineHeight)
        #expect(height >= metrics.ascent + metrics.descent)
        #expect(height < metrics.ascent + metrics.descent + 2)
    }

    @Test("Bold is wider than regular, monospaced letters are alike, small caps differ")
    func faces() {
        func width(_ string: String, _ font: FontDescription) -> CGFloat {
            shaper.shape(TextContent(string, font: font)).lines[0].rect.width
        }
        let regular = FontDescription.system(size: 14)
        #expect(
            width("Weights differ", .system(size: 14, weight: 700))
                > width("Weights differ", regular))
        let mono = FontDescription(size: 14, design: .monospaced)
        #expect(width("iiii", mono) == width("WWWW", mono))
        #expect(width("iiii", regular) < width("WWWW", regular))
        let serif = FontDescription(size: 14, design: .serif)
        #expect(width("Serif", serif) != width("Serif", regular))
        let caps = FontDescription(size: 14, usesSmallCaps: true)
        #expect(width("caps", caps) != width("caps", regular))
    }

    @Test("A missing family is reported once and replaced by the system's")
    func missingFamily() {
        var reports: [String] = []
        let shaper = TextShaper { reports.append($0) }
        let lost = FontDescription(family: .named("No Such Family"), size: 14)
        let text = shaper.shape(TextContent("Lost", font: lost))
        _ = shaper.shape(TextContent("Lost again", font: lost))
        #expect(reports.count == 1)
        #expect(reports.first?.contains("No Such Family") == true)
        #expect(text.size == shaper.shape(TextContent("Lost", font: .system(size: 14))).size)
    }

    @Test("A family of the machine is used without a report")
    func namedFamily() {
        var reports: [String] = []
        let shaper = TextShaper { reports.append($0) }
        let named = FontDescription(family: .named("DejaVu Sans"), size: 14)
        let width = shaper.shape(TextContent("Named", font: named)).size.width
        #expect(width != shaper.shape(TextContent("Named", font: .system(size: 14))).size.width)
        #expect(reports.isEmpty)
    }

    @Test("A font file that is not there, or no font, is refused")
    func fontFiles() throws {
        #expect(throws: FontFileError.notFound(path: "/no/such.ttf")) {
            try shaper.registerFont(at: "/no/such.ttf")
        }
        let path = FileManager.default.temporaryDirectory
            .appendingPathComponent("not-a-font-\(UUID()).ttf").path
        try Data("hello".utf8).write(to: URL(fileURLWithPath: path))
        defer { unlink(path) }
        #expect(throws: FontFileError.notAFont(path: path)) {
            try shaper.registerFont(at: path)
        }
    }

    @Test("Texts shaped before a font file came keep working")
    func registering() throws {
        let old = shaper.shape(TextContent("Before", font: .system(size: 14)))
        try shaper.registerFont(
            at: "/usr/share/fonts/truetype/material-design-icons-iconfont/MaterialIcons-Regular.ttf"
        )
        let new = shaper.shape(TextContent("Before", font: .system(size: 14)))
        #expect(old !== new)
        #expect(old.size == new.size)
        #expect(old.caretRect(atUTF8Offset: 3) == new.caretRect(atUTF8Offset: 3))
    }

    @Test("The name of an icon draws one glyph, an em wide", arguments: ["home", "settings"])
    func symbols(name: String) {
        let icon = shaper.shape(TextContent(name, font: .symbols(size: 20)))
        #expect(icon.glyphCount == 1)
        #expect(abs(icon.size.width - 20) <= 1)
        #expect(shaper.hasSymbol(named: name))
        #expect(!shaper.hasSymbol(named: "no such icon"))
    }

    @Test("An icon does not change the line it stands in")
    func inlineSymbol() {
        let body = FontDescription.system(size: 14, lineHeight: 20)
        let text = TextContent("Home", font: body)
        let mixed = TextContent([
            TextRun("home", font: .symbols(size: 16)), TextRun(" Home", font: body),
        ])
        let plain = shaper.shape(text)
        let shaped = shaper.shape(mixed)
        #expect(shaped.size.height == 20)
        #expect(shaped.firstBaseline == plain.firstBaseline)
        #expect(shaped.size.width > plain.size.width + 16)
    }
}
