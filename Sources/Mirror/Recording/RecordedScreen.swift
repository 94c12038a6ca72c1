import Geometry
import Raster

/// The screen as a recording shows it at one moment.
package final class RecordedScreen {
    package let framebuffer = Framebuffer(width: 1, height: 1)

    package init() {}

    /// False where the change does not fit the screen.
    package func apply(_ change: RecordingEvent.Change) -> Bool {
        switch change {
        case .none: return true
        case .size(let size):
            let sides = 1...RecordingEvent.longestSide
            guard sides.contains(size.width), sides.contains(size.height) else { return false }
            framebuffer.resize(width: size.width, height: size.height)
            return true
        case .move(let move):
            guard framebuffer.bounds.contains(move.rect), framebuffer.bounds.contains(move.source)
            else { return false }
            let width = framebuffer.width
            let source = move.source
            let before = (source.minY..<source.maxY).map { y in
                Array(
                    UnsafeBufferPointer(
                        start: framebuffer.pixels + y * width + source.minX, count: source.width))
            }
            for (row, pixels) in before.enumerated() { put(pixels[...], row, move.rect) }
            return true
        case .pixels(let patch):
            guard framebuffer.bounds.contains(patch.rect),
                patch.pixels.count == patch.rect.area
            else { return false }
            for row in 0..<patch.rect.height {
                let start = row * patch.rect.width
                put(patch.pixels[start..<start + patch.rect.width], row, patch.rect)
            }
            return true
        }
    }

    private func put(_ pixels: ArraySlice<UInt32>, _ row: Int, _ rect: PixelRect) {
        let start =
            framebuffer.pixels + (rect.minY + row) * framebuffer.width + rect.minX
        for (x, pixel) in pixels.enumerated() { start[x] = pixel | 0xFF00_0000 }
    }
}
