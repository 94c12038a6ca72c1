import Drawing
import Foundation
import Geometry

extension Player {
    /// Draws a group in perspective: its picture is rendered as it is without, and each pixel of
    /// the result is read from the point of the picture that is seen there. Without memory for that
    /// it is drawn flat.
    func drawProjected(
        _ group: DisplayGroup, _ projection: ProjectionTransform, under transform: CGAffineTransform
    ) {
        let bounds = GroupEffect.projection(projection).bounds(of: group.bounds)
        let region = PixelRect(covering: bounds, under: transform, as: .group)
            .intersection(canvas.clip)
        guard !region.isEmpty else { return }
        let scale = Self.pictureScale(of: group.bounds, under: transform)
        let sourceTransform = CGAffineTransform(scaleX: scale.width, y: scale.height)
        // A border of blank pixels softens the edges.
        let source = PixelRect(covering: group.bounds, under: sourceTransform, as: .group)
            .outsetBy(dx: 1, dy: 1)
        // From the picture's pixels to those of the window.
        let forward = ProjectionTransform(sourceTransform.inverted())
            .concatenating(projection).concatenating(ProjectionTransform(transform))
        var backward = forward
        guard backward.invert() else { return }
        guard let picture = picture(of: group, under: sourceTransform, region: source),
            let result = PixelSurface(
                width: region.width, height: region.height, format: .color)
        else { return draw(group, under: transform) }
        ProjectedPicture(picture, x: source.minX, y: source.minY, backward)
            .write(to: result, x: region.minX, y: region.minY)
        canvas.paint(result, x: region.minX, y: region.minY)
    }

    /// Pixels to a unit of the group, along both axes; fewer than on the screen where the picture
    /// would have too many.
    private static func pictureScale(
        of bounds: CGRect, under transform: CGAffineTransform
    ) -> CGSize {
        let x = hypot(transform.a, transform.b)
        let y = hypot(transform.c, transform.d)
        let largest: CGFloat = 4096
        func limited(_ scale: CGFloat, _ length: CGFloat) -> CGFloat {
            let limit = largest / max(length, 1)
            return scale > 0 && scale.isFinite ? min(scale, limit) : min(1, limit)
        }
        return CGSize(width: limited(x, bounds.width), height: limited(y, bounds.height))
    }
}

/// A picture that is read through a projection.
private struct ProjectedPicture {
    private let picture: PixelSurface
    /// The pixel of the picture's corner.
    private let x: Int
    private let y: Int
    /// From the window's pixels to those of the picture.
    private let backward: ProjectionTransform

    init(_ picture: PixelSurface, x: Int, y: Int, _ backward: ProjectionTransform) {
        self.picture = picture
        self.x = x
        self.y = y
        self.backward = backward
    }

    /// Fills a surface whose corner is at a pixel of the window. A pixel's colour depends on its
    /// position alone, so that parts are drawn as the whole is.
    func write(to surface: PixelSurface, x left: Int, y top: Int) {
        let (width, height) = (picture.width, picture.height)
        let stride = picture.bytesPerRow / 4
        picture.bytes.withMemoryRebound(to: UInt32.self, capacity: stride * height) { pixels in
            for row in 0..<surface.height {
                let py = CGFloat(top + row) + 0.5
                surface.withRow(row) { target in
                    for column in 0..<surface.width {
                        let px = CGFloat(left + column) + 0.5
                        let w = backward.m13 * px + backward.m23 * py + backward.m33
                        guard w > 0 else { continue }
                        let sx = (backward.m11 * px + backward.m21 * py + backward.m31) / w
                        let sy = (backward.m12 * px + backward.m22 * py + backward.m32) / w
                        let (u, v) = (sx - CGFloat(x) - 0.5, sy - CGFloat(y) - 0.5)
                        guard u > -1, v > -1, u < CGFloat(width), v < CGFloat(height) else {
                            continue
                        }
                        let (u0, v0) = (Int(u + 1) - 1, Int(v + 1) - 1)
                        func pixel(_ column: Int, _ row: Int) -> UInt32 {
                            guard column >= 0, row >= 0, column < width, row < height else {
                                return 0
                            }
                            return pixels[row * stride + column]
                        }
                        target[column] = Self.mix(
                            pixel(u0, v0), pixel(u0 + 1, v0), pixel(u0, v0 + 1),
                            pixel(u0 + 1, v0 + 1), UInt32((u - CGFloat(u0)) * 256),
                            UInt32((v - CGFloat(v0)) * 256))
                    }
                }
            }
        }
        surface.markChanged()
    }

    /// Four pixels mixed by 256ths.
    @inline(__always)
    private static func mix(
        _ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: UInt32, _ x: UInt32, _ y: UInt32
    ) -> UInt32 {
        if a == 0, b == 0, c == 0, d == 0 { return 0 }
        let weights = ((256 - x) * (256 - y), x * (256 - y), (256 - x) * y, x * y)
        func channel(_ shift: UInt32) -> UInt32 {
            let sum =
                (a >> shift & 0xFF) * weights.0 + (b >> shift & 0xFF) * weights.1
                + (c >> shift & 0xFF) * weights.2 + (d >> shift & 0xFF) * weights.3
            return ((sum + 0x8000) >> 16) << shift
        }
        return channel(24) | channel(16) | channel(8) | channel(0)
    }
}
