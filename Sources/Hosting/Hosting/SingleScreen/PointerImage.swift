import Drawing
import Foundation
import Geometry
import Raster
import Views

/// A cursor's pixels: colours multiplied by their opacity, which is in the top byte.
package struct PointerImage: Equatable, Sendable {
    package let width: Int
    package let height: Int
    /// The pixel that points.
    package let hotX: Int
    package let hotY: Int
    package let pixels: [UInt32]

    package init(width: Int, height: Int, hotX: Int, hotY: Int, pixels: [UInt32]) {
        (self.width, self.height) = (width, height)
        (self.hotX, self.hotY) = (hotX, hotY)
        self.pixels = pixels
    }

    /// Draws the cursor. A framebuffer has no opacity, so that is the difference between the
    /// picture on white and the one on black.
    package init(_ cursor: Cursor, scale: Double) {
        let black = Self.draw(cursor, scale, on: .black)
        let white = Self.draw(cursor, scale, on: .white)
        (width, height) = (black.width, black.height)
        let hot = PointerLook.hotSpot(of: cursor)
        (hotX, hotY) = (
            Int(saturating: (hot.x * scale).rounded(.down)),
            Int(saturating: (hot.y * scale).rounded(.down))
        )
        pixels = (0..<width * height).map { index in
            let (dark, light) = (black.pixels[index], white.pixels[index])
            let opacity = 255 - (light & 0xFF &- dark & 0xFF) & 0xFF
            // Rounding may make a colour brighter than its opacity.
            return opacity << 24
                | [16, 8, 0].reduce(0) { $0 | min(dark >> $1 & 0xFF, opacity) << $1 }
        }
    }

    private static func draw(
        _ cursor: Cursor, _ scale: Double, on background: ResolvedColor
    ) -> Framebuffer {
        let list = PointerLook.displayList(cursor, scale: scale, background: background)
        let bounds = list.pixelBounds
        let framebuffer = Framebuffer(width: bounds.width, height: bounds.height)
        Rasterizer(cacheLimit: 1 << 20).play(list, within: DamageRegion(bounds), into: framebuffer)
        return framebuffer
    }

    /// The picture as it must be on a panel whose picture is turned.
    package func turned(_ rotation: ScreenRotation) -> PointerImage {
        guard rotation != .none else { return self }
        let size = rotation.turned(width: width, height: height)
        func place(_ x: Int, _ y: Int) -> PixelRect {
            rotation.panel(
                of: PixelRect(x: x, y: y, width: 1, height: 1), width: width, height: height)
        }
        var turned = [UInt32](repeating: 0, count: pixels.count)
        for y in 0..<height {
            for x in 0..<width {
                let to = place(x, y)
                turned[to.minY * size.width + to.minX] = pixels[y * width + x]
            }
        }
        let hot = place(hotX, hotY)
        return PointerImage(
            width: size.width, height: size.height, hotX: hot.minX, hotY: hot.minY, pixels: turned)
    }
}
