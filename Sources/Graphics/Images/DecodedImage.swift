import Foundation

/// A picture in memory; its pixels never change.
package final class DecodedImage: @unchecked Sendable {
    /// Pixels.
    package let width: Int
    package let height: Int
    /// Pixels to a point.
    package let scale: CGFloat
    /// Rows from the top without gaps, each pixel `0xAARRGGBB`, premultiplied. They live as long as
    /// the picture: hold on to it while reading them.
    package let pixels: UnsafePointer<UInt32>

    private let storage: UnsafeMutablePointer<UInt32>

    /// The body writes `width * height` pixels, which are zero before.
    ///
    /// - Throws: `PictureMemoryError` if memory falls short for so many pixels, and what the body
    ///   throws.
    package init(
        width: Int, height: Int, scale: CGFloat = 1,
        _ write: (UnsafeMutablePointer<UInt32>) throws -> Void
    ) throws {
        guard width > 0, height > 0 else {
            fatalError("A picture of \(width)×\(height) pixels was made")
        }
        self.width = width
        self.height = height
        self.scale = scale
        // Pages that are never written take no memory: a file cut short costs what it contains.
        guard let zeroed = calloc(width * height, MemoryLayout<UInt32>.size) else {
            throw PictureMemoryError(width: width, height: height)
        }
        storage = zeroed.bindMemory(to: UInt32.self, capacity: width * height)
        pixels = UnsafePointer(storage)
        try write(storage)
    }

    deinit {
        free(storage)
    }

    package var bytesPerRow: Int { width * 4 }
    package var byteCount: Int { width * height * 4 }

    /// Points.
    package var size: CGSize {
        CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale)
    }

    /// `0xAARRGGBB`, premultiplied.
    package func pixel(x: Int, y: Int) -> UInt32 {
        guard x >= 0, y >= 0, x < width, y < height else {
            fatalError("Pixel \(x),\(y) is outside of \(width)×\(height)")
        }
        return pixels[y * width + x]
    }
}

/// Memory falls short for the pixels of a picture, whose size often comes from outside.
package struct PictureMemoryError: Error, Equatable, CustomStringConvertible {
    let width: Int
    let height: Int

    package var description: String { "there is no memory for its \(width)×\(height) pixels" }
}

/// Two pictures are the same where they are one object.
extension DecodedImage: Hashable {
    package static func == (a: DecodedImage, b: DecodedImage) -> Bool { a === b }
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
