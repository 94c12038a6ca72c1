import Drawing
import Foundation
import Geometry

/// Draws display groups onto a canvas, except for commands outside of its clip.
struct Player {
    let cache: SurfaceCache
    let canvas: Canvas

    /// Draws a group. An opacity below 1 is allowed only if the group folds it into its commands.
    func draw(_ group: DisplayGroup, under transform: CGAffineTransform, opacity: Double = 1) {
        group.forEachCommand(in: VisibleRect(canvas.clip, under: transform)) { command, bounds in
            draw(command, bounds, under: transform, opacity: opacity)
        }
    }

    private func draw(
        _ command: DrawCommand, _ bounds: CGRect, under transform: CGAffineTransform,
        opacity: Double
    ) {
        if case .group(let group, let offset) = command {
            return draw(
                group, under: transform.translatedBy(x: offset.x, y: offset.y), opacity: opacity)
        }
        let covering: PixelRect.Covering = command.child == nil ? .command : .group
        let cover = PixelRect(covering: bounds, under: transform, as: covering)
        guard cover.intersects(canvas.clip) else { return }
        switch command {
        case .fill(let shape, let paint):
            draw(shape, stroke: nil, paint, cover, under: transform, opacity: opacity)
        case .stroke(let shape, let stroke, let paint):
            draw(shape, stroke: stroke, paint, cover, under: transform, opacity: opacity)
        case .text(let text, let origin, let colors):
            let shown =
                opacity < 1 ? colors.map { $0.multiplyingOpacity(by: opacity) } : colors
            draw(text, at: origin, colors: shown, bounds, cover, under: transform)
        case .image(let placement):
            canvas.clipped(to: cover) { draw(placement, under: transform) }
        case .effect(let group, let effect):
            canvas.clipped(to: cover) {
                draw(group, with: effect, under: transform, opacity: opacity)
            }
        case .group: break
        }
    }

    /// Calls the body with each cached surface of a drawing that intersects the clip, and the pixel
    /// of its corner.
    ///
    /// A drawing is rendered whole. A very large one is split into tiles relative to its origin. What
    /// memory falls short for is left out.
    func forEachSurface(
        of content: SurfaceKey.Content, bounds: CGRect, format: PixelFormat,
        at placement: SurfacePlacement, draw: (OpaquePointer, CGAffineTransform) -> Void,
        _ body: (PixelSurface, _ x: Int, _ y: Int) -> Void
    ) {
        let extent = PixelRect(covering: bounds, under: placement.transform, as: .command)
        let needed = canvas.clip.offsetBy(dx: -placement.x, dy: -placement.y)
            .intersection(extent)
        guard !needed.isEmpty else { return }
        func surface(_ rect: PixelRect, _ column: Int, _ row: Int) -> PixelSurface? {
            let key = SurfaceKey(
                content: content, placement: placement.key, tileX: column, tileY: row)
            return cache.surface(for: key) {
                guard
                    let surface = PixelSurface(
                        width: rect.width, height: rect.height, format: format)
                else { return nil }
                var local = placement.transform
                local.tx -= CGFloat(rect.minX)
                local.ty -= CGFloat(rect.minY)
                surface.draw { draw($0, local) }
                return surface
            }
        }
        guard max(extent.width, extent.height) > Self.largestWhole else {
            if let surface = surface(extent, 0, 0) {
                body(surface, extent.minX + placement.x, extent.minY + placement.y)
            }
            return
        }
        let tile = Self.tileSide
        for row in (needed.minY - extent.minY) / tile...(needed.maxY - 1 - extent.minY) / tile {
            for column in (needed.minX - extent.minX) / tile...(needed.maxX - 1 - extent.minX)
                / tile
            {
                let rect = PixelRect(
                    x: extent.minX + column * tile, y: extent.minY + row * tile, width: tile,
                    height: tile
                ).intersection(extent)
                if let surface = surface(rect, column, row) {
                    body(surface, rect.minX + placement.x, rect.minY + placement.y)
                }
            }
        }
    }

    /// In pixels.
    private static let largestWhole = 2048
    private static let tileSide = 1024
}
