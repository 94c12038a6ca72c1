import Drawing
import Foundation
import Geometry
import RandomNumbers
import Raster
import Testing

struct RasterizerTests {
    private func paint(
        scale: CGFloat = 1, _ record: (inout DisplayListRecorder) -> Void
    ) -> Framebuffer {
        var recorder = DisplayListRecorder()
        record(&recorder)
        let list = DisplayList(
            root: recorder.finish(id: 0), size: CGSize(width: 40, height: 30), scale: scale)
        let framebuffer = Framebuffer(width: Int(40 * scale), height: Int(30 * scale))
        Rasterizer().play(list, within: list.damage(since: nil), into: framebuffer)
        return framebuffer
    }

    private let red = ResolvedColor(hex: 0xFF0000)
    private let box = CGRect(x: 10, y: 10, width: 10, height: 10)

    @Test("A rectangle on whole pixels has sharp edges")
    func sharpEdges() {
        let pixels = paint { $0.fill(.rect(box), with: red) }
        #expect(pixels.pixel(x: 9, y: 10) == 0xFFFFFF)
        #expect(pixels.pixel(x: 10, y: 10) == 0xFF0000)
        #expect(pixels.pixel(x: 19, y: 19) == 0xFF0000)
        #expect(pixels.pixel(x: 20, y: 19) == 0xFFFFFF)
    }

    @Test("An edge between pixels covers its pixel in part")
    func softEdges() {
        let pixels = paint { $0.fill(.rect(box.offsetBy(dx: 0.5, dy: 0)), with: red) }
        #expect(abs(Int(pixels.pixel(x: 10, y: 15) & 0xFF) - 128) <= 1)
        #expect(pixels.pixel(x: 11, y: 15) == 0xFF0000)
    }

    @Test("A border one pixel wide is one pixel wide", arguments: [1, 2] as [CGFloat])
    func hairline(scale: CGFloat) {
        let pixels = paint(scale: scale) {
            $0.strokeBorder(.rect(box), width: 1 / scale, with: red)
        }
        let first = Int(10 * scale)
        #expect(pixels.pixel(x: first, y: first + 3) == 0xFF0000)
        #expect(pixels.pixel(x: first - 1, y: first + 3) == 0xFFFFFF)
        #expect(pixels.pixel(x: first + 1, y: first + 3) == 0xFFFFFF)
    }

    @Test("The opacity of one moved fill is that of its colour, without a layer")
    func foldedOpacity() {
        for percent in 1...99 {
            let opacity = Double(percent) / 100
            let veil = ResolvedColor.black.multiplyingOpacity(by: 0.25)
            let folded = paint { recorder in
                var fill = DisplayListRecorder()
                fill.fill(.rect(CGRect(x: 0, y: 0, width: 20, height: 10)), with: veil)
                var moved = DisplayListRecorder()
                moved.effect(.transform(.init(translationX: 3, y: 4)), on: fill.finish(id: 1))
                let group = moved.finish(id: 2)
                #expect(group.foldsOpacity)
                recorder.effect(.opacity(opacity), on: group)
            }
            let direct = paint {
                $0.fill(
                    .rect(CGRect(x: 3, y: 4, width: 20, height: 10)),
                    with: veil.multiplyingOpacity(by: opacity))
            }
            #expect(folded.pixel(x: 3, y: 4) == direct.pixel(x: 3, y: 4), "\(percent) %")
            #expect(folded.pixel(x: 2, y: 4) == 0xFFFFFF && folded.pixel(x: 23, y: 4) == 0xFFFFFF)
        }
    }

