import Drawing
import Foundation
import Geometry
import Observation
import Raster
import Testing
import ViewHosts
import Views

@testable import Widgets

@MainActor
struct CanvasTests {
    /// A canvas over the whole of a window of 100 by 60 points.
    private func host(
        opaque: Bool = false, _ draw: @escaping (inout GraphicsContext, CGSize) -> Void
    ) -> ViewHost {
        ViewHost(width: 100, height: 60) { Canvas(opaque: opaque, renderer: draw) }
    }

    private func pixel(_ host: ViewHost, _ x: Int, _ y: Int) -> UInt32 {
        let buffer = Framebuffer(
            width: Int(host.tree.size.width), height: Int(host.tree.size.height))
        Rasterizer().play(host.list, within: DamageRegion(buffer.bounds), into: buffer)
        return buffer.pixels[y * buffer.width + x] & 0xFF_FFFF
    }

    @Test("S-310: A canvas takes the size it is offered and gives it to its closure")
    func size() {
        var sizes: [CGSize] = []
        let host = ViewHost(width: 100, height: 60) {
            Canvas { _, size in sizes.append(size) }.frame(width: 40, height: 30)
        }
        _ = host.list
        #expect(sizes == [CGSize(width: 40, height: 30)])
    }

    @Test("S-311: What a canvas draws outside of its frame is cut off")
    func clipped() {
        let host = ViewHost(width: 100, height: 60) {
            Canvas { context, _ in
                context.fill(
                    Path(CGRect(x: -50, y: -50, width: 300, height: 300)),
                    with: .color(.sRGB, red: 1, green: 0, blue: 0))
            }
            .frame(width: 40, height: 30)
        }
        #expect(pixel(host, 50, 30) == 0xFF0000)
        #expect(pixel(host, 10, 30) == 0xFFFFFF)
    }

