import Geometry
import Limits
import ScreenPixels

/// The screen as a recording shows it at one moment.
package final class RecordedScreen {
    package private(set) var width = 1
    package private(set) var height = 1
    /// The rows from the top, without padding. A pixel is `0xFFRRGGBB`.
    package private(set) var pixels: [UInt32] = [black]

    private static let black: UInt32 = 0xFF00_0000

    package init() {}

    var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

    /// Returns false if the change does not fit the screen.
    package func apply(_ change: RecordingEvent.Change) -> Bool {
        switch change {
        case .none: return true
        case .size(let size):
            guard SurfaceLimit().allows(width: size.width, height: size.height) else {
                return false
            }
            resize(size.width, size.height)
            return true
        case .move(let move):
            guard move.rect.lies(in: bounds), move.source.lies(in: bounds) else { return false }
            let source = move.source
            let before = (source.minY..<source.maxY).map { y in
                Array(pixels[y * width + source.minX..<y * width + source.maxX])
            }
            for (row, pixels) in before.enumerated() { put(pixels[...], row, move.rect) }
            return true
        case .pixels(let patch):
            guard patch.rect.lies(in: bounds), patch.pixels.count == patch.rect.area else {
                return false
            }
            for row in 0..<patch.rect.height {
                let start = row * patch.rect.width
                put(patch.pixels[start..<start + patch.rect.width], row, patch.rect)
            }
            return true
        }
    }

    /// Makes all pixels black if the size is another one.
    private func resize(_ newWidth: Int, _ newHeight: Int) {
        guard newWidth != width || newHeight != height else { return }
        (width, height) = (newWidth, newHeight)
        pixels = Array(repeating: Self.black, count: width * height)
    }

    private func put(_ row: ArraySlice<UInt32>, _ index: Int, _ rect: PixelRect) {
        let start = (rect.minY + index) * width + rect.minX
        for (x, pixel) in row.enumerated() { pixels[start + x] = pixel | Self.black }
    }
}

extension PixelRect {
    /// Whether all its edges are in another rectangle. One without an area, or with a negative side,
    /// counts as a part of any other elsewhere.
    fileprivate func lies(in bounds: PixelRect) -> Bool {
        minX <= maxX && minY <= maxY && minX >= bounds.minX && minY >= bounds.minY
            && maxX <= bounds.maxX && maxY <= bounds.maxY
    }
}
