import CCairo
import CPixman
import Foundation
import Geometry
import Synchronization

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

    /// Fails if memory falls short for so many pixels.
    convenience init?(width: Int, height: Int, format: PixelFormat) {
        guard let cairo = Self.makeCairo(width, height, format) else {
            Self.lacksMemory.store(true, ordering: .relaxed)
            return nil
        }
        self.init(cairo, width, height, format)
    }

    /// Whether memory has fallen short for any surface.
    static let lacksMemory = Atomic(false)

    private init(_ cairo: OpaquePointer, _ width: Int, _ height: Int, _ format: PixelFormat) {
        self.width = width
        self.height = height
        self.format = format
        self.cairo = cairo
        bytes = cairo_image_surface_get_data(cairo)
        bytesPerRow = Int(cairo_image_surface_get_stride(cairo))
        image = PixelImage(
            bytes, width: width, height: height, bytesPerRow: bytesPerRow, format: format)
    }

    /// A surface with pixels; `nil` if memory falls short for them.
    private static func makeCairo(
        _ width: Int, _ height: Int, _ format: PixelFormat
    ) -> OpaquePointer? {
        guard
            let cairo = cairo_image_surface_create(format.cairo, Int32(width), Int32(height))
        else { return nil }
        if cairo_image_surface_get_data(cairo) != nil { return cairo }
        cairo_surface_destroy(cairo)
        return nil
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