    @Test("A large rectangle, which several processors fill, has the pixels of its parts")
    func largeFill() {
        let (width, height) = (2_401, 1_303)
        var recorder = DisplayListRecorder()
        for x in stride(from: 0, to: width, by: 7) {
            let stripe = CGRect(x: x, y: x % 5, width: 4, height: height)
            recorder.fill(.rect(stripe), with: ResolvedColor(hex: UInt32(x * 6_991)))
        }
        let veil = CGRect(x: 1, y: 1, width: width - 3, height: height - 2)
        recorder.fill(.rect(veil), with: red.multiplyingOpacity(by: 0.3))
        let list = DisplayList(
            root: recorder.finish(id: 0), size: CGSize(width: width, height: height), scale: 1)
        let whole = Framebuffer(width: width, height: height)
        Rasterizer().play(list, within: list.damage(since: nil), into: whole)
        let parts = Framebuffer(width: width, height: height)
        for y in stride(from: 0, to: height, by: 61) {
            let rect = PixelRect(x: 0, y: y, width: width, height: 61)
            Rasterizer().play(list, within: DamageRegion(rect), into: parts)
        }
        #expect(whole.difference(from: parts) == .empty)
        #expect(whole.pixel(x: 1, y: height - 2) != whole.pixel(x: 1, y: height - 1))
    }

    @Test("A very large shape, which is drawn in tiles, has its own part in each of them")
    func tiles() {
        let size = CGSize(width: 3_000, height: 60)
        var slope = ResolvedPath()
        slope.addLines([.zero, CGPoint(x: 3_000, y: 0), CGPoint(x: 3_000, y: 60)])
        slope.closeSubpath()
        var recorder = DisplayListRecorder()
        recorder.fill(.path(slope), with: red)
        let list = DisplayList(root: recorder.finish(id: 0), size: size, scale: 1)
        let pixels = Framebuffer(width: 3_000, height: 60)
        Rasterizer().play(list, within: list.damage(since: nil), into: pixels)
        for x in stride(from: 25, to: 3_000, by: 250) {
            let covered = (0..<60).count { pixels.pixel(x: x, y: $0) == 0xFF0000 }
            #expect(abs(covered - x * 60 / 3_000) <= 1, "column \(x)")
        }
    }

    @Test("Translucent colours mix with what is behind, in groups too")
    func opacity() {
        let pixels = paint { recorder in
            recorder.withOpacity(0.5, id: 1) {
                $0.fill(.rect(box), with: ResolvedColor.black)
                $0.fill(.rect(box), with: red)
            }
        }
        let pixel = pixels.pixel(x: 15, y: 15)
        #expect(pixel >> 16 == 0xFF && abs(Int(pixel & 0xFF) - 128) <= 1)
    }

    @Test("A clip hides what is outside, with soft corners")
    func clip() {
        let pixels = paint { recorder in
            recorder.withClip(to: .ellipse(box), id: 1) {
                $0.fill(.rect(CGRect(x: 0, y: 0, width: 40, height: 30)), with: red)
            }
        }
        #expect(pixels.pixel(x: 10, y: 10) == 0xFFFFFF)
        #expect(pixels.pixel(x: 15, y: 15) == 0xFF0000)
        #expect(pixels.pixel(x: 25, y: 15) == 0xFFFFFF)
    }

    @Test("A mask lets through where it is opaque")
    func mask() {
        let mask = DisplayGroup(id: 5, commands: [.fill(.rect(box), .color(.black))])
        let pixels = paint { recorder in
            recorder.with(.mask(mask), id: 1) {
                $0.fill(.rect(CGRect(x: 0, y: 0, width: 40, height: 30)), with: red)
            }
        }
        #expect(pixels.pixel(x: 9, y: 10) == 0xFFFFFF)
        #expect(pixels.pixel(x: 10, y: 10) == 0xFF0000)
    }

    @Test("A shadow is darkest under its shape and fades outwards")
    func shadow() {
        let pixels = paint { recorder in
            recorder.with(
                .shadow(color: .black, radius: 2, offset: CGSize(width: 12, height: 0)), id: 1
            ) { $0.fill(.rect(box), with: red) }
        }
        let middle = pixels.pixel(x: 27, y: 15) & 0xFF
        let edge = pixels.pixel(x: 33, y: 15) & 0xFF
        #expect(middle < edge && edge < 0xFF)
        #expect(pixels.pixel(x: 15, y: 15) == 0xFF0000)
    }

