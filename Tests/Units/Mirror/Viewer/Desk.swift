import Foundation
import Geometry
import Mirror
import Raster

/// A screen, a viewer of it, and the conversation between the two.
final class Desk: Conversation {
    let framebuffer: Framebuffer
    let mirror = ScreenMirror(wake: {})
    private var damage = DamageRegion()

    init(
        width: Int = 320, height: Int = 200, options: RFBOptions = RFBOptions(),
        onChange: @escaping @Sendable () -> Void = {}
    ) {
        framebuffer = Framebuffer(width: width, height: height)
        super.init(mirror, options: options, onChange: onChange)
        damage = DamageRegion(framebuffer.bounds)
        present()
        mirror.refresh()
    }

    // MARK: The screen

    /// The pixels that are shown, as `0xFFRRGGBB`.
    var colors: [UInt32] {
        (0..<framebuffer.width * framebuffer.height).map { framebuffer.pixels[$0] | 0xFF00_0000 }
    }

    func paint(_ rect: PixelRect, _ color: (_ x: Int, _ y: Int) -> UInt32) {
        let rect = rect.intersection(framebuffer.bounds)
        for y in rect.minY..<rect.maxY {
            // The top byte means nothing.
            for x in rect.minX..<rect.maxX {
                framebuffer.pixels[y * framebuffer.width + x] = color(x, y) | 0x5A00_0000
            }
        }
        damage.formUnion(rect)
    }

    /// Moves pixels down, as a scrolled list does, and paints what comes into sight.
    func scroll(_ rect: PixelRect, by dy: Int, _ color: (_ x: Int, _ y: Int) -> UInt32) {
        let rect = rect.intersection(framebuffer.bounds)
        let width = framebuffer.width
        let before = (0..<width * framebuffer.height).map { framebuffer.pixels[$0] }
        for y in rect.minY..<rect.maxY {
            for x in rect.minX..<rect.maxX {
                let isInside = (rect.minY..<rect.maxY).contains(y - dy)
                framebuffer.pixels[y * width + x] =
                    isInside ? before[(y - dy) * width + x] : color(x, y)
            }
        }
        damage.formUnion(rect)
    }

    func resize(_ width: Int, _ height: Int) {
        framebuffer.resize(width: width, height: height)
        damage = DamageRegion(framebuffer.bounds)
    }

    func present() {
        mirror.present(framebuffer, damage: damage)
        damage = DamageRegion()
    }

    /// The first pixel where the viewer sees something else than is shown; nil where it sees all.
    var difference: String? { difference(from: framebuffer) }
}
