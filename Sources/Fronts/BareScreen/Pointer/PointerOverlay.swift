import Geometry
import Hosting

/// A cursor drawn over a picture, because the display has no plane for it.
package struct PointerOverlay: Equatable, Sendable {
    let image: PointerImage
    /// Where it points, in pixels of the picture.
    let x: Int
    let y: Int

    package init(_ image: PointerImage, x: Int, y: Int) {
        self.image = image
        (self.x, self.y) = (x, y)
    }

    package var rect: PixelRect {
        PixelRect(x: x - image.hotX, y: y - image.hotY, width: image.width, height: image.height)
    }

    /// Calls the body with the pixels of the picture under the cursor and the cursor over them.
    func blended(over picture: PixelSource, _ body: (PixelSource) -> Void) {
        let visible = rect.intersection(picture.bounds)
        guard !visible.isEmpty else { return }
        var pixels = [UInt32](repeating: 0, count: visible.area)
        for y in visible.minY..<visible.maxY {
            for x in visible.minX..<visible.maxX {
                let over = image.pixels[(y - rect.minY) * image.width + x - rect.minX]
                let under = picture.pixel(x, y).load(as: UInt32.self)
                pixels[(y - visible.minY) * visible.width + x - visible.minX] = Self.blend(
                    over, under)
            }
        }
        pixels.withUnsafeBufferPointer { pixels in
            guard let start = pixels.baseAddress else { return }
            body(PixelSource(start, pixelsPerRow: visible.width, bounds: visible))
        }
    }

    private static func blend(_ over: UInt32, _ under: UInt32) -> UInt32 {
        let rest = 255 - over >> 24
        guard rest < 255 else { return under }
        func channel(_ shift: UInt32) -> UInt32 {
            let sum = (over >> shift & 0xFF) + ((under >> shift & 0xFF) * rest + 127) / 255
            return min(sum, 255) << shift
        }
        return channel(16) | channel(8) | channel(0)
    }
}
