import Drawing
import Geometry
import RandomNumbers
import Raster
import Testing

/// Windows as stacked pictures: what changes is painted, what cannot be seen is not.
struct CompositorTests {
    private let white = ResolvedColor.white

    private func content(_ width: Int, _ height: Int, _ color: UInt32) -> Framebuffer {
        let framebuffer = Framebuffer(width: width, height: height)
        for index in 0..<width * height { framebuffer.pixels[index] = color }
        return framebuffer
    }

    private func layer(
        _ id: Int, _ framebuffer: Framebuffer, _ x: Int, _ y: Int, radius: Int = 0
    ) -> CompositorLayer {
        var layer = CompositorLayer(id: id)
        let rect = PixelRect(
            x: x, y: y, width: framebuffer.width, height: framebuffer.height)
        layer.content = CompositorLayer.Content(framebuffer, in: rect, bottomRadius: radius)
        if radius > 0 {
            layer.shadow = CompositorLayer.Shadow(
                rect: rect, radius: radius, deviation: 4, offsetY: 3, opacity: 0.3)
            var recorder = DisplayListRecorder()
            recorder.fill(
                .roundedRect(
                    .init(x: 1, y: 1, width: Double(rect.width), height: Double(rect.height) + 8),
                    radius: Double(radius)), with: ResolvedColor(hex: 0x336699))
            layer.list = DisplayList(
                root: recorder.finish(id: 1),
                size: .init(width: rect.width + 2, height: rect.height + 10))
            layer.origin = (x - 1, y - 9)
        }
        return layer
    }

    @Test("A change in a window writes its own pixels, and none that another window hides")
    func writes() {
        let (below, above) = (content(60, 60, 0x111111), content(40, 40, 0x222222))
        let layers = [layer(1, below, 10, 10), layer(2, above, 30, 30)]
        let compositor = Compositor(width: 100, height: 100)
        compositor.show(layers, background: white, contentDamage: [:])
        #expect(compositor.screen.pixelsWritten == 100 * 100)
        #expect(compositor.screen.pixel(x: 40, y: 40) == 0x222222)
        #expect(compositor.screen.pixel(x: 0, y: 0) == 0xFFFFFF)

        // Ten pixels square, of which a quarter lies under the upper window.
        for y in 15..<25 { for x in 15..<25 { below.pixels[y * 60 + x] = 0x00FF00 } }
        let rect = PixelRect(x: 15, y: 15, width: 10, height: 10)
        compositor.show(layers, background: white, contentDamage: [1: DamageRegion(rect)])
        #expect(compositor.screen.pixelsWritten - 100 * 100 == 75)
        #expect(compositor.screen.pixel(x: 26, y: 26) == 0x00FF00)
        #expect(compositor.screen.pixel(x: 31, y: 31) == 0x222222)

        let before = compositor.screen.pixelsWritten
        let hidden = PixelRect(x: 30, y: 30, width: 5, height: 5)
        compositor.show(
            layers, background: white, contentDamage: [1: DamageRegion(hidden)])
        compositor.show(layers, background: white, contentDamage: [:])
        #expect(compositor.screen.pixelsWritten == before)
    }

    @Test("Coming to front writes what the two windows have in common")
    func raising() {
        let (first, second) = (content(60, 60, 0x111111), content(40, 40, 0x222222))
        let layers = [layer(1, first, 10, 10), layer(2, second, 50, 50)]
        let compositor = Compositor(width: 100, height: 100)
        compositor.show(layers, background: white, contentDamage: [:])
        let damage = compositor.show(
            layers.reversed(), background: white, contentDamage: [:])
        #expect(damage == DamageRegion(PixelRect(x: 50, y: 50, width: 20, height: 20)))
        #expect(compositor.screen.pixel(x: 60, y: 60) == 0x111111)
    }

    @Test("Moving uncovers what lay below; closing takes shadow and frame along")
    func moving() {
        let (below, above) = (content(60, 60, 0x111111), content(30, 30, 0x222222))
        let compositor = Compositor(width: 100, height: 100)
        let floor = layer(1, below, 10, 10)
        compositor.show(
            [floor, layer(2, above, 20, 20, radius: 6)], background: white, contentDamage: [:])
        compositor.show(
            [floor, layer(2, above, 65, 60, radius: 6)], background: white, contentDamage: [:])
        #expect(compositor.screen.pixel(x: 30, y: 30) == 0x111111)
        #expect(compositor.screen.pixel(x: 80, y: 75) == 0x222222)
        compositor.show([floor], background: white, contentDamage: [:])
        let fresh = Compositor(width: 100, height: 100)
        fresh.show([floor], background: white, contentDamage: [:])
        #expect(compositor.screen.difference(from: fresh.screen) == .empty)
    }

    @Test("Over 200 random stacks, painting what changed equals painting everything")
    func property() {
        var failures: [Int] = []
        for seed in 0..<200 {
            var numbers = SeededGenerator(seed: seed)
            func random(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &numbers) }
            let compositor = Compositor(width: 160, height: 120)
            var layers = (0..<4).map { id in
                layer(
                    id, content(30 + random(60), 20 + random(50), UInt32(random(0xFFFFFF))),
                    random(120), random(90), radius: random(2) * 6)
            }
            for _ in 0..<6 {
                var damage: [Int: DamageRegion] = [:]
                switch random(4) {
                case 0: layers.append(layers.remove(at: random(layers.count)))
                case 1:
                    let index = random(layers.count)
                    guard let old = layers[index].content else { continue }
                    layers[index] = layer(
                        layers[index].id, old.framebuffer, random(150) - 10, random(110) - 10,
                        radius: old.bottomRadius)
                case 2:
                    let index = random(layers.count)
                    guard let framebuffer = layers[index].content?.framebuffer else { continue }
                    let place = (x: random(framebuffer.width), y: random(framebuffer.height))
                    framebuffer.pixels[place.y * framebuffer.width + place.x] ^= 0xFFFFFF
                    damage[layers[index].id] = DamageRegion(
                        PixelRect(x: place.x, y: place.y, width: 1, height: 1))
                default: layers[random(layers.count)].shadow?.opacity = Double(random(10)) / 10
                }
                compositor.show(layers, background: white, contentDamage: damage)
                let whole = Compositor(width: 160, height: 120)
                whole.show(layers, background: white, contentDamage: [:])
                if compositor.screen.difference(from: whole.screen) != .empty {
                    failures.append(seed)
                    break
                }
            }
        }
        #expect(failures.isEmpty)
    }

    @Test("A window's corners are rounded, and the rest of its edge is straight")
    func corners() {
        let compositor = Compositor(width: 60, height: 60)
        var window = layer(1, content(40, 40, 0x000000), 10, 10)
        window.content?.bottomRadius = 10
        compositor.show([window], background: white, contentDamage: [:])
        let screen = compositor.screen
        #expect(screen.pixel(x: 10, y: 49) == 0xFFFFFF)
        #expect(screen.pixel(x: 49, y: 49) == 0xFFFFFF)
        #expect(screen.pixel(x: 10, y: 10) == 0x000000)
        #expect(screen.pixel(x: 10, y: 38) == 0x000000)
        #expect(screen.pixel(x: 30, y: 49) == 0x000000)
        #expect((1..<255).contains(screen.pixel(x: 13, y: 47) & 0xFF))
    }
}
