import CCairo
import Drawing
import Foundation
import Geometry
import Images

extension Player {
    func draw(_ placement: ImagePlacement, under transform: CGAffineTransform) {
        let image = placement.image
        if transform.isUpright, placement.resizing == .stretch, placement.capInsets == .none,
            let exact = PixelRect(exactly: placement.rect.applying(transform)),
            exact.width == image.width, exact.height == image.height
        {
            let surface = image.cairoSurface()
            defer { cairo_surface_destroy(surface) }
            let (x, y) = (Double(exact.minX), Double(exact.minY))
            if let tint = placement.tint {
                cairo_set_source(canvas.cairo, tint)
                cairo_mask_surface(canvas.cairo, surface, x, y)
            } else {
                cairo_set_source_surface(canvas.cairo, surface, x, y)
                cairo_rectangle(canvas.cairo, exact.intersection(canvas.clip))
                cairo_fill(canvas.cairo)
            }
            // The pixels are the image's: nothing may go on pointing to them.
            cairo_set_source_rgba(canvas.cairo, 0, 0, 0, 1)
            return
        }
        var local = placement
        local.rect.origin = .zero
        local.tint = nil
        forEachSurface(
            of: .image(local), bounds: local.rect, format: .color,
            at: SurfacePlacement(placement.rect.origin, under: transform),
            draw: { cairo, transform in
                cairo_save(cairo)
                if CairoPath.setMatrix(transform, in: cairo) {
                    ImageCells(local).draw(in: cairo)
                }
                cairo_restore(cairo)
            },
            { surface, x, y in
                if let tint = placement.tint {
                    canvas.fill(through: surface, x: x, y: y, with: tint)
                } else {
                    canvas.paint(surface, x: x, y: y)
                }
            })
    }
}

extension DecodedImage {
    /// A surface over the picture's own pixels; must not outlive it.
    func cairoSurface() -> OpaquePointer {
        let bytes = UnsafeMutableRawPointer(mutating: pixels)
            .assumingMemoryBound(to: UInt8.self)
        guard
            let surface = cairo_image_surface_create_for_data(
                bytes, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(bytesPerRow))
        else { fatalError("A picture of \(width)×\(height) pixels has no surface") }
        return surface
    }
}
