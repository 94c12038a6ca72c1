import CCairo
import Drawing
import Foundation
import Geometry

/// Paints the shadows of windows, and caches their blurred masks.
///
/// A mask belongs to the smallest rectangle whose centre is not reached by the blur of its corners.
/// Larger rectangles repeat the mask's middle row and column, so that resizing a window needs no
/// new blur.
struct ShadowCache {
    private struct Key: Hashable {
        var width: Int
        var height: Int
        var radius: Int
        var deviation: Int
    }

    private var masks: [Key: PixelSurface] = [:]
    /// The number of masks. Each window too small for the common mask needs one of its own.
    private static let limit = 16

    /// Darkens the pixels of a rectangle, except for those hidden by the window.
    mutating func paint(
        _ shadow: CompositorLayer.Shadow, within rect: PixelRect, without hidden: PixelRect,
        into screen: Framebuffer
    ) {
        guard shadow.opacity > 0, !shadow.rect.isEmpty else { return }
        let bounds = shadow.bounds
        let parts = rect.intersection(bounds).intersection(screen.bounds).subtracting(hidden)
        guard !parts.isEmpty else { return }
        guard let mask = mask(for: shadow) else { return }
        let strength = UInt32((shadow.opacity * 256).rounded())
        for part in parts {
            for y in part.minY..<part.maxY {
                let row = screen.pixels + y * screen.width
                let line =
                    mask.bytes
                    + Self.fold(y - bounds.minY, bounds.height, mask.height) * mask.bytesPerRow
                for x in part.minX..<part.maxX {
                    let cover = UInt32(line[Self.fold(x - bounds.minX, bounds.width, mask.width)])
                    let kept = 256 &- (cover &* strength &+ 127) / 255
                    let (blue, green, red) = (
                        row[x] & 0xFF, row[x] >> 8 & 0xFF, row[x] >> 16 & 0xFF
                    )
                    let upper = ((red &* kept) >> 8) << 16 | ((green &* kept) >> 8) << 8
                    row[x] = 0xFF00_0000 | upper | ((blue &* kept) >> 8)
                }
            }
        }
    }

    /// The index in a mask for an index in a longer shadow, which repeats the mask's middle.
    private static func fold(_ index: Int, _ length: Int, _ maskLength: Int) -> Int {
        let half = maskLength / 2
        if index < half { return index }
        let fromEnd = length - 1 - index
        return fromEnd < half ? maskLength - 1 - fromEnd : half
    }

    /// The mask of a shadow; `nil` if memory falls short.
    private mutating func mask(for shadow: CompositorLayer.Shadow) -> PixelSurface? {
        let common = 2 * (shadow.radius + 3 * shadow.deviation) + 1
        let key = Key(
            width: min(shadow.rect.width, common), height: min(shadow.rect.height, common),
            radius: shadow.radius, deviation: shadow.deviation)
        if let mask = masks[key] { return mask }
        if masks.count >= Self.limit { masks.removeAll() }
        guard let mask = Self.make(key) else { return nil }
        masks[key] = mask
        return mask
    }

    /// Renders a blurred rounded rectangle with a margin as wide as the blur reaches.
    private static func make(_ key: Key) -> PixelSurface? {
        let reach = 3 * key.deviation
        guard
            let source = PixelSurface(
                width: key.width + 2 * reach, height: key.height + 2 * reach, format: .color)
        else { return nil }
        let rect = CGRect(x: reach, y: reach, width: key.width, height: key.height)
        source.draw { cairo in
            cairo_set_source_rgba(cairo, 0, 0, 0, 1)
            CairoPath.draw(
                .roundedRect(rect, radius: Double(key.radius)), nil, in: cairo, under: .identity)
        }
        let whole = PixelRect(x: 0, y: 0, width: source.width, height: source.height)
        let deviation = CGFloat(key.deviation)
        BoxBlur((deviation, deviation)).apply(
            to: source, coverageOnly: true, rows: reach..<reach + key.height,
            columns: 0..<source.width)
        guard let result = SurfacePart(whole, .coverage) else { return nil }
        result.copy(whole, from: SurfacePart(source, whole))
        return result.surface
    }
}
