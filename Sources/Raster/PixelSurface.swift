import CCairo
import Foundation
import Geometry

/// A picture of our own that Cairo draws into and from; transparent when made.
final class PixelSurface {
    enum Format {
        /// One byte of coverage.
        case coverage
        /// `0xAARRGGBB`, premultiplied.
        case color
    }

    let width: Int
    let height: Int
    let bytesPerRow: Int
    /// The `cairo_surface_t`.
    let cairo: OpaquePointer
    let bytes: UnsafeMutablePointer<UInt8>

    init(width: Int, height: Int, format: Format) {
        let cairoFormat = format == .coverage ? CAIRO_FORMAT_A8 : CAIRO_FORMAT_ARGB32
        guard
            let cairo = cairo_image_surface_create(cairoFormat, Int32(width), Int32(height)),
            let bytes = cairo_image_surface_get_data(cairo)
        else { fatalError("No surface of \(width)×\(height) pixels could be made") }
        self.width = width
        self.height = height
        self.cairo = cairo
        self.bytes = bytes
        bytesPerRow = Int(cairo_image_surface_get_stride(cairo))
    }

    deinit {
        cairo_surface_destroy(cairo)
    }

    var byteCount: Int { bytesPerRow * height }

    /// Calls the body with a drawing context whose origin is the surface's corner.
    func draw(_ body: (_ cairo: OpaquePointer) -> Void) {
        guard let context = cairo_create(cairo) else { return }
        body(context)
        cairo_destroy(context)
        cairo_surface_flush(cairo)
    }

    /// Calls the body with a row of pixels; call `markChanged` after writing.
    func withRow(_ y: Int, _ body: (UnsafeMutablePointer<UInt32>) -> Void) {
        (bytes + y * bytesPerRow).withMemoryRebound(to: UInt32.self, capacity: width, body)
    }

    func markChanged() {
        cairo_surface_mark_dirty(cairo)
    }
}
