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
            use(picture, or: gradient.color(at: 0), cairo, body)
        case .image(let tiles):
            guard tiles.source.width > 0, tiles.source.height > 0 else { return }
            let surface: OpaquePointer
            if tiles.showsImageUnchanged {
                surface = tiles.image.cairoSurface()
            } else {
                guard let copy = PixelSurface(tiles) else { return }
                surface = cairo_surface_reference(copy.cairo)
            }
            defer { cairo_surface_destroy(surface) }
            let pattern = cairo_pattern_create_for_surface(surface)
            cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
            let shape = CGAffineTransform(
                a: tiles.tileSize.width / CGFloat(tiles.source.width), b: 0, c: 0,
                d: tiles.tileSize.height / CGFloat(tiles.source.height), tx: tiles.origin.x,
                ty: tiles.origin.y)
            use(pattern, shape, cairo, transform, body)
        case .meshGradient(let mesh):
            guard let target = cairo_get_target(cairo) else { return }
            let picture = MeshPicture(mesh).picture(
                width: Int(cairo_image_surface_get_width(target)),
                height: Int(cairo_image_surface_get_height(target)), under: transform)
            use(picture, or: mesh.background, cairo, body)
        case .backdrop(let backdrop):
            PaintSource(.color(backdrop.plainColor))
                .withPattern(for: cairo, under: transform, body)
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
        let extend: cairo_extend_t =
            switch gradient.extent {
            case .pad: CAIRO_EXTEND_PAD
            case .repeat: CAIRO_EXTEND_REPEAT
            case .mirror: CAIRO_EXTEND_REFLECT
            }
        cairo_pattern_set_extend(pattern, extend)
        use(pattern, shape, cairo, transform, body)
    }

    /// Paints with a picture, or with a colour if there was no memory for that.
    private func use(
        _ picture: PixelSurface?, or color: ResolvedColor, _ cairo: OpaquePointer,
        _ body: () -> Void
    ) {
        guard let picture else {
            return PaintSource(.color(color)).withPattern(for: cairo, under: .identity, body)
        }
        cairo_set_source_surface(cairo, picture.cairo, 0, 0)
        body()
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

extension ImageTiles {
    /// Whether a tile shows the whole image, opaque.
    fileprivate var showsImageUnchanged: Bool {
        opacity >= 1 && source.width == image.width && source.height == image.height
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

extension PixelSurface {
    /// A copy of what a tile shows; `nil` if memory falls short.
    fileprivate convenience init?(_ tiles: ImageTiles) {
        let source = tiles.source
        self.init(width: source.width, height: source.height, format: .color)
        let part = UInt32((tiles.opacity > 0 ? min(tiles.opacity, 1) * 256 : 0).rounded())
        for y in 0..<source.height {
            withRow(y) { row in
                let start =
                    tiles.image.pixels + (source.minY + y) * tiles.image.width + source.minX
                row.update(from: start, count: source.width)
                guard part < 256 else { return }
                for x in 0..<source.width {
                    let (odd, even) = (row[x] >> 8 & 0xFF00FF, row[x] & 0xFF00FF)
                    row[x] = (odd * part) & 0xFF00_FF00 | ((even * part) >> 8) & 0xFF00FF
                }
            }
        }
        markChanged()
    }
}
