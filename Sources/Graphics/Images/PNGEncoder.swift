import CPNG
import Foundation

/// Writes opaque pixels as a PNG.
package enum PNGEncoder {
    /// Pixels are `0xXXRRGGBB`, rows from the top; the name is only for the error.
    package static func encode(
        _ pixels: UnsafePointer<UInt32>, width: Int, height: Int, pixelsPerRow: Int, file: String
    ) throws -> Data {
        var bytes = [UInt8](repeating: 0, count: width * height * 3)
        bytes.withUnsafeMutableBufferPointer { target in
            var position = 0
            for y in 0..<height {
                let row = pixels + y * pixelsPerRow
                for x in 0..<width {
                    let pixel = row[x]
                    target[position] = UInt8(truncatingIfNeeded: pixel >> 16)
                    target[position + 1] = UInt8(truncatingIfNeeded: pixel >> 8)
                    target[position + 2] = UInt8(truncatingIfNeeded: pixel)
                    position += 3
                }
            }
        }
        var image = png_image()
        image.version = UInt32(PNG_IMAGE_VERSION)
        image.width = UInt32(width)
        image.height = UInt32(height)
        image.format = PNGFormat.rgb
        defer { png_image_free(&image) }
        var length: png_alloc_size_t = 0
        let rowLength = Int32(width * 3)
        guard png_image_write_to_memory(&image, nil, &length, 0, bytes, rowLength, nil) != 0 else {
            throw ImageFileError.unwritable(file: file, reason: image.reason)
        }
        var data = Data(count: Int(length))
        let isWritten = data.withUnsafeMutableBytes { target in
            png_image_write_to_memory(
                &image, target.baseAddress, &length, 0, bytes, rowLength, nil) != 0
        }
        guard isWritten else {
            throw ImageFileError.unwritable(file: file, reason: image.reason)
        }
        return data.prefix(Int(length))
    }
}

/// Pixel formats of libpng, whose macros Swift does not see.
enum PNGFormat {
    /// Bytes blue, green, red, opacity: `0xAARRGGBB` in a little-endian word.
    static let bgra = UInt32(
        PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA | PNG_FORMAT_FLAG_BGR)
    static let rgb = UInt32(PNG_FORMAT_FLAG_COLOR)
}

extension png_image {
    /// What libpng has to say on a failure.
    var reason: String {
        withUnsafeBytes(of: message) { bytes in
            String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
    }
}
