import CPixman
import Drawing
import Foundation
import Geometry

extension Player {
    func drawBlurred(_ group: DisplayGroup, _ radius: CGFloat, under transform: CGAffineTransform) {
        let blurred = BlurredGroup(group, radius: radius, coverageOnly: false, under: transform)
        withPicture(of: blurred) { surface, x, y in
            canvas.paint(surface, x: x, y: y)
        }
    }

    func drawShadow(
        of group: DisplayGroup, _ color: ResolvedColor, _ radius: CGFloat, _ offset: CGSize,
        under transform: CGAffineTransform
    ) {
        let blurred = BlurredGroup(
            group, radius: radius, coverageOnly: true,
            under: transform.translatedBy(x: offset.width, y: offset.height))
        withPicture(of: blurred) { surface, x, y in
            canvas.fill(through: surface, x: x, y: y, with: color)
        }
    }

    /// Draws the shadow that the edges of a group throw inwards onto a picture of the group.
    func shade(
        _ picture: PixelSurface, _ region: PixelRect, by group: DisplayGroup,
        _ color: ResolvedColor, _ radius: CGFloat, _ offset: CGSize,
        under transform: CGAffineTransform
    ) {
        guard color.opacity > 0 else { return }
        let blurred = BlurredGroup(
            group, radius: radius, coverageOnly: true,
            under: transform.translatedBy(x: offset.width, y: offset.height))
        // The shadow falls where the moved and blurred group does not cover.
        let mask = PixelSurface(width: region.width, height: region.height, format: .coverage)
        for y in 0..<mask.height {
            (mask.bytes + y * mask.bytesPerRow).update(repeating: 255, count: mask.width)
        }
        withPicture(of: blurred) { surface, x, y in
            let seen = PixelRect(x: x, y: y, width: surface.width, height: surface.height)
                .intersection(region)
            for row in seen.minY..<seen.maxY {
                let from = surface.bytes + (row - y) * surface.bytesPerRow + seen.minX - x
                let to =
                    mask.bytes + (row - region.minY) * mask.bytesPerRow + seen.minX - region.minX
                for column in 0..<seen.width { to[column] = 255 - from[column] }
            }
        }
        mask.markChanged()
        let source = PixelImage(color)
        pixman_image_composite32(
            PIXMAN_OP_ATOP, source.pixman, mask.image.pixman, picture.image.pixman, 0, 0, 0, 0, 0,
            0, Int32(region.width), Int32(region.height))
        picture.markChanged()
    }

    /// Calls the body with a blurred picture that is complete at least inside the clip, and the
    /// pixel of its corner.
    private func withPicture(
        of blurred: BlurredGroup, _ body: (PixelSurface, _ x: Int, _ y: Int) -> Void
    ) {
        let (x, y) = blurred.origin
        let shift = blurred.shift
        let shown = canvas.clip.offsetBy(dx: -x, dy: -y)
            .intersection(shift.shown(of: blurred.extent))
        guard !shown.isEmpty else { return }
        let part = part(of: blurred, covering: shift.sources(of: shown))
        if shift.isNone {
            body(part.surface, part.region.minX + x, part.region.minY + y)
        } else {
            body(shift.apply(to: part, showing: shown), shown.minX + x, shown.minY + y)
        }
    }

    /// The cached part of a blurred picture, extended if it does not cover `shown`.
    private func part(of blurred: BlurredGroup, covering shown: PixelRect) -> SurfacePart {
        cache.part(of: blurred.key, covering: shown) { known in
            let region = blurred.region(for: shown, known?.region, atMost: cache.largestPart)
            let part = SurfacePart(region, blurred.coverageOnly ? .coverage : .color)
            guard let known else {
                blur(blurred, region, into: part)
                return part
            }
            part.copy(known.region, from: known)
            for rect in region.subtracting(known.region) { blur(blurred, rect, into: part) }
            return part
        }
    }

    /// Renders and blurs what can reach into the rectangle, and copies the rectangle to the result.
    private func blur(_ blurred: BlurredGroup, _ rect: PixelRect, into result: SurfacePart) {
        let reach = blurred.reach
        let around = rect.outsetBy(dx: reach.x, dy: reach.y).intersection(blurred.extent)
        let source = SurfacePart(
            picture(of: blurred.group, under: blurred.transform, region: around), around)
        let drawn = blurred.content.intersection(around)
        if !drawn.isEmpty, !blurred.blur.isIdentity {
            blurred.blur.apply(
                to: source.surface, coverageOnly: blurred.coverageOnly,
                rows: drawn.minY - around.minY..<drawn.maxY - around.minY,
                columns: rect.minX - around.minX..<rect.maxX - around.minX)
            cache.pixelsBlurred += around.area
        }
        result.copy(rect, from: source)
    }
}
