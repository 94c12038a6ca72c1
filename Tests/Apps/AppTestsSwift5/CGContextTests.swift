import SwiftUI
import Testing

@MainActor
struct CGContextTests {
    private func bitmap(_ width: Int, _ height: Int) throws -> CGContext {
        try #require(
            CGContext(
                data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    }

    /// Opacity, red, green and blue of a pixel.
    private func color(_ image: CGImage, _ x: Int, _ y: Int) throws -> [Int] {
        let data = try #require(image.dataProvider?.data)
        let start = y * image.bytesPerRow + x * 4
        return data[start..<start + 4].reversed().map { Int($0) }
    }

    @Test("S-503: The origin of a context is at the bottom left, and y points up")
    func origin() throws {
        let context = try bitmap(10, 10)
        context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
        let image = try #require(context.makeImage())
        #expect(try color(image, 2, 8) == [255, 255, 0, 0])
        #expect(try color(image, 2, 2) == [0, 0, 0, 0])
    }

    @Test("A path stands where it was begun, whatever is transformed after")
    func path() throws {
        let context = try bitmap(20, 20)
        context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
        context.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
        context.translateBy(x: 10, y: 10)
        context.fillPath()
        #expect(context.isPathEmpty)
        let image = try #require(context.makeImage())
        #expect(try color(image, 5, 15) == [255, 0, 0, 255])
        #expect(try color(image, 15, 5) == [0, 0, 0, 0])
    }

    @Test("A restored state has the colours, the clip and the transform of before")
    func state() throws {
        let context = try bitmap(10, 10)
        context.restoreGState()
        context.setFillColor(gray: 1, alpha: 1)
        context.saveGState()
        context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
        context.scaleBy(x: 0.1, y: 0.1)
        context.setFillColor(gray: 0, alpha: 1)
        context.restoreGState()
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(try color(try #require(context.makeImage()), 9, 0) == [255, 255, 255, 255])
    }

    @Test("A picture is drawn upright, faded by the opacity")
    func picture() throws {
        let small = try bitmap(2, 2)
        small.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
        small.fill(CGRect(x: 0, y: 1, width: 2, height: 1))
        let context = try bitmap(2, 2)
        context.setAlpha(0.5)
        context.draw(try #require(small.makeImage()), in: CGRect(x: 0, y: 0, width: 2, height: 2))
        let image = try #require(context.makeImage())
        let top = try color(image, 0, 0)
        #expect(abs(top[0] - 128) <= 1 && abs(top[2] - 128) <= 1)
        #expect(try color(image, 0, 1) == [0, 0, 0, 0])
    }

    @Test("A gradient goes from one color to the other")
    func gradient() throws {
        let context = try bitmap(10, 2)
        let colors = [CGColor.black, CGColor.white] as CFArray
        let gradient = try #require(
            CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: nil))
        context.drawLinearGradient(
            gradient, start: .zero, end: CGPoint(x: 10, y: 0), options: [])
        let image = try #require(context.makeImage())
        #expect(try color(image, 0, 0)[1] < 40)
        #expect(try color(image, 9, 0)[1] > 215)
    }

    @Test("A bitmap that cannot be is nil", arguments: [(0, 5), (5, -1), (100_000, 100_000)])
    func impossible(width: Int, height: Int) {
        #expect(
            CGContext(
                data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: 1) == nil)
    }
}

@MainActor
struct PDFRenderingTests {
    private func pdf(_ content: some View, scale: CGFloat = 1) throws -> (Data, CGSize) {
        let data = NSMutableData()
        var size = CGSize.zero
        ImageRenderer(content: content).render(rasterizationScale: scale) { own, draw in
            size = own
            var box = CGRect(origin: .zero, size: own)
            guard let consumer = CGDataConsumer(data: data as CFMutableData),
                let context = CGContext(consumer: consumer, mediaBox: &box, nil)
            else { return }
            context.beginPDFPage(nil)
            draw(context)
            context.endPDFPage()
            context.closePDF()
        }
        return (data as Data, size)
    }

    @Test("S-504: A view in a PDF keeps its text and its paths, and has the view's size")
    func vector() throws {
        let view = Text("Invoice").padding(10).background(.yellow, in: .rect(cornerRadius: 4))
        let (data, size) = try pdf(view)
        #expect(data.prefix(5) == Data("%PDF-".utf8))
        #expect(data.range(of: Data("/Font".utf8)) != nil)
        #expect(data.range(of: Data("/Image".utf8)) == nil)
        #expect(size.width > 20 && size.height > 20)
    }

    @Test("S-505: What only pixels can show is a picture in a PDF, finer at a larger scale")
    func blurred() throws {
        let view = Circle().fill(.red).frame(width: 40, height: 40).blur(radius: 4)
        let coarse = try pdf(view).0
        let fine = try pdf(view, scale: 4).0
        #expect(coarse.range(of: Data("/Image".utf8)) != nil)
        #expect(fine.count > coarse.count)
    }

    @Test("A file that cannot be written gives no context, and an empty view none to draw in")
    func refused() throws {
        #expect(
            CGContext(URL(fileURLWithPath: "/nowhere/a.pdf") as CFURL, mediaBox: nil, nil) == nil)
        var calls = 0
        ImageRenderer(content: EmptyView()).render { _, _ in calls += 1 }
        #expect(calls == 0)
    }

    @Test("A PDF file is written page by page")
    func file() throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).pdf")
        defer { try? FileManager.default.removeItem(at: url) }
        var box = CGRect(x: 0, y: 0, width: 100, height: 50)
        let context = try #require(CGContext(url as CFURL, mediaBox: &box, nil))
        for _ in 1...2 {
            context.beginPDFPage(nil)
            context.setStrokeColor(CGColor(gray: 0, alpha: 1))
            context.stroke(CGRect(x: 10, y: 10, width: 30, height: 30), width: 2)
            context.endPDFPage()
        }
        context.closePDF()
        let data = try Data(contentsOf: url)
        #expect(data.range(of: Data("/Count 2".utf8)) != nil)
    }
}
