import CCairo
import Drawing
import Foundation
import Geometry
import Images

/// A paint as a Cairo source.
struct PaintSource {
    private let paint: Paint

    init(_ paint: Paint) {
        self.paint = paint
    }

    /// Sets the source of a context that draws into an image surface, and runs the body.
    func withPattern(
        for cairo: OpaquePointer, under transform: CGAffineTransform, _ body: () -> Void
    ) {
        switch paint {
        case .color(let color):
            cairo_set_source_rgba(
                cairo, Double(color.red), Double(color.green), Double(color.blue),
                Double(color.opacity))
            body()
        case .linearGradient(let gradient, let from, let to):
            let pattern = cairo_pattern_create_linear(from.x, from.y, to.x, to.y)
            use(pattern, gradient, .identity, cairo, transform, body)
        case .radialGradient(let gradient, let span):
            let pattern = cairo_pattern_create_radial(
                0, 0, span.startRadius, 0, 0, span.endRadius)
            let aspect = span.aspect > 0 ? span.aspect : 1
            let shape = CGAffineTransform(
                a: 1, b: 0, c: 0, d: aspect, tx: span.center.x, ty: span.center.y)
            use(pattern, gradient, shape, cairo, transform, body)
        case .angularGradient(let gradient, let center, let from, let to):
            guard let target = cairo_get_target(cairo) else { return }
            let fan = AngularGradient(gradient, center: center, from: from, to: to)
            let picture = fan.picture(
                width: Int(cairo_image_surface_get_width(target)),
                height: Int(cairo_image_surface_get_height(target)), under: transform)
            cairo_set_source_surface(cairo, picture.cairo, 0, 0)
            body()
        case .image(let image, let origin, let tileSize):
            let surface = image.cairoSurface()
            defer { cairo_surface_destroy(surface) }
            let pattern = cairo_pattern_create_for_surface(surface)
            cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
            let shape = CGAffineTransform(
                a: tileSize.width / CGFloat(image.width), b: 0, c: 0,
                d: tileSize.height / CGFloat(image.height), tx: origin.x, ty: origin.y)
            use(pattern, shape, cairo, transform, body)
        }
    }

    private func use(
        _ pattern: OpaquePointer?, _ gradient: ResolvedGradient, _ shape: CGAffineTransform,
        _ cairo: OpaquePointer, _ transform: CGAffineTransform, _ body: () -> Void
    ) {
        for stop in gradient.stops {
            cairo_pattern_add_color_stop_rgba(
                pattern, stop.location, Double(stop.color.red), Double(stop.color.green),
                Double(stop.color.blue), Double(stop.color.opacity))
        }
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        use(pattern, shape, cairo, transform, body)
    }

    /// `shape` transforms the pattern's coordinates to points.
    private func use(
        _ pattern: OpaquePointer?, _ shape: CGAffineTransform, _ cairo: OpaquePointer,
        _ transform: CGAffineTransform, _ body: () -> Void
    ) {
        defer { cairo_pattern_destroy(pattern) }
        let placed = shape.concatenating(transform)
        guard abs(placed.a * placed.d - placed.b * placed.c) > 1e-12 else { return }
        let back = placed.inverted()
        var matrix = cairo_matrix_t(
            xx: back.a, yx: back.b, xy: back.c, yy: back.d, x0: back.tx, y0: back.ty)
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_set_source(cairo, pattern)
        body()
    }
}

extension DecodedImage {
    /// A surface that shares the image's pixels and must not outlive it.
    fileprivate func cairoSurface() -> OpaquePointer {
        let bytes = UnsafeMutableRawPointer(mutating: pixels)
            .assumingMemoryBound(to: UInt8.self)
        guard
            let surface = cairo_image_surface_create_for_data(
                bytes, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(bytesPerRow))
        else { fatalError("A picture of \(width)×\(height) pixels has no surface") }
        return surface
    }
}
