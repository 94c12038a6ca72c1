import CCairo
import CPixman

/// How a pixel is stored.
enum PixelFormat {
    /// One byte of coverage.
    case coverage
    /// `0xAARRGGBB`, premultiplied.
    case color
    /// `0xXXRRGGBB`; the top byte is undefined.
    case opaque

    var bytesPerPixel: Int { self == .coverage ? 1 : 4 }

    var cairo: cairo_format_t {
        switch self {
        case .coverage: CAIRO_FORMAT_A8
        case .color: CAIRO_FORMAT_ARGB32
        case .opaque: CAIRO_FORMAT_RGB24
        }
    }

    var pixman: pixman_format_code_t {
        switch self {
        case .coverage: PIXMAN_a8
        case .color: PIXMAN_a8r8g8b8
        case .opaque: PIXMAN_x8r8g8b8
        }
    }
}
