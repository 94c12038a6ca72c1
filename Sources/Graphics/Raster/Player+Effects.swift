import Drawing
import Foundation
import Geometry

extension Player {
    /// Draws a group under an effect. The clip is already within the effect's bounds.
    ///
    /// Layers hold only the pixels inside the clip, whose colours do not depend on the clip. An effect
    /// is left out if memory falls short for its layer. An opacity below 1 is allowed only if the group
    /// folds it into its commands.
    func draw(
        _ group: DisplayGroup, with effect: GroupEffect, under transform: CGAffineTransform,
        opacity: Double = 1
    ) {
        switch effect {
        case .transform(let inner):
            draw(group, under: inner.concatenating(transform), opacity: opacity)
        case .projection(let projection):
            drawProjected(group, projection, under: transform)
        case .opacity(let own):
            let opacity = opacity * own
            if opacity >= 1 { return draw(group, under: transform) }
            if group.foldsOpacity { return draw(group, under: transform, opacity: opacity) }
            withLayer(group, under: transform) { layer, region in
                canvas.paint(layer, x: region.minX, y: region.minY, opacity: opacity)
            }
        case .isolated:
            withLayer(group, under: transform) { layer, region in
                canvas.paint(layer, x: region.minX, y: region.minY)
            }
        case .clip(let shape):
            draw(group, clippedTo: shape, under: transform)
        case .mask(let mask):
            withLayer(group, under: transform) { layer, region in
                guard let stencil = seenPicture(of: mask, under: transform, region: region) else {
                    return canvas.paint(layer, x: region.minX, y: region.minY)
                }
                canvas.paint(
                    layer, x: region.minX, y: region.minY, through: stencil,
                    maskX: region.minX, maskY: region.minY)
            }
        case .shadow(let color, let radius, let offset):
            drawShadow(of: group, color, radius, offset, under: transform)
            draw(group, under: transform)
        case .onlyShadow(let color, let radius, let offset):
            drawShadow(of: group, color, radius, offset, under: transform)
        case .innerShadow(let color, let radius, let offset):
            withLayer(group, under: transform) { layer, region in
                shade(layer, region, by: group, color, radius, offset, under: transform)
                canvas.paint(layer, x: region.minX, y: region.minY)
            }
        case .blur(let radius):
            drawBlurred(group, radius, under: transform)
        case .blend(let operation):
            withLayer(group, under: transform) { layer, region in
                canvas.paint(layer, x: region.minX, y: region.minY, operation)
            }
        case .adjust(let adjustment):
            withLayer(group, under: transform) { layer, region in
                PixelAdjustment(adjustment).apply(to: layer)
                canvas.paint(layer, x: region.minX, y: region.minY)
            }
        }
    }

    /// Calls the body with a picture of the group inside the clip, and the picture's position. Draws
    /// the group as it is if memory falls short for the picture.
    private func withLayer(
        _ group: DisplayGroup, under transform: CGAffineTransform,
        _ body: (PixelSurface, PixelRect) -> Void
    ) {
        let region = PixelRect(covering: group.bounds, under: transform, as: .group)
            .intersection(canvas.clip)
        guard !region.isEmpty else { return }
        guard let picture = seenPicture(of: group, under: transform, region: region) else {
            return draw(group, under: transform)
        }
        body(picture, region)
    }

    /// A picture of a group that shows what lies behind it; `nil` if memory falls short.
    private func seenPicture(
        of group: DisplayGroup, under transform: CGAffineTransform, region: PixelRect
    ) -> PixelSurface? {
        picture(of: group, under: transform, region: region, seesBehind: true)
    }

    /// A transparent surface with the group drawn into it; `nil` if memory falls short.
    func picture(
        of group: DisplayGroup, under transform: CGAffineTransform, region: PixelRect,
        seesBehind: Bool = false
    ) -> PixelSurface? {
        guard
            let surface = PixelSurface(
                width: region.width, height: region.height, format: .color)
        else { return nil }
        Canvas.paint(
            surface, x: region.minX, y: region.minY, within: region,
            over: seesBehind ? .canvas(canvas) : .unknown
        ) { layer in
            Player(cache: cache, canvas: layer).draw(group, under: transform)
        }
        return surface
    }

    private func draw(
        _ group: DisplayGroup, clippedTo shape: DisplayShape, under transform: CGAffineTransform
    ) {
        if transform.isUpright {
            if case .rect(let rect) = shape {
                // A clip between pixels is rounded to the nearest pixel boundaries.
                let pixels = PixelRect(nearest: rect.applying(transform))
                guard pixels.intersects(canvas.clip) else { return }
                return canvas.clipped(to: pixels) { draw(group, under: transform) }
            }
            // Only the corners of a rounded clip need a layer. What shows its backdrop is not divided.
            if !group.showsBackdrop, let parts = NineSlice(shape, nil, under: transform) {
                for box in parts.boxes where box.intersects(canvas.clip) {
                    canvas.clipped(to: box) { draw(group, under: transform) }
                }
                for corner in parts.corners where corner.rect.intersects(canvas.clip) {
                    canvas.clipped(to: corner.rect) {
                        var moved = transform
                        moved.tx = CGFloat(corner.modelX)
                        moved.ty = CGFloat(corner.modelY)
                        draw(group, through: parts.model, under: moved, group: transform)
                    }
                }
                return
            }
        }
        draw(group, through: shape, under: transform, group: transform)
    }

    /// Draws the group into a layer, and composites that through the coverage of a shape.
    private func draw(
        _ group: DisplayGroup, through shape: DisplayShape,
        under shapeTransform: CGAffineTransform, group transform: CGAffineTransform
    ) {
        withLayer(group, under: transform) { layer, region in
            canvas.clipped(to: region) {
                forEachCoverage(shape, nil, under: shapeTransform) { mask, x, y in
                    canvas.paint(
                        layer, x: region.minX, y: region.minY, through: mask, maskX: x, maskY: y)
                }
            }
        }
    }
}
