import Drawing
import Foundation
import Geometry

/// Renders display lists into framebuffers, and caches masks and pictures.
package final class Rasterizer {
    let cache: SurfaceCache

    /// `cacheLimit` is the largest size of the cache in bytes; small framebuffers need less.
    package init(cacheLimit: Int = 64 << 20) {
        cache = SurfaceCache(limit: cacheLimit)
    }

    package var cachedBytes: Int { cache.byteCount }
    /// Whether memory has fallen short, in this process, for a mask or picture. What that was for is
    /// left out: the shadow, the blur or another effect, or at the worst the shape.
    package static var lacksMemory: Bool { PixelSurface.lacksMemory.load(ordering: .relaxed) }
    /// How many masks and pictures were rendered so far.
    package var surfacesMade: Int { cache.misses }
    /// How many pixels were blurred so far.
    package var pixelsBlurred: Int { cache.pixelsBlurred }

    /// Turns the pixels of an earlier list into those of a list, given the changes between the two.
    package func play(
        _ list: DisplayList, _ changes: DisplayChanges, into framebuffer: Framebuffer
    ) {
        if let move = changes.move { framebuffer.move(move) }
        play(list, within: changes.damage, into: framebuffer)
    }

    /// Paints only the damaged pixels. They become the same as if everything were painted.
    package func play(
        _ list: DisplayList, within damage: DamageRegion, into framebuffer: Framebuffer
    ) {
        cache.fit(framebufferBytes: framebuffer.width * framebuffer.height * 4)
        let bounds = framebuffer.bounds.intersection(list.pixelBounds)
        let whole = list.withBackdrops(damage.intersection(bounds)).intersection(bounds)
        for rect in list.rects(of: whole) {
            Canvas.paint(framebuffer.surface, within: rect) { canvas in
                var background = list.background
                background.opacity = 1
                canvas.fill(rect, with: background)
                Player(cache: cache, canvas: canvas).draw(list.root, under: list.deviceTransform)
            }
            framebuffer.pixelsWritten += rect.area
        }
        SurfaceMemory.drawingEnded()
    }

    package func checkInvariants() {
        cache.checkInvariants()
    }
}
