import CPango
import Foundation
import Testing

@testable import Typography

@MainActor
struct DrawingTests {
    private let shaper = TextShaper()
    private let body = FontDescription.system(size: 14, lineHeight: 20)

    private var rich: TextContent {
        TextContent([
            TextRun("Plain, ", font: body),
            TextRun("red", font: body, colorIndex: 1, underline: .line),
            TextRun(" home", font: .symbols(size: 16)),
            TextRun(" struck", font: body, backgroundIndex: 2, strikethrough: .colored(1)),
            TextRun(" 😀 fi שלום", font: body),
        ])
    }

    /// The pixels of a canvas of 260 × 60 whose origin is moved, after drawing.
    private func pixels(
        _ text: ShapedText, at origin: CGPoint, clip: CGRect? = nil, scale: Double = 1
    ) -> [[UInt32]] {
        let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 260, 60)
        defer { cairo_surface_destroy(surface) }
        let cairo = cairo_create(surface)!
        defer { cairo_destroy(cairo) }
        if let clip {
            cairo_rectangle(
                cairo, Double(clip.minX), Double(clip.minY), Double(clip.width),
                Double(clip.height))
            cairo_clip(cairo)
        }
        cairo_scale(cairo, scale, scale)
        text.draw(in: cairo, at: origin) { index in
            [(0, 0, 0, 1), (1, 0, 0, 1), (0, 0, 1, 0.5)][index]
        }
        cairo_surface_flush(surface)
        let stride = Int(cairo_image_surface_get_stride(surface)) / 4
        return cairo_image_surface_get_data(surface)!.withMemoryRebound(
            to: UInt32.self, capacity: stride * 60
        ) { data in
            (0..<60).map { y in (0..<260).map { x in data[y * stride + x] } }
        }
    }

    private func inked(_ pixels: [[UInt32]]) -> CGRect {
        var box = CGRect.null
        for (y, row) in pixels.enumerated() {
            for (x, pixel) in row.enumerated() where pixel != 0 {
                box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return box
    }

    @Test("Moved by whole pixels a text is the same pixels")
    func moved() {
        let text = shaper.shape(rich)
        let first = pixels(text, at: CGPoint(x: 5, y: 5))
        let second = pixels(text, at: CGPoint(x: 12, y: 22))
        #expect(!inked(first).isNull)
        for y in 0..<40 {
            #expect(first[y][..<250] == second[y + 17][7..<257])
        }
    }

    @Test("A clip only cuts pixels")
    func clipped() {
        let text = shaper.shape(rich)
        let whole = pixels(text, at: CGPoint(x: 5, y: 5))
        for clip in [
            CGRect(x: 11, y: 7, width: 30, height: 9), CGRect(x: 90, y: 0, width: 101, height: 60),
        ] {
            let part = pixels(text, at: CGPoint(x: 5, y: 5), clip: clip)
            for y in 0..<60 {
                for x in 0..<260 {
                    let isInside = clip.contains(CGPoint(x: CGFloat(x), y: CGFloat(y)))
                    #expect(part[y][x] == (isInside ? whole[y][x] : 0))
                }
            }
        }
    }

    @Test("Nothing is painted outside the ink bounds")
    func bounds() {
        for content in [rich, TextContent("jÅgf", font: body)] {
            let text = shaper.shape(content)
            let ink = inked(pixels(text, at: CGPoint(x: 10, y: 10)))
            #expect(text.inkBounds.offsetBy(dx: 10, dy: 10).contains(ink))
        }
    }

    @Test("Colours are asked for when drawing, and only those used")
    func colors() {
        let text = shaper.shape(TextContent([TextRun("x", font: body, colorIndex: 1)]))
        let colored = pixels(text, at: .zero).joined().filter { $0 != 0 }
        #expect(!colored.isEmpty)
        #expect(colored.allSatisfy { $0 & 0xFFFF == 0 })
    }

    @Test("At two pixels a point a text is twice as large and as sharp")
    func scaled() {
        let content = TextContent("Sharp", font: body)
        let small = inked(pixels(shaper.shape(content), at: .zero))
        let text = shaper.shape(content, within: .init(scale: 2))
        let large = inked(pixels(text, at: .zero, scale: 2))
        #expect(abs(large.width - 2 * small.width) <= 4)
        #expect(abs(text.size.width - shaper.shape(content).size.width) <= 1)
    }

    @Test("A capital and an icon beside it have one middle")
    func centredSymbol() {
        let text = shaper.shape(TextContent("H", font: body))
        let icon = shaper.shape(
            TextContent("crop_square", font: .symbols(size: 14, scale: 1.2, lineHeight: 20)))
        #expect(text.firstBaseline == icon.firstBaseline)
        let letter = inked(pixels(text, at: .zero))
        let square = inked(pixels(icon, at: .zero))
        #expect(abs(letter.midY - square.midY) <= 1)
    }

    private func icon(_ name: String, isOutlined: Bool, scale: Double) -> [[UInt32]] {
        var font = FontDescription.symbols(size: 24)
        font.isOutlined = isOutlined
        return pixels(shaper.shape(TextContent(name, font: font)), at: .zero, scale: scale)
    }

    private func coverage(_ pixels: [[UInt32]]) -> [Int] {
        pixels.flatMap { $0.map { Int($0 >> 24) } }
    }

    @Test("An outlined icon is the edge of the filled one; an icon of lines stays as it is")
    func outlinedIcon() {
        let filled = icon("folder", isOutlined: false, scale: 1)
        let outlined = icon("folder", isOutlined: true, scale: 1)
        #expect(inked(filled) == inked(outlined))
        let (all, edge) = (coverage(filled), coverage(outlined))
        #expect(zip(all, edge).allSatisfy { $0 + 1 >= $1 })
        let (whole, part): (Int, Int) = (all.reduce(0, +), edge.reduce(0, +))
        #expect(part * 3 < whole * 2)
        let middle = inked(filled)
        #expect(outlined[Int(middle.midY)][Int(middle.midX)] == 0)

        let lines = coverage(icon("chevron_right", isOutlined: false, scale: 1))
        let again = coverage(icon("chevron_right", isOutlined: true, scale: 1))
        #expect(zip(lines, again).allSatisfy { abs($0 - $1) < 16 })
    }

    @Test("An outlined icon is hollow in a scaled context, too")
    func scaledOutline() {
        let filled = icon("folder", isOutlined: false, scale: 1.5)
        let outlined = icon("folder", isOutlined: true, scale: 1.5)
        let box = inked(filled)
        #expect(inked(outlined).insetBy(dx: -1, dy: -1).contains(box))
        #expect(filled[Int(box.midY)][Int(box.midX)] != 0)
        #expect(outlined[Int(box.midY)][Int(box.midX)] == 0)
    }
}
