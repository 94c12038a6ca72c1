import CCairo
import Drawing
import Foundation
import Geometry
import Images

/// The parts of an image that fill a rectangle: one, or nine if the image has cap insets.
struct ImageCells {
    private let placement: ImagePlacement

    init(_ placement: ImagePlacement) {
        self.placement = placement
    }

    func draw(in cairo: OpaquePointer) {
        let image = placement.image
        let caps = placement.capInsets
        let columns = bands(
            pixels: image.width, length: placement.rect.width, low: caps.left, high: caps.right)
        let rows = bands(
            pixels: image.height, length: placement.rect.height, low: caps.top, high: caps.bottom)
        for row in rows {
            for column in columns {
                draw(
                    from: PixelRect(
                        minX: column.source.lowerBound, minY: row.source.lowerBound,
                        maxX: column.source.upperBound, maxY: row.source.upperBound),
                    to: CGRect(
                        x: placement.rect.minX + column.start,
                        y: placement.rect.minY + row.start, width: column.length,
                        height: row.length),
                    in: cairo)
            }
        }
    }

    private struct Band {
        var source: Range<Int>
        var start: CGFloat
        var length: CGFloat
    }

    /// The bands along one axis; caps that do not fit shrink together.
    private func bands(pixels: Int, length: CGFloat, low: CGFloat, high: CGFloat) -> [Band] {
        let scale = placement.image.scale
        let first = min(max(Int(saturating: (low * scale).rounded()), 0), pixels)
        let last = min(max(Int(saturating: (high * scale).rounded()), 0), pixels - first)
        guard first > 0 || last > 0 else {
            return [Band(source: 0..<pixels, start: 0, length: length)]
        }
        let capLength = CGFloat(first + last) / scale
        let shrink = capLength > length ? length / capLength : 1
        let start = CGFloat(first) / scale * shrink
        let end = length - CGFloat(last) / scale * shrink
        return [
            Band(source: 0..<first, start: 0, length: start),
            Band(source: first..<pixels - last, start: start, length: end - start),
            Band(source: pixels - last..<pixels, start: end, length: length - end),
        ].filter { !$0.source.isEmpty && $0.length > 0 }
    }

    private func draw(from source: PixelRect, to target: CGRect, in cairo: OpaquePointer) {
        guard let cell = picture(of: source) else { return }
        let pattern = cairo_pattern_create_for_surface(cell.cairo)
        defer { cairo_pattern_destroy(pattern) }
        let image = placement.image
        let tiles = placement.resizing == .tile
        var matrix = cairo_matrix_t()
        let scaleX = tiles ? image.scale : CGFloat(source.width) / target.width
        let scaleY = tiles ? image.scale : CGFloat(source.height) / target.height
        cairo_matrix_init(
            &matrix, scaleX, 0, 0, scaleY, -target.minX * scaleX, -target.minY * scaleY)
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_pattern_set_extend(pattern, tiles ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_PAD)
        switch placement.interpolation {
        case .none: cairo_pattern_set_filter(pattern, CAIRO_FILTER_NEAREST)
        case .low: cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
        case .medium: cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
        case .high: cairo_pattern_set_filter(pattern, CAIRO_FILTER_BEST)
        }
        cairo_set_source(cairo, pattern)
        cairo_rectangle(cairo, target.minX, target.minY, target.width, target.height)
        cairo_fill(cairo)
    }

    /// A copy of the part, so that scaling does not interpolate with pixels outside of it; `nil` if
    /// memory falls short.
    private func picture(of source: PixelRect) -> PixelSurface? {
        let image = placement.image
        guard
            let copy = PixelSurface(width: source.width, height: source.height, format: .color)
        else { return nil }
        for y in 0..<source.height {
            copy.withRow(y) { row in
                let start = (source.minY + y) * image.width + source.minX
                row.update(from: image.pixels + start, count: source.width)
            }
        }
        copy.markChanged()
        return copy
    }
}