    @Test("S-312: A copy of a context draws into the same picture under changes of its own")
    func copies() {
        let host = host { context, _ in
            var other = context
            other.translateBy(x: 50, y: 0)
            other.opacity = 0.5
            let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
            other.fill(square, with: .color(.black))
            context.fill(square, with: .color(.black))
        }
        #expect(
            host.lines("fill") == [
                "fill rect 50,0 10×10 #000000@0.5", "fill rect 0,0 10×10 #000000",
            ])
    }

    @Test("Later transforms apply to what is drawn before earlier ones")
    func transforms() {
        let host = host { context, _ in
            context.translateBy(x: 10, y: 0)
            context.scaleBy(x: 2, y: 2)
            context.fill(Path(CGRect(x: 5, y: 5, width: 10, height: 10)), with: .color(.black))
            context.rotate(by: .degrees(90))
            #expect(abs(context.transform.b - 2) < 1e-9)
        }
        #expect(host.lines("fill") == ["fill rect 20,10 20×20 #000000"])
    }

    @Test("S-313: Clips add up; an inverse one shows what lies outside")
    func clips() {
        let host = host { context, _ in
            context.clip(to: Path(CGRect(x: 0, y: 0, width: 50, height: 60)))
            #expect(context.clipBoundingRect == CGRect(x: 0, y: 0, width: 50, height: 60))
            context.clip(
                to: Path(CGRect(x: 0, y: 0, width: 20, height: 60)), options: .inverse)
            context.fill(
                Path(CGRect(x: 0, y: 0, width: 100, height: 60)), with: .color(.black))
        }
        #expect(pixel(host, 10, 30) == 0xFFFFFF)
        #expect(pixel(host, 30, 30) == 0)
        #expect(pixel(host, 60, 30) == 0xFFFFFF)
    }

    @Test("S-314: The filter that was added last is applied first")
    func filters() {
        let host = host { context, _ in
            context.addFilter(.alphaThreshold(min: 0.5, color: Color(red: 1, green: 1, blue: 0)))
            context.addFilter(.blur(radius: 4))
            context.drawLayer { layer in
                layer.fill(Path(CGRect(x: 20, y: 10, width: 20, height: 20)), with: .color(.black))
            }
        }
        // A soft edge, cut off where it is half transparent.
        #expect(pixel(host, 30, 20) == 0xFFFF00)
        #expect(pixel(host, 10, 20) == 0xFFFFFF)
        #expect(host.lines("group").filter { $0.contains("blur 4") }.count == 1)
    }

    @Test("The edge of an alpha threshold is as smooth as that of a shape")
    func smoothThreshold() {
        let host = host { context, _ in
            context.addFilter(.alphaThreshold(min: 0.5, color: .black))
            context.addFilter(.blur(radius: 4))
            context.drawLayer { layer in
                layer.fill(
                    Path(ellipseIn: CGRect(x: 20, y: 5, width: 50, height: 50)),
                    with: .color(.black))
            }
        }
        let shades = (0..<60).flatMap { y in (0..<100).map { pixel(host, $0, y) & 0xFF } }
        let isSoft = { (shade: UInt32) in shade > 20 && shade < 235 }
        // A circle of this size touches some 140 pixels with its edge.
        #expect(shades.count(where: isSoft) > 60)
        #expect(shades.count(where: isSoft) < 200)
        #expect(pixel(host, 45, 30) & 0xFF == 0)
    }

    @Test("S-315: A layer is blended as a whole, with the opacity of the context around")
    func layers() {
        let host = host { context, _ in
            context.opacity = 0.5
            context.drawLayer { layer in
                let square = Path(CGRect(x: 0, y: 0, width: 50, height: 50))
                layer.fill(square, with: .color(.black))
                layer.fill(square, with: .color(.black))
            }
        }
        #expect(abs(Int(pixel(host, 10, 10) & 0xFF) - 128) <= 1)
    }

    @Test("S-316: Blend modes change only the canvas, and a shape's only what it covers")
    func blending() {
        let host = ViewHost(width: 100, height: 60) {
            Canvas { context, size in
                context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.black))
                context.blendMode = .clear
                context.fill(
                    Path(CGRect(x: 0, y: 0, width: 50, height: 60)), with: .color(.black))
            }
            .background(Color(red: 0, green: 1, blue: 0))
        }
        #expect(pixel(host, 20, 30) == 0x00FF00)
        #expect(pixel(host, 70, 30) == 0)
    }

    @Test("A layer drawn with destinationIn keeps only what it covers")
    func destinationIn() {
        let host = host { context, size in
            context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.black))
            context.blendMode = .destinationIn
            context.drawLayer { layer in
                layer.fill(Path(CGRect(x: 0, y: 0, width: 50, height: 60)), with: .color(.black))
            }
        }
        #expect(pixel(host, 20, 30) == 0)
        #expect(pixel(host, 70, 30) == 0xFFFFFF)
    }

    @Test("plusDarker adds up what is missing to white")
    func plusDarker() {
        let host = host { context, size in
            context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(white: 0.8))
            context.blendMode = .plusDarker
            context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(white: 0.6))
        }
        #expect(abs(Int(pixel(host, 20, 30) & 0xFF) - 102) <= 1)
    }

    @Test("S-317: Text is measured before it is drawn, and its anchor lies at the point")
    func text() throws {
        var size = CGSize.zero
        let host = host { context, _ in
            let text = context.resolve(Text("Hello").font(.system(size: 10)))
            size = text.measure(in: CGSize(width: 100, height: 60))
            #expect(text.firstBaseline(in: size) > 0)
            context.draw(text, at: CGPoint(x: 100, y: 60), anchor: .bottomTrailing)
        }
        let line = try #require(host.lines("text").first)
        #expect(line.contains("Hello"))
        #expect(size.width > 15 && size.width < 60)
        let corner = try #require(host.lines("group").first { $0.contains(" at ") })
        let numbers = corner.split(whereSeparator: { " ,".contains($0) }).suffix(2).compactMap {
            Double($0)
        }
        #expect(numbers.count == 2)
        #expect(abs((numbers.first ?? 0) - (100 - size.width)) < 0.01)
        #expect(abs((numbers.last ?? 0) - (60 - size.height)) < 0.01)
    }

    @Test("A resolved text without a colour takes its shading")
    func shading() {
        let host = host { context, _ in
            var text = context.resolve(Text("A"))
            text.shading = .color(red: 1, green: 0, blue: 0)
            context.draw(text, at: .zero)
        }
        #expect(host.lines("text").first?.hasSuffix("#FF0000") == true)
    }

    @Test("S-318: Symbols are found by tag and by element, and drawn as often as the closure wants")
    func symbols() {
        let host = ViewHost(width: 100, height: 60) {
            Canvas { context, _ in
                if let symbol = context.resolveSymbol(id: "dot") {
                    #expect(symbol.size == CGSize(width: 8, height: 6))
                    context.draw(symbol, at: CGPoint(x: 10, y: 10))
                    context.draw(symbol, at: CGPoint(x: 30, y: 10), anchor: .topLeading)
                    context.draw(symbol, in: CGRect(x: 50, y: 0, width: 16, height: 12))
                }
                #expect(context.resolveSymbol(id: 2) != nil)
                #expect(context.resolveSymbol(id: 9) == nil)
            } symbols: {
                Color.black.frame(width: 8, height: 6).tag("dot")
                ForEach(0..<3, id: \.self) { Text("\($0)") }
            }
        }
        #expect(host.lines("fill").count == 3)
        #expect(pixel(host, 10, 10) == 0)
        #expect(pixel(host, 32, 12) == 0)
        #expect(pixel(host, 64, 10) == 0)
        #expect(pixel(host, 45, 10) == 0xFFFFFF)
    }

    @Test("Symbols are neither described nor touched")
    func hiddenSymbols() {
        let host = ViewHost(width: 100, height: 60) {
            Canvas { _, _ in
            } symbols: {
                Button("Press") {}.tag(1)
            }
            .accessibilityLabel("Chart")
        }
        #expect(host.element("Press") == nil)
        #expect(host.element("Chart") != nil)
    }

    @Test("S-319: A canvas draws again when an observable property changes that it has read")
    func observed() {
        let model = CanvasModel()
        let host = host { context, _ in
            context.fill(
                Path(CGRect(x: 0, y: 0, width: model.width, height: 10)), with: .color(.black))
        }
        #expect(host.lines("fill") == ["fill rect 0,0 10×10 #000000"])
        host.act { model.width = 30 }
        #expect(host.lines("fill") == ["fill rect 0,0 30×10 #000000"])
    }

    @Test("Gradients have points in the canvas's coordinates, and repeat or mirror where asked")
    func gradients() {
        let host = host { context, size in
            context.fill(
                Path(CGRect(x: 0, y: 0, width: 100, height: 60)),
                with: .linearGradient(
                    Gradient(colors: [.black, .white]), startPoint: .zero,
                    endPoint: CGPoint(x: 20, y: 0), options: .repeat))
        }
        #expect(pixel(host, 1, 5) == pixel(host, 21, 5))
        #expect(host.lines("fill").first?.contains("repeat") == true)
    }

    @Test("An opaque canvas is black where nothing is drawn")
    func opaque() {
        #expect(pixel(host(opaque: true) { _, _ in }, 10, 10) == 0)
    }

    @Test("A shadow can be drawn above, alone, or inside")
    func shadows() {
        func drawn(_ options: GraphicsContext.ShadowOptions) -> ViewHost {
            host { context, _ in
                context.addFilter(
                    .shadow(color: .black, radius: 0, x: 20, y: 0, options: options))
                context.fill(
                    Path(CGRect(x: 10, y: 10, width: 30, height: 30)),
                    with: .color(red: 1, green: 0, blue: 0))
            }
        }
        #expect(pixel(drawn([]), 35, 20) == 0xFF0000)
        #expect(pixel(drawn([]), 50, 20) == 0)
        #expect(pixel(drawn(.shadowAbove), 35, 20) == 0)
        #expect(pixel(drawn(.shadowOnly), 15, 20) == 0xFFFFFF)
        #expect(pixel(drawn(.invertsAlpha), 15, 20) == 0)
        #expect(pixel(drawn(.invertsAlpha), 38, 20) == 0xFF0000)
        #expect(pixel(drawn(.invertsAlpha), 50, 20) == 0xFFFFFF)
    }

    @Test("A projection is applied in the coordinates in which it was added")
    func projection() {
        let host = host { context, _ in
            context.translateBy(x: 50, y: 0)
            context.addFilter(
                .projectionTransform(ProjectionTransform(CGAffineTransform(scaleX: 2, y: 1))))
            context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.black))
        }
        #expect(pixel(host, 68, 5) == 0)
        #expect(pixel(host, 45, 5) == 0xFFFFFF)
        #expect(pixel(host, 72, 5) == 0xFFFFFF)
    }

    @Test("Lengths that are not numbers draw nothing and stop nothing")
    func badInput() {
        let host = host { context, _ in
            context.scaleBy(x: .nan, y: 1)
            context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.black))
            context.addFilter(.blur(radius: .nan))
            context.addFilter(.shadow(radius: -.infinity))
            context.drawLayer { $0.fill(Path(ellipseIn: .null), with: .color(.black)) }
            context.stroke(Path(), with: .color(.black), lineWidth: .infinity)
        }
        #expect(pixel(host, 50, 30) == 0xFFFFFF)
    }
}

@Observable
private final class CanvasModel {
    var width: CGFloat = 10
}
