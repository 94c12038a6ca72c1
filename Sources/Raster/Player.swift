import Drawing
import Foundation
import Geometry

/// Draws groups onto a canvas, leaving out what its clip does not meet.
struct Player {
    let cache: SurfaceCache
    let canvas: Canvas

    /// The opacity multiplies that of the commands; below 1 only for groups that fold it.
    func draw(_ group: DisplayGroup, under transform: CGAffineTransform, opacity: Double = 1) {
        group.forEachItem(in: SeenPart(canvas.clip, under: transform)) { item, bounds in
            draw(item, bounds, under: transform, opacity: opacity)
        }
    }

    private func draw(
        _ item: DisplayItem, _ bounds: CGRect, under transform: CGAffineTransform, opacity: Double
    ) {
        if case .group(let group, let offset) = item {
            return draw(
                group, under: transform.translatedBy(x: offset.x, y: offset.y), opacity: opacity)
        }
        let covering: PixelRect.Covering = item.child == nil ? .command : .group
        let cover = PixelRect(covering: bounds, under: transform, as: covering)
        guard cover.intersects(canvas.clip) else { return }
        switch item {
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
            canvas.clipped(to: cover) { draw(group, with: effect, under: transform) }
        case .group: break
        }
    }

    /// Hands over the surfaces of a drawing that meet the clip, each with its corner's pixel.
    ///
    /// The drawing is made whole; a very large one in tiles fixed to its own origin.
    func forEachSurface(
        of content: SurfaceKey.Content, bounds: CGRect, format: PixelSurface.Format,
        at placement: SurfacePlacement, draw: (OpaquePointer, CGAffineTransform) -> Void,
        _ body: (PixelSurface, _ x: Int, _ y: Int) -> Void
    ) {
        let extent = PixelRect(covering: bounds, under: placement.transform, as: .command)
        let needed = canvas.clip.offsetBy(dx: -placement.x, dy: -placement.y)
            .intersection(extent)
        guard !needed.isEmpty else { return }
        func surface(_ rect: PixelRect, _ column: Int, _ row: Int) -> PixelSurface {
            let key = SurfaceKey(
                content: content, placement: placement.key, tileX: column, tileY: row)
            return cache.surface(for: key) {
                let surface = PixelSurface(width: rect.width, height: rect.height, format: format)
                var local = placement.transform
                local.tx -= CGFloat(rect.minX)
                local.ty -= CGFloat(rect.minY)
                surface.draw { draw($0, local) }
                return surface
            }
        }
        guard max(extent.width, extent.height) > Self.largestWhole else {
            body(
                surface(extent, 0, 0), extent.minX + placement.x, extent.minY + placement.y)
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
                body(
                    surface(rect, column, row), rect.minX + placement.x, rect.minY + placement.y)
            }
        }
    }

    /// Pixels on a side.
    private static let largestWhole = 2048
    private static let tileSide = 1024
}
