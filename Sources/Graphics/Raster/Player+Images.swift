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
            let source = PixelImage(
                UnsafeMutableRawPointer(mutating: image.pixels), width: image.width,
                height: image.height, bytesPerRow: image.bytesPerRow, format: .color)
            if let tint = placement.tint {
                canvas.fill(through: source, in: exact, with: tint)
            } else {
                canvas.paint(source, in: exact)
            }
            return
        }
        if !placement.isAntialiased, transform.isUpright {
            let edges = PixelRect(nearest: placement.rect.applying(transform))
            guard !edges.isEmpty else { return }
            var snapped = placement
            snapped.isAntialiased = true
            snapped.rect = CGRect(
                x: CGFloat(edges.minX), y: CGFloat(edges.minY), width: CGFloat(edges.width),
                height: CGFloat(edges.height)
            ).applying(transform.inverted())
            return draw(snapped, under: transform)
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
