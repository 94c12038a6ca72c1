import CPNG
import Foundation

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
