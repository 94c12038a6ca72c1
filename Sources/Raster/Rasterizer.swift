import Drawing
import Foundation
import Geometry

/// Plays display lists into framebuffers, and keeps the masks and pictures made on the way.
package final class Rasterizer {
    private let cache: SurfaceCache

    /// Keeps as many bytes of surfaces as the limit.
    package init(cacheLimit: Int = 64 << 20) {
        cache = SurfaceCache(limit: cacheLimit)
    }

    package var cachedBytes: Int { cache.byteCount }
    /// How many masks and pictures had to be made since the beginning.
    package var surfacesMade: Int { cache.misses }
    /// How many pixels were blurred since the beginning.
    package var pixelsBlurred: Int { cache.pixelsBlurred }

    /// Makes the pixels of an earlier list, from which the changes were found, those of the list.
    package func play(
        _ list: DisplayList, _ changes: DisplayChanges, into framebuffer: Framebuffer
    ) {
        if let move = changes.move { framebuffer.move(move) }
        play(list, within: changes.damage, into: framebuffer)
    }

    /// Paints the damaged pixels, and no others, as if everything had been painted.
    package func play(
        _ list: DisplayList, within damage: DamageRegion, into framebuffer: Framebuffer
    ) {
        let bounds = framebuffer.bounds.intersection(list.pixelBounds)
        for rect in damage.intersection(bounds).rects {
            Canvas.paint(framebuffer.surface, within: rect) { canvas in
                var background = list.background
                background.opacity = 1
                canvas.fill(rect, with: background)
                Player(cache: cache, canvas: canvas).draw(list.root, under: list.deviceTransform)
            }
            framebuffer.pixelsWritten += rect.area
        }
    }

    /// Forgets all surfaces.
    package func removeAllSurfaces() {
        cache.removeAll()
    }

    package func checkInvariants() {
        cache.checkInvariants()
    }
}