    @Test("A turned group is drawn turned")
    func rotation() {
        let pixels = paint { recorder in
            let turn = CGAffineTransform(translationX: 20, y: 15).rotated(by: .pi / 2)
            recorder.with(.transform(turn), id: 1) {
                $0.fill(.rect(CGRect(x: -10, y: -2, width: 20, height: 4)), with: red)
            }
        }
        #expect(pixels.pixel(x: 20, y: 7) == 0xFF0000)
        #expect(pixels.pixel(x: 12, y: 15) == 0xFFFFFF)
    }

    @Test("A gradient goes from its first to its last colour")
    func gradient() {
        let pixels = paint {
            $0.fill(
                .rect(CGRect(x: 0, y: 0, width: 40, height: 30)),
                with: .linearGradient(
                    ResolvedGradient(colors: [.black, .white]), from: .zero,
                    to: CGPoint(x: 40, y: 0)))
        }
        #expect(pixels.pixel(x: 0, y: 5) & 0xFF < 8)
        #expect(abs(Int(pixels.pixel(x: 20, y: 5) & 0xFF) - 128) < 6)
        #expect(pixels.pixel(x: 39, y: 5) & 0xFF > 247)
    }

    @Test("A large rounded rectangle is the same in nine parts as in one")
    func nineParts() {
        let rect = CGRect(x: 2, y: 2, width: 90, height: 80)
        func list(_ shape: DisplayShape) -> DisplayList {
            DisplayList(
                root: DisplayGroup(id: 0, commands: [.fill(shape, .color(red))]),
                size: CGSize(width: 100, height: 90))
        }
        var path = ResolvedPath()
        path.addRoundedRect(in: rect, radii: CornerRadii(12))
        let images = [DisplayShape.roundedRect(rect, radius: 12), .path(path)].map { shape in
            let framebuffer = Framebuffer(width: 100, height: 90)
            Rasterizer().play(
                list(shape), within: list(shape).damage(since: nil), into: framebuffer)
            return framebuffer
        }
        for y in 0..<90 {
            for x in 0..<100 {
                let (a, b) = (images[0].pixel(x: x, y: y), images[1].pixel(x: x, y: y))
                #expect(abs(Int(a & 0xFF) - Int(b & 0xFF)) <= 3)
            }
        }
    }

    @Test("Scrolling by whole pixels makes no new mask")
    func scrolling() {
        var inner = DisplayListRecorder()
        inner.fill(.ellipse(box), with: red)
        inner.fill(.roundedRect(box, radius: 3), with: .black)
        let content = inner.finish(id: 1)
        func list(_ y: CGFloat) -> DisplayList {
            DisplayList(
                root: DisplayGroup(
                    id: 0, commands: [.group(content, offset: CGPoint(x: 0, y: y))]),
                size: CGSize(width: 40, height: 30))
        }
        let rasterizer = Rasterizer()
        let framebuffer = Framebuffer(width: 40, height: 30)
        rasterizer.play(list(0), within: list(0).damage(since: nil), into: framebuffer)
        let made = rasterizer.surfacesMade
        rasterizer.play(list(-4), within: list(-4).damage(since: list(0)), into: framebuffer)
        #expect(made == 2 && rasterizer.surfacesMade == made)
    }

    @Test("A tree of 1,000 levels is compared and painted")
    func deepTree() {
        func list(_ color: ResolvedColor) -> DisplayList {
            var group = DisplayGroup(id: 0, commands: [.fill(.rect(box), .color(color))])
            for id in 1...1_000 {
                group = DisplayGroup(id: id, commands: [.group(group, offset: .zero)])
            }
            return DisplayList(root: group, size: CGSize(width: 40, height: 30))
        }
        let framebuffer = Framebuffer(width: 40, height: 30)
        let damage = list(red).damage(since: list(.black))
        #expect(damage.area == 100)
        Rasterizer().play(list(red), within: damage, into: framebuffer)
        #expect(framebuffer.pixel(x: 15, y: 15) == 0xFF0000)
    }

