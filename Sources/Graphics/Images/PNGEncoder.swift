import CPNG
import Foundation

/// Writes opaque pixels as a PNG.
package enum PNGEncoder {
    /// Pixels are `0xXXRRGGBB`, rows from the top; the name is only for the error.
    package static func encode(
        _ pixels: UnsafePointer<UInt32>, width: Int, height: Int, pixelsPerRow: Int, file: String
    ) throws -> Data {
        try encode(
            width: width, height: height, bytesPerPixel: 3, format: PNGFormat.rgb, file: file
        ) { target in
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
    }

    /// Encodes the pixels that the body writes, rows from the top.
    ///
    /// - Throws: `ImageFileError.unwritable`, also if memory falls short for so many pixels.
    static func encode(
        width: Int, height: Int, bytesPerPixel: Int, format: UInt32, file: String,
        _ write: (UnsafeMutablePointer<UInt8>) -> Void
    ) throws -> Data {
        let lack = ImageFileError.unwritable(
            file: file, reason: "\(PictureMemoryError(width: width, height: height))")
        let size = width * height * bytesPerPixel
        guard let bytes = malloc(max(size, 1)) else { throw lack }
        defer { free(bytes) }
        write(bytes.bindMemory(to: UInt8.self, capacity: size))
        var image = png_image()
        image.version = UInt32(PNG_IMAGE_VERSION)
        image.width = UInt32(width)
        image.height = UInt32(height)
        image.format = format
        defer { png_image_free(&image) }
        var length: png_alloc_size_t = 0
        let rowLength = Int32(width * bytesPerPixel)
        guard png_image_write_to_memory(&image, nil, &length, 0, bytes, rowLength, nil) != 0 else {
            throw ImageFileError.unwritable(file: file, reason: image.reason)
        }
        guard let encoded = malloc(Int(length)) else { throw lack }
        guard png_image_write_to_memory(&image, encoded, &length, 0, bytes, rowLength, nil) != 0
        else {
            free(encoded)
            throw ImageFileError.unwritable(file: file, reason: image.reason)
        }
        return Data(bytesNoCopy: encoded, count: Int(length), deallocator: .free)
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
