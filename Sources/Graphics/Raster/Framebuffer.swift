import Drawing
import Foundation
import Geometry
import Images

/// The pixels of a window or a screen.
package final class Framebuffer {
    package private(set) var width: Int
    package private(set) var height: Int
    /// The rows from the top, without padding. A pixel is `0xXXRRGGBB`; its top byte is undefined.
    package private(set) var pixels: UnsafeMutablePointer<UInt32>
    /// How many pixels were painted since the framebuffer was created.
    package internal(set) var pixelsWritten = 0

    private(set) var surface: PixelSurface

    package init(width: Int, height: Int) {
        self.width = max(width, 1)
        self.height = max(height, 1)
        (surface, pixels) = Self.allocate(self.width, self.height)
    }

    package var bytesPerRow: Int { width * 4 }

    package var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

    /// Changes the size. If it differs, the pixels become black.
    package func resize(width newWidth: Int, height newHeight: Int) {
        let (newWidth, newHeight) = (max(newWidth, 1), max(newHeight, 1))
        guard newWidth != width || newHeight != height else { return }
        (width, height) = (newWidth, newHeight)
        (surface, pixels) = Self.allocate(width, height)
    }

    /// Copies pixels to their new position. Pixels whose source is outside stay as they are.
    func move(_ move: PixelMove) {
        let target = move.rect.intersection(bounds)
            .intersection(bounds.offsetBy(dx: move.dx, dy: move.dy))
        guard !target.isEmpty else { return }
        let rows = target.minY..<target.maxY
        func copy(_ y: Int) {
            let to = pixels + y * width + target.minX
            memmove(to, to - move.dy * width - move.dx, target.width * 4)
        }
        // The order avoids overwriting rows before they are read.
        if move.dy > 0 { rows.reversed().forEach(copy) } else { rows.forEach(copy) }
        pixelsWritten += target.area
    }

    /// `0xRRGGBB`.
    package func pixel(x: Int, y: Int) -> UInt32 {
        guard bounds.contains(x: x, y: y) else {
            fatalError("Pixel \(x),\(y) is outside of \(width)×\(height)")
        }
        return pixels[y * width + x] & 0xFFFFFF
    }

    /// A hash of all colours (FNV-1a over whole pixels).
    package var checksum: UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for index in 0..<width * height {
            hash = (hash ^ UInt64(pixels[index] & 0xFFFFFF)) &* 0x100_0000_01B3
        }
        return hash
    }

    /// The bounds of the pixels that differ from another framebuffer; nil if the sizes differ.
    package func difference(from other: Framebuffer) -> PixelRect? {
        guard other.width == width, other.height == height else { return nil }
        var result = PixelRect.empty
        for y in 0..<height {
            let start = y * width
            guard memcmp(pixels + start, other.pixels + start, bytesPerRow) != 0 else { continue }
            for x in 0..<width
            where (pixels[start + x] ^ other.pixels[start + x]) & 0xFFFFFF != 0 {
                result = result.union(PixelRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return result
    }

    /// The pixels of a part as a PNG. The file's name is only for the error.
    package func png(of part: PixelRect, file: String) throws -> Data {
        let part = part.intersection(bounds)
        guard !part.isEmpty else {
            throw ImageFileError.unwritable(file: file, reason: "the picture has no pixels")
        }
        return try PNGEncoder.encode(
            pixels + part.minY * width + part.minX, width: part.width, height: part.height,
            pixelsPerRow: width, file: file)
    }

    /// Writes the pixels, or those of a part, as a PNG.
    package func writePNG(to path: String, part: PixelRect? = nil) throws {
        let data = try png(of: part ?? bounds, file: path)
        do {
            try data.write(to: URL(fileURLWithPath: path))
        } catch {
            throw ImageFileError.unwritable(file: path, reason: error.localizedDescription)
        }
    }

    private static func allocate(
        _ width: Int, _ height: Int
    ) -> (PixelSurface, UnsafeMutablePointer<UInt32>) {
        guard let surface = PixelSurface(width: width, height: height, format: .opaque) else {
            fatalError("No surface of \(width)×\(height) pixels could be made")
        }
        let pixels = UnsafeMutableRawPointer(surface.bytes)
            .bindMemory(to: UInt32.self, capacity: width * height)
        pixels.update(repeating: 0xFF00_0000, count: width * height)
        return (surface, pixels)
    }
}
