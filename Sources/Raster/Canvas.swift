import CCairo
import Drawing
import Foundation
import Geometry

/// A target and the part of it that may be painted, in device pixels of the window.
///
/// Only finished pixels reach it, always at whole pixels: then a clip cuts them and changes none.
final class Canvas {
    let cairo: OpaquePointer
    private(set) var clip: PixelRect

    /// The surface's corner is at the given pixel.
    init(_ surface: OpaquePointer, x: Int, y: Int, clip: PixelRect) {
        guard let cairo = cairo_create(surface) else {
            fatalError("Cairo made no drawing context")
        }
        self.cairo = cairo
        self.clip = clip
        cairo_translate(cairo, Double(-x), Double(-y))
        cairo_rectangle(cairo, clip)
        cairo_clip(cairo)
    }

    deinit {
        cairo_destroy(cairo)
    }

    /// Runs the body with the clip narrowed, where something of it is left.
    func clipped(to rect: PixelRect, _ body: () -> Void) {
        if rect.contains(clip) { return body() }
        let outer = clip
        let inner = clip.intersection(rect)
        guard !inner.isEmpty else { return }
        cairo_save(cairo)
        cairo_rectangle(cairo, inner)
        cairo_clip(cairo)
        clip = inner
        body()
        clip = outer
        cairo_restore(cairo)
    }

    func fill(_ rect: PixelRect, with color: ResolvedColor) {
        let seen = rect.intersection(clip)
        guard !seen.isEmpty, color.opacity > 0 else { return }
        cairo_set_source(cairo, color)
        cairo_rectangle(cairo, seen)
        cairo_fill(cairo)
    }

    /// Paints a colour where the surface has coverage or opacity.
    func fill(through mask: PixelSurface, x: Int, y: Int, with color: ResolvedColor) {
        guard color.opacity > 0 else { return }
        cairo_set_source(cairo, color)
        cairo_mask_surface(cairo, mask.cairo, Double(x), Double(y))
    }

    func paint(_ surface: PixelSurface, x: Int, y: Int, opacity: Double = 1) {
        let rect = PixelRect(x: x, y: y, width: surface.width, height: surface.height)
            .intersection(clip)
        guard !rect.isEmpty else { return }
        cairo_set_source_surface(cairo, surface.cairo, Double(x), Double(y))
        if opacity < 1 {
            cairo_paint_with_alpha(cairo, opacity)
        } else {
            cairo_rectangle(cairo, rect)
            cairo_fill(cairo)
        }
    }

    /// Paints a surface where another has coverage; both at whole pixels.
    func paint(
        _ surface: PixelSurface, x: Int, y: Int, through mask: PixelSurface, maskX: Int, maskY: Int
    ) {
        cairo_set_source_surface(cairo, surface.cairo, Double(x), Double(y))
        cairo_mask_surface(cairo, mask.cairo, Double(maskX), Double(maskY))
    }
}

func cairo_rectangle(_ cairo: OpaquePointer, _ rect: PixelRect) {
    cairo_rectangle(
        cairo, Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height))
}

func cairo_set_source(_ cairo: OpaquePointer, _ color: ResolvedColor) {
    cairo_set_source_rgba(
        cairo, Double(color.red), Double(color.green), Double(color.blue), Double(color.opacity))
}
