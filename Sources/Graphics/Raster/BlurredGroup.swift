import Drawing
import Foundation
import Geometry

/// A group to blur, and the position of its picture.
///
/// The picture is rendered as if the group's origin lay on a whole pixel, and then shifted by the
/// fraction of a pixel, so that one picture serves a group wherever it moves. A shift would soften
/// the edges of a group with radius 0, so that is rendered at its exact position.
struct BlurredGroup {
    let group: DisplayGroup
    let coverageOnly: Bool
    let blur: BoxBlur
    /// From the group's units to pixels of the picture.
    let transform: CGAffineTransform
    /// The pixel of the picture's origin, and the shift by a fraction of a pixel.
    let origin: (x: Int, y: Int)
    let shift: PixelShift
    /// How many pixels the blur reaches.
    let reach: (x: Int, y: Int)
    /// The pixels that the group draws, and those that the blur can touch, with a blank border that
    /// the shift mixes into the pixels at the edge.
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
                GroupAppearance(group), x: deviation.x, y: deviation.y, coverageOnly: coverageOnly),
            placement: placement.key)
    }

    /// The part to render if `shown` is visible and `known` is rendered already.
    ///
    /// The first time, only the visible part is rendered. A second request means that the picture is
    /// scrolling into view, so the known part is extended by all that the blur reads anyway.
    func region(for shown: PixelRect, _ known: PixelRect?, atMost area: Int) -> PixelRect {
        if extent.area <= Self.smallArea { return extent }
        guard let known else { return shown }
        let wanted = shown.outsetBy(dx: reach.x, dy: reach.y).intersection(extent)
        let all = wanted.union(known)
        return all.area <= area ? all : wanted
    }

    /// In pixels; a picture up to this size is rendered whole.
    private static let smallArea = 4096
}
