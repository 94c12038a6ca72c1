import Drawing
import Foundation
import Geometry

/// A group to be blurred, and where its picture lies.
///
/// The picture is made as if the group's origin lay on a whole pixel, and is shifted by what the
/// origin is beyond it: so one picture serves a group wherever it moves. What is not blurred has
/// edges that a shift would soften; that is drawn where it lies.
struct BlurredGroup {
    let group: DisplayGroup
    let coverageOnly: Bool
    let blur: BoxBlur
    /// From the group's units to pixels of the picture.
    let transform: CGAffineTransform
    /// The pixel of the picture's origin, and by how much less than a pixel it is shifted.
    let origin: (x: Int, y: Int)
    let shift: PixelShift
    /// Pixels that the blur reaches.
    let reach: (x: Int, y: Int)
    /// What the group draws, and all that the blur may touch, with blank pixels around it for
    /// those at its edge to be mixed with.
    let content: PixelRect
    let extent: PixelRect
    let key: SurfaceKey

    init(
        _ blurred: DisplayGroup, radius: CGFloat, coverageOnly: Bool,
        under outer: CGAffineTransform
    ) {
        let deviation = outer.pixelDeviation(ofBlur: radius)
        reach = outer.pixelReach(ofBlur: radius)
        blur = BoxBlur(deviation)
        let (group, transform) = blurred.movedContent(under: outer)
        var placement = SurfacePlacement(exactly: transform)
        if blur.isIdentity {
            shift = .none
        } else {
            placement = SurfacePlacement(.zero, under: transform)
            shift = placement.removeShift()
        }
        self.group = group
        self.coverageOnly = coverageOnly
        self.transform = placement.transform
        origin = (placement.x, placement.y)
        content = PixelRect(covering: group.bounds, under: placement.transform, as: .group)
        let edge = blur.isIdentity ? 0 : 1
        extent =
            content.isEmpty ? .empty : content.outsetBy(dx: reach.x + edge, dy: reach.y + edge)
        key = SurfaceKey(
            content: .blurred(
                GroupLook(group), x: deviation.x, y: deviation.y, coverageOnly: coverageOnly),
            placement: placement.key)
    }

    /// The part to be made where some of it is shown and some is known. At first no more than is
    /// shown; where more is asked for, the picture comes into sight bit by bit, so that what is
    /// known grows, and is grown by what the blur looks at anyway.
    func region(for shown: PixelRect, _ known: PixelRect?, atMost area: Int) -> PixelRect {
        if extent.area <= Self.smallArea { return extent }
        guard let known else { return shown }
        let wanted = shown.outsetBy(dx: reach.x, dy: reach.y).intersection(extent)
        let all = wanted.union(known)
        return all.area <= area ? all : wanted
    }

    /// Pixels; up to that, a picture is made whole.
    private static let smallArea = 4096
}
