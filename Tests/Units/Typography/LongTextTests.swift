import CPango
import Foundation
import Testing

@testable import Typography

/// Texts of many lines, which are shaped when they are drawn, beside what Pango's layouts make of them.
@MainActor
struct LongTextTests {
    private let shaping: Shaping
    private nonisolated static let font = FontDescription.system(size: 14)

    init() throws { shaping = try Shaping() }

    /// A thousand lines, of which one in eight is empty.
    private nonisolated static let plain = text(of: 1_000) { number in
        number % 8 == 3 ? "" : "Line \(number): AVATAR, To -> fi (\(number * 7_919 % 1_000))"
    }

    /// Among them some that are too wide, and some that are not plain.
    private nonisolated static let mixed = text(of: 1_000) { number in
        switch number % 10 {
        case 0: "Line \(number) is a paragraph of words that does not fit and so has to be wrapped."
        case 1: "Zeile \(number): größer, höher 🎈"
        case 2: ""
        case 3: "Line \(number)" + String(repeating: " wide", count: number % 13)
        default: "Line \(number)"
        }
    }

    private nonisolated static func text(of lines: Int, _ line: (Int) -> String) -> String {
        (0..<lines).map(line).joined(separator: "\n")
    }

    private func both(
        _ string: String, _ constraints: TextConstraints = TextConstraints(width: 400)
    ) -> (long: ShapedText, laidOut: ShapedText) {
        (
            shaping.text(string, Self.font, constraints, plain: PlainParagraphs()),
            shaping.text(string, Self.font, constraints, plain: nil)
        )
    }

    private func shapedLines(_ text: ShapedText) -> Int {
        text.handles.count { $0.paragraph.isShaped }
    }

    /// What stands below a height, in a picture of 400 by 90 pixels.
    private func pixels(_ text: ShapedText, from y: CGFloat) -> [UInt8] {
        let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 400, 90)
        defer { cairo_surface_destroy(surface) }
        guard let cairo = cairo_create(surface) else { return [] }
        cairo_scale(cairo, text.scale, text.scale)
        text.draw(in: cairo, at: CGPoint(x: 0, y: -y)) { _ in (0, 0, 0, 1) }
        cairo_destroy(cairo)
        cairo_surface_flush(surface)
        let count = Int(cairo_image_surface_get_stride(surface)) * 90
        return Array(
            UnsafeBufferPointer(start: cairo_image_surface_get_data(surface), count: count))
    }

    @Test("A long text shapes the lines that are drawn, and a few to know how wide it is")
    func drawnLines() {
        let text = both(Self.plain).long
        #expect(text.lines.count == 1_000)
        #expect(shapedLines(text) == 20)
        _ = pixels(text, from: 9_000)
        // Five lines fit, and two around them may reach into the picture.
        #expect((24...30).contains(shapedLines(text)))
        _ = (text.inkBounds, text.leastWidth, text.ink)
        #expect(shapedLines(text) <= 30)
        let short = both(Self.text(of: 150) { "Line \($0)" }).long
        #expect(shapedLines(short) == 150)
    }

    @Test("A long text has the lines of a layout", arguments: [plain, mixed], [120.0, 250, 400])
    func lines(string: String, width: CGFloat) {
        for scale in [1.0, 1.25] {
            let (long, laidOut) = both(string, TextConstraints(width: width, scale: scale))
            #expect(shapedLines(long) < long.lines.count)
            #expect(long.lines.map(\.range) == laidOut.lines.map(\.range))
            #expect(long.lines.map(\.isWrapped) == laidOut.lines.map(\.isWrapped))
            #expect(long.lines.map(\.baseline) == laidOut.lines.map(\.baseline))
            #expect(long.lines.map(\.rect.minY) == laidOut.lines.map(\.rect.minY))
            #expect(long.size.height == laidOut.size.height)
            #expect(long.inkBounds.contains(laidOut.inkBounds))
            for y in stride(from: 0, to: long.size.height, by: long.size.height / 7) {
                #expect(pixels(long, from: y) == pixels(laidOut, from: y))
            }
            #expect(shapedLines(long) < long.lines.count)
        }
    }

    @Test("A long text is as wide as its widest line if that stands out, else about as wide")
    func width() throws {
        let rest = Self.text(of: 1_000) { "Line \($0)" }
        let (long, laidOut) = both(rest + "\nThis line is wider.\n" + rest)
        #expect(long.size == laidOut.size)
        let (growing, growingLaidOut) = both(
            Self.text(of: 300) { String(repeating: "i", count: $0 / 3) })
        #expect(growing.size == growingLaidOut.size)
        let (even, evenLaidOut) = both(rest)
        #expect(abs(even.size.width - evenLaidOut.size.width) < 2)
        let words = try #require(even.leastWidth)
        #expect(abs(words - (evenLaidOut.leastWidth ?? 0)) < 2)
        #expect(even.lines.allSatisfy { $0.rect.width <= even.size.width })
    }

    @Test("Carets, selections and the positions of points are in it where a layout has them")
    func carets() {
        let (long, laidOut) = both(Self.mixed)
        for offset in stride(from: 0, to: long.string.utf8.count, by: 17) {
            #expect(long.caretRect(atUTF8Offset: offset) == laidOut.caretRect(atUTF8Offset: offset))
            #expect(long.wordRange(at: offset) == laidOut.wordRange(at: offset))
            let range = offset..<offset + 40
            #expect(long.selectionRects(for: range) == laidOut.selectionRects(for: range))
        }
        for y in stride(from: 0, to: long.size.height, by: 41) {
            let point = CGPoint(x: y.truncatingRemainder(dividingBy: 150), y: y)
            #expect(long.utf8Offset(at: point) == laidOut.utf8Offset(at: point))
        }
    }

    @Test("A selection of all of a long text shapes no line that is not drawn")
    func selectedWhole() {
        let text = both(Self.plain).long
        let rects = text.selectionRects(for: 0..<text.string.utf8.count)
        #expect(rects.count == 1_000)
        #expect(rects.first?.minY == 0 && rects.last?.maxY == text.size.height)
        #expect(shapedLines(text) == 20)
    }

    @Test("Lines of some 100,000 characters in a long text are measured where nothing limits them")
    func endlessLines() {
        let endless = String(repeating: "wide ", count: 80_000)
        let string = endless + "\n" + Self.plain + "\n" + String(endless.dropLast(100_000))
        let text = both(string, TextConstraints(scale: 2)).long
        #expect(text.size.width > 1_000_000)
        #expect(text.inkBounds.width > 1_000_000)
    }

    @Test("A long text in the middle, or with a limit of lines, is shaped whole")
    func wholeTexts() {
        let centred = both(Self.plain, TextConstraints(width: 400, alignment: .center))
        #expect(centred.long == centred.laidOut)
        let limited = both(Self.plain, TextConstraints(width: 400, lineLimit: 300))
        #expect(limited.long == limited.laidOut)
        let low = both(Self.plain, TextConstraints(width: 400, height: 100))
        #expect(low.long.lines.count == low.laidOut.lines.count && low.long.isTruncated)
        #expect(low.long.size == low.laidOut.size)
    }
}
