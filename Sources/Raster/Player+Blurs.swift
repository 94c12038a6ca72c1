import CCairo
import Drawing
import Foundation
import Geometry

extension Player {
    func drawBlurred(_ group: DisplayGroup, _ radius: CGFloat, under transform: CGAffineTransform) {
        let placement = SurfacePlacement(exactly: transform)
        let blurred = BlurredGroup(group, radius: radius, coverageOnly: false, placement)
        let needed = canvas.clip.offsetBy(dx: -placement.x, dy: -placement.y)
        guard let (surface, x, y) = picture(of: blurred, needed: needed) else { return }
        canvas.paint(surface, x: x + placement.x, y: y + placement.y)
    }

    func drawShadow(
        of group: DisplayGroup, _ color: ResolvedColor, _ radius: CGFloat, _ offset: CGSize,
        under transform: CGAffineTransform
    ) {
        let placement = SurfacePlacement(
            exactly: transform.translatedBy(x: offset.width, y: offset.height))
        let blurred = BlurredGroup(group, radius: radius, coverageOnly: true, placement)
        let needed = canvas.clip.offsetBy(dx: -placement.x, dy: -placement.y)
        guard let (surface, x, y) = picture(of: blurred, needed: needed) else { return }
        canvas.fill(through: surface, x: x + placement.x, y: y + placement.y, with: color)
    }

    /// The blurred picture, right at least where it is needed, and its corner. Kept, and made
    /// whole, unless it is very large.
    private func picture(
        of blurred: BlurredGroup, needed: PixelRect
    ) -> (PixelSurface, x: Int, y: Int)? {
        guard blurred.extent.intersects(needed) else { return nil }
        if blurred.extent.area <= Self.largestKept {
            let surface = cache.surface(for: blurred.key) {
                render(blurred, region: blurred.extent)
            }
            return (surface, blurred.extent.minX, blurred.extent.minY)
        }
        let region = blurred.extent.intersection(needed)
        return (render(blurred, region: region), region.minX, region.minY)
    }

    /// What of the group reaches into the region is drawn, blurred, and cut to the region.
    private func render(_ blurred: BlurredGroup, region: PixelRect) -> PixelSurface {
        let reach = blurred.reach
        let around = region.outsetBy(dx: reach.x, dy: reach.y)
        let source = picture(
            of: blurred.group, under: blurred.transform, region: around)
        let result = PixelSurface(
            width: region.width, height: region.height,
            format: blurred.coverageOnly ? .coverage : .color)
        BoxBlur(blurred.deviation).apply(
            source, coverageOnly: blurred.coverageOnly, inset: reach, into: result)
        return result
    }

    /// Pixels.
    private static let largestKept = 1 << 20
}

/// A group to be blurred, relative to a whole pixel.
private struct BlurredGroup {
    let group: DisplayGroup
    let coverageOnly: Bool
    let transform: CGAffineTransform
    let key: SurfaceKey
    /// Pixels: how far the blur reaches, its standard deviation, and all it may touch.
    let reach: (x: Int, y: Int)
    let deviation: (x: CGFloat, y: CGFloat)
    let extent: PixelRect

    init(
        _ group: DisplayGroup, radius: CGFloat, coverageOnly: Bool, _ placement: SurfacePlacement
    ) {
        self.group = group
        self.coverageOnly = coverageOnly
        transform = placement.transform
        reach = transform.pixelReach(ofBlur: radius)
        deviation = transform.pixelDeviation(ofBlur: radius)
        extent = PixelRect(covering: group.bounds, under: transform, as: .group)
            .outsetBy(dx: reach.x, dy: reach.y)
        key = SurfaceKey(
            content: .blurred(GroupLook(group), radius: radius, coverageOnly: coverageOnly),
            placement: placement.key)
    }
}
