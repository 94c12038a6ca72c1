import CPixman
import Drawing
import Geometry

/// A pixman image: the source, mask or target of compositing.
///
/// A fill, a mask at a whole pixel and a picture are each one call of pixman, clipped to a
/// rectangle. This yields the same pixels as Cairo, which calls pixman too, without the cost of a
/// context, a path and a clip.
struct PixelImage: ~Copyable {
    /// The `pixman_image_t`.
    let pixman: OpaquePointer

    /// An image that shares pixels, which must outlive it. Rows are multiples of four bytes long.
    init(
        _ bytes: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int,
        format: PixelFormat
    ) {
        guard
            let pixman = pixman_image_create_bits_no_clear(
                format.pixman, Int32(width), Int32(height),
                bytes.assumingMemoryBound(to: UInt32.self), Int32(bytesPerRow))
        else { fatalError("No image of \(width)×\(height) pixels could be made") }
        self.pixman = pixman
    }

    /// An infinite image of one colour.
    init(_ color: ResolvedColor) {
        var color = pixman_color_t(color)
        guard let pixman = pixman_image_create_solid_fill(&color) else {
            fatalError("No image of a colour could be made")
        }
        self.pixman = pixman
    }

    deinit {
        pixman_image_unref(pixman)
    }

    /// Paints a colour over a rectangle.
    func fill(_ rect: PixelRect, with color: pixman_color_t) {
        var color = color
        var box = pixman_box32_t(
            x1: Int32(rect.minX), y1: Int32(rect.minY), x2: Int32(rect.maxX),
            y2: Int32(rect.maxY))
        pixman_image_fill_boxes(PIXMAN_OP_OVER, pixman, &color, 1, &box)
    }
}

extension pixman_color_t {
    /// The premultiplied colour, with channels from 0 to 65535.
    init(_ color: ResolvedColor) {
        func part(_ value: Double) -> UInt16 { UInt16(min(max(value, 0), 1) * 65535 + 0.5) }
        let alpha = Double(color.opacity)
        self.init(
            red: part(Double(color.red) * alpha), green: part(Double(color.green) * alpha),
            blue: part(Double(color.blue) * alpha), alpha: part(alpha))
    }
}