    @Test("The cache keeps to its limit")
    func cacheLimit() {
        let rasterizer = Rasterizer(cacheLimit: 10_000)
        let framebuffer = Framebuffer(width: 100, height: 100)
        for width in 1..<60 {
            let shape = DisplayShape.ellipse(CGRect(x: 0, y: 0, width: width, height: 40))
            let list = DisplayList(
                root: DisplayGroup(id: 0, commands: [.fill(shape, .color(red))]),
                size: CGSize(width: 100, height: 100))
            rasterizer.play(list, within: list.damage(since: nil), into: framebuffer)
            rasterizer.checkInvariants()
            #expect(rasterizer.cachedBytes <= 10_000)
        }
    }

    @Test("The cache of a small screen stays small")
    func smallCache() {
        let rasterizer = Rasterizer()
        let framebuffer = Framebuffer(width: 100, height: 100)
        for step in 0..<2000 {
            let width = 90 + CGFloat(step) / 256
            let shape = DisplayShape.ellipse(CGRect(x: 0, y: 0, width: width, height: 100))
            let list = DisplayList(
                root: DisplayGroup(id: 0, commands: [.fill(shape, .color(red))]),
                size: CGSize(width: 100, height: 100))
            rasterizer.play(list, within: list.damage(since: nil), into: framebuffer)
        }
        #expect(rasterizer.surfacesMade == 2000)
        #expect((4 << 20...8 << 20).contains(rasterizer.cachedBytes))
        rasterizer.checkInvariants()
    }

    @Test("Colours over colours from edge to edge come out as if each had been painted")
    func grounds() {
        var random = SeededGenerator(seed: 11)
        for _ in 0..<200 {
            let colors = (0..<random.int(1..<5)).map { _ in
                ResolvedColor(
                    red: Float(random.int(0..<256)) / 255, green: Float(random.int(0..<256)) / 255,
                    blue: Float(random.int(0..<256)) / 255,
                    opacity: random.int(0..<3) == 0 ? 1 : Float(random.int(0..<256)) / 255)
            }
            let whole = CGRect(x: 0, y: 0, width: 40, height: 30)
            let atOnce = paint { for color in colors { $0.fill(.rect(whole), with: color) } }
            let oneByOne = paint { recorder in
                for color in colors {
                    // A dot below each colour has what is there painted first.
                    recorder.fill(.rect(CGRect(x: 39, y: 29, width: 1, height: 1)), with: red)
                    recorder.fill(.rect(whole), with: color)
                }
            }
            #expect(atOnce.pixel(x: 3, y: 4) == oneByOne.pixel(x: 3, y: 4), "\(colors)")
        }
    }

    @Test("The shadows of equal shapes are blurred once, whoever they belong to")
    func sharedShadows() {
        func list(after: Int, color: ResolvedColor) -> DisplayList {
            var recorder = DisplayListRecorder()
            recorder.with(.shadow(color: .black, radius: 2, offset: .zero), id: after + 1) {
                $0.fill(.ellipse(box), with: color)
            }
            return DisplayList(
                root: recorder.finish(id: after), size: CGSize(width: 40, height: 30), scale: 1)
        }
        let rasterizer = Rasterizer()
        func play(_ list: DisplayList) -> Int {
            let before = rasterizer.surfacesMade
            let framebuffer = Framebuffer(width: 40, height: 30)
            rasterizer.play(list, within: list.damage(since: nil), into: framebuffer)
            return rasterizer.surfacesMade - before
        }
        #expect(play(list(after: 0, color: red)) > 0)
        #expect(play(list(after: 10, color: red)) == 0)
        #expect(play(list(after: 20, color: .black)) > 0)
    }
}
