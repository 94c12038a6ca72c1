import CPixman
import Drawing
import Foundation
import Geometry

extension Player {
    func drawBlurred(_ group: DisplayGroup, _ radius: CGFloat, under transform: CGAffineTransform) {
        let blurred = BlurredGroup(group, radius: radius, coverageOnly: false, under: transform)
        let isDrawn = withPicture(of: blurred) { surface, x, y in
            canvas.paint(surface, x: x, y: y)
        }
        if !isDrawn { draw(group, under: transform) }
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
        guard
            let mask = PixelSurface(
                width: region.width, height: region.height, format: .coverage)
        else { return }
        for y in 0..<mask.height {
            (mask.bytes + y * mask.bytesPerRow).update(repeating: 255, count: mask.width)
        }
        let isDrawn = withPicture(of: blurred) { surface, x, y in
            let seen = PixelRect(x: x, y: y, width: surface.width, height: surface.height)
                .intersection(region)
            for row in seen.minY..<seen.maxY {
                let from = surface.bytes + (row - y) * surface.bytesPerRow + seen.minX - x
                let to =
                    mask.bytes + (row - region.minY) * mask.bytesPerRow + seen.minX - region.minX
                for column in 0..<seen.width { to[column] = 255 - from[column] }
            }
        }
        guard isDrawn else { return }
        mask.markChanged()
        let source = PixelImage(color)
        pixman_image_composite32(
            PIXMAN_OP_ATOP, source.pixman, mask.image.pixman, picture.image.pixman, 0, 0, 0, 0, 0,
            0, Int32(region.width), Int32(region.height))
        picture.markChanged()
    }

    /// Calls the body with a blurred picture that is complete at least inside the clip, and the
    /// pixel of its corner, if any of it is inside. Returns false if memory falls short.
    @discardableResult
    private func withPicture(
        of blurred: BlurredGroup, _ body: (PixelSurface, _ x: Int, _ y: Int) -> Void
    ) -> Bool {
        let (x, y) = blurred.origin
        let shift = blurred.shift
        let shown = canvas.clip.offsetBy(dx: -x, dy: -y)
            .intersection(shift.shown(of: blurred.extent))
        guard !shown.isEmpty else { return true }
        guard let part = part(of: blurred, covering: shift.sources(of: shown)) else {
            return false
        }
        if !shift.isNone, let shifted = shift.apply(to: part, showing: shown) {
            body(shifted, shown.minX + x, shown.minY + y)
        } else {
            body(part.surface, part.region.minX + x, part.region.minY + y)
        }
        return true
    }

    /// The cached part of a blurred picture, extended if it does not cover `shown`; `nil` if memory
    /// falls short.
    private func part(of blurred: BlurredGroup, covering shown: PixelRect) -> SurfacePart? {
        cache.part(of: blurred.key, covering: shown) { known in
            let region = blurred.region(for: shown, known?.region, atMost: cache.largestPart)
            guard let part = SurfacePart(region, blurred.coverageOnly ? .coverage : .color)
            else { return nil }
            guard let known else { return blur(blurred, region, into: part) ? part : nil }
            part.copy(known.region, from: known)
            let isWhole = region.subtracting(known.region)
                .allSatisfy { blur(blurred, $0, into: part) }
            return isWhole ? part : nil
        }
    }

    /// Renders and blurs what can reach into the rectangle, and copies the rectangle to the result.
    /// Returns false if memory falls short.
    private func blur(
        _ blurred: BlurredGroup, _ rect: PixelRect, into result: SurfacePart
    ) -> Bool {
        let reach = blurred.reach
        let around = rect.outsetBy(dx: reach.x, dy: reach.y).intersection(blurred.extent)
        guard
            let picture = picture(of: blurred.group, under: blurred.transform, region: around)
        else { return false }
        let source = SurfacePart(picture, around)
        let drawn = blurred.content.intersection(around)
        if !drawn.isEmpty, !blurred.blur.isIdentity {
            blurred.blur.apply(
                to: source.surface, coverageOnly: blurred.coverageOnly,
                rows: drawn.minY - around.minY..<drawn.maxY - around.minY,
                columns: rect.minX - around.minX..<rect.maxX - around.minX)
            cache.pixelsBlurred += around.area
        }
        result.copy(rect, from: source)
        return true
    }
}
