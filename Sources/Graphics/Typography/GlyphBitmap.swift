import CPango
import Geometry

/// How much of each pixel a glyph covers, from 0 to 255, in rows from the top.
final class GlyphBitmap {
    let coverage: [UInt8]
    private let stride: Int
    /// The bounds of the covered pixels, relative to the glyph's origin.
    private let bounds: PixelBox

    /// Fills the glyph's outline, or the inner edge of it, moved right by a fraction of a pixel.
    init(
        _ font: UnsafeMutablePointer<PangoFont>, glyph: UInt, shift: Double, isOutlined: Bool
    ) {
        let scaled = pango_cairo_font_get_scaled_font(OpaquePointer(font))
        var origin = cairo_glyph_t(index: glyph, x: 0, y: 0)
        var extents = cairo_text_extents_t()
        cairo_scaled_font_glyph_extents(scaled, &origin, 1, &extents)
        guard extents.width > 0, extents.height > 0 else {
            coverage = []
            stride = 0
            bounds = .empty
            return
        }
        // A margin of one pixel, because the extents are those of the outline before it is moved.
        let canvas = PixelBox(
            left: Int(saturating: extents.x_bearing.rounded(.down)) - 1,
            top: Int(saturating: extents.y_bearing.rounded(.down)) - 1,
            right: Int(saturating: (extents.x_bearing + extents.width + shift).rounded(.up)) + 1,
            bottom: Int(saturating: (extents.y_bearing + extents.height).rounded(.up)) + 1)
        let surface = cairo_image_surface_create(
            CAIRO_FORMAT_A8, Int32(canvas.width), Int32(canvas.height))
        let cairo = cairo_create(surface)
        cairo_set_scaled_font(cairo, scaled)
        origin.x = shift - Double(canvas.left)
        origin.y = -Double(canvas.top)
        cairo_glyph_path(cairo, &origin, 1)
        if isOutlined { cairo?.fillEdges(width: font.iconLineWidth) } else { cairo_fill(cairo) }
        cairo_destroy(cairo)
        cairo_surface_flush(surface)
        let rowLength = Int(cairo_image_surface_get_stride(surface))
        let pixels = UnsafeBufferPointer(
            start: cairo_image_surface_get_data(surface), count: rowLength * canvas.height)
        let ink = Self.ink(in: pixels, rowLength: rowLength, width: canvas.width)
        bounds = ink.offsetBy(x: canvas.left, y: canvas.top)
        stride = ink.width
        coverage = (ink.top..<ink.bottom).flatMap { row in
            pixels[row * rowLength + ink.left..<row * rowLength + ink.right]
        }
        cairo_surface_destroy(surface)
    }

    /// The box around the pixels that are not 0.
    private static func ink(
        in pixels: UnsafeBufferPointer<UInt8>, rowLength: Int, width: Int
    ) -> PixelBox {
        var box = PixelBox.empty
        for (index, coverage) in pixels.enumerated() where coverage > 0 {
            let (y, x) = index.quotientAndRemainder(dividingBy: rowLength)
            guard x < width else { continue }
            box = box.union(PixelBox(left: x, top: y, right: x + 1, bottom: y + 1))
        }
        return box
    }

    /// The pixels it covers with its origin at a pixel.
    func box(x: Int, y: Int) -> PixelBox {
        bounds.offsetBy(x: x, y: y)
    }

    /// Adds the coverage of a part of its box to the pixels that start at a target.
    func add(
        _ part: PixelBox, from own: PixelBox, to target: UnsafeMutablePointer<UInt8>, stride: Int
    ) {
        coverage.withUnsafeBufferPointer { source in
            guard let source = source.baseAddress else { return }
            casement_add_coverage(
                target, stride,
                source + (part.top - own.top) * self.stride + part.left - own.left, self.stride,
                part.width, part.height)
        }
    }
}
