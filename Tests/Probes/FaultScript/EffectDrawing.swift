import Drawing
import Foundation
import Geometry
import Images
import Raster

/// Draws a picture that needs surfaces of its own, for which there is no memory.
struct EffectDrawing {
    /// What is drawn: a white window with a red square in its middle, under an effect or filled by a
    /// paint.
    enum Subject: String, CaseIterable {
        case opacity, isolated, clip, mask, shadow, onlyShadow, innerShadow, blur, blend, adjust
        case projection, backdrop, angularGradient, meshGradient, image, tile
    }

    /// The drawing is not what it should be.
    struct Difference: Error, CustomStringConvertible {
        let description: String
    }

    let subject: Subject

    private static let size = CGSize(width: 300, height: 200)
    private static let square = CGRect(x: 50, y: 20, width: 200, height: 160)
    private static let red = ResolvedColor(red: 1, green: 0, blue: 0)

    /// Throws unless it is drawn without what there is no memory for.
    func run() throws {
        let framebuffer = Framebuffer(
            width: Int(Self.size.width), height: Int(Self.size.height))
        let content = try commands()
        let list = DisplayList(
            root: DisplayGroup(id: 0, commands: content), size: Self.size)
        let rasterizer = Rasterizer()
        let damage = DamageRegion(framebuffer.bounds)
        withoutMemory { rasterizer.play(list, within: damage, into: framebuffer) }
        guard Rasterizer.lacksMemory else {
            throw Difference(description: "all memory was there")
        }
        let pixel = framebuffer.pixel(x: 150, y: 100)
        guard pixel == expected else {
            throw Difference(description: "its pixels are \(String(pixel, radix: 16))")
        }
    }

    /// Groups are drawn as they are, and shapes whose paint needs a picture are not.
    private var expected: UInt32 {
        switch subject {
        case .onlyShadow, .angularGradient, .meshGradient, .image, .tile: 0xFF_FFFF
        case .backdrop: 0x00_00FF
        default: 0xFF_0000
        }
    }

    private func commands() throws -> [DrawCommand] {
        let fill = DrawCommand.fill(.rect(Self.square), .color(Self.red))
        // An opacity of two commands is not folded into them.
        let group = DisplayGroup(id: 1, commands: [fill, fill])
        let gradient = ResolvedGradient(colors: [.black, Self.red])
        let blue = ResolvedColor(red: 0, green: 0, blue: 1)
        func effect(_ effect: GroupEffect) -> [DrawCommand] { [.effect(group, effect)] }
        func filled(_ paint: Paint) -> [DrawCommand] { [.fill(.rect(Self.square), paint)] }
        switch subject {
        case .opacity: return effect(.opacity(0.5))
        case .isolated: return effect(.isolated)
        case .clip: return effect(.clip(.ellipse(Self.square)))
        case .mask: return effect(.mask(DisplayGroup(id: 2, commands: [fill])))
        case .shadow: return effect(.shadow(color: .black, radius: 8, offset: .zero))
        case .onlyShadow: return effect(.onlyShadow(color: .black, radius: 8, offset: .zero))
        case .innerShadow: return effect(.innerShadow(color: .black, radius: 8, offset: .zero))
        case .blur: return effect(.blur(radius: 8))
        case .blend: return effect(.blend(.multiply))
        case .adjust: return effect(.adjust(.inversion(1)))
        case .projection: return effect(.projection(ProjectionTransform()))
        case .backdrop: return filled(.backdrop(BackdropPaint(radius: 8, tint: blue)))
        case .angularGradient:
            return filled(.angularGradient(gradient, center: .zero, from: 0, to: 1))
        case .meshGradient:
            let corners = [(0, 0), (1, 0), (0, 1), (1, 1)].map { CGPoint(x: $0, y: $1) }
            return filled(
                .meshGradient(
                    ResolvedMesh(
                        columns: 2, rows: 2, points: corners,
                        colors: Array(repeating: Self.red, count: 4), background: Self.red,
                        frame: Self.square)))
        case .image:
            return [.image(ImagePlacement(image: try Self.picture(), rect: Self.square))]
        case .tile:
            return filled(
                .image(
                    try Self.picture(), origin: .zero, tileSize: CGSize(width: 90, height: 90)))
        }
    }

    private static func picture() throws -> DecodedImage {
        try DecodedImage(width: 100, height: 80) { pixels in
            pixels.update(repeating: 0xFFFF_0000, count: 100 * 80)
        }
    }
}
