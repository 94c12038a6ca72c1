import CCairo
import CPixman
import Foundation
import Geometry

/// A picture that is both a Cairo surface and a pixman image. Initially transparent, or black if
/// its format is opaque.
final class PixelSurface {
    let width: Int
    let height: Int
    let bytesPerRow: Int
    let format: PixelFormat
    /// The `cairo_surface_t`.
    let cairo: OpaquePointer
    let bytes: UnsafeMutablePointer<UInt8>
    /// The surface's pixels as a pixman image.
    let image: PixelImage

    init(width: Int, height: Int, format: PixelFormat) {
        guard
            let cairo = cairo_image_surface_create(format.cairo, Int32(width), Int32(height)),
            let bytes = cairo_image_surface_get_data(cairo)
        else { fatalError("No surface of \(width)×\(height) pixels could be made") }
        self.width = width
        self.height = height
        self.format = format
        self.cairo = cairo
        self.bytes = bytes
        bytesPerRow = Int(cairo_image_surface_get_stride(cairo))
        image = PixelImage(
            bytes, width: width, height: height, bytesPerRow: bytesPerRow, format: format)
    }

    deinit {
        cairo_surface_destroy(cairo)
    }

    var byteCount: Int { bytesPerRow * height }

    /// Calls the body with a Cairo context whose origin is the top left corner.
    func draw(_ body: (_ cairo: OpaquePointer) -> Void) {
        markChanged()
        guard let context = cairo_create(cairo) else { return }
        body(context)
        cairo_destroy(context)
        cairo_surface_flush(cairo)
    }

    /// Calls the body with a row of pixels; call `markChanged` after writing.
    func withRow(_ y: Int, _ body: (UnsafeMutablePointer<UInt32>) -> Void) {
        (bytes + y * bytesPerRow).withMemoryRebound(to: UInt32.self, capacity: width, body)
    }

    /// Tells Cairo that pixels were written without it.
    func markChanged() {
        cairo_surface_mark_dirty(cairo)
    }
}
