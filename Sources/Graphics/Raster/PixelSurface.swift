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
    init?(width: Int, height: Int, format: PixelFormat) {
        let bytesPerRow = Int(cairo_format_stride_for_width(format.cairo, Int32(width)))
        let (count, overflows) = max(0, bytesPerRow).multipliedReportingOverflow(by: max(0, height))
        guard bytesPerRow > 0 || width == 0, !overflows,
            let memory = SurfaceMemory(zeroed: count),
            let cairo = memory.surface(
                format.cairo, Int32(width), Int32(height), bytesPerRow: Int32(bytesPerRow))
        else {
            Self.lacksMemory.store(true, ordering: .relaxed)
            return nil
        }
        bytes = memory.bytes
        self.width = width
        self.height = height
        self.format = format
        self.cairo = cairo
        self.bytesPerRow = bytesPerRow
        image = PixelImage(
            bytes, width: width, height: height, bytesPerRow: bytesPerRow, format: format)
    }

    /// Whether memory has fallen short for any surface.
    static let lacksMemory = Atomic(false)

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

    /// Paints a colour over a rectangle.
    func fill(_ rect: PixelRect, with color: pixman_color_t) {
        guard ManyRows.parts(of: rect) > 1 else { return image.fill(rect, with: color) }
        nonisolated(unsafe) let bytes = bytes
        ManyRows.forEachPart(of: rect) { [width, height, bytesPerRow, format] part in
            // Pixman notes things in an image, so each thread has its own of the same pixels.
            let image = PixelImage(
                bytes, width: width, height: height, bytesPerRow: bytesPerRow, format: format)
            image.fill(part, with: color)
        }
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
