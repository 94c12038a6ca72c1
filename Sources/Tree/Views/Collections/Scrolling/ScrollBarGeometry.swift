import Styles
import Foundation
import Geometry
import Layouts

/// Where the bars of a scroll view lie: each has a track along a side and a thumb that stands for
/// the visible part of the content.
struct ScrollBarGeometry {
    /// The size of the scroll view.
    let size: CGSize
    let contentSize: CGSize
    let offset: CGPoint
    let limit: CGSize
    let isShown: Bool
    /// The space that the bars keep free at the edges.
    var insets = EdgeInsets()

    static let margin: CGFloat = 2
    /// The thickness of a thumb under the pointer.
    private static let wideThickness: CGFloat = 11
    private static let shortestThumb: CGFloat = 24

    func isNeeded(_ axis: Axis) -> Bool { isShown && limit[axis] > 0 }

    private func trackStart(_ axis: Axis) -> CGFloat {
        Self.margin + (axis == .vertical ? insets.top : insets.leading)
    }

    private func trackLength(_ axis: Axis) -> CGFloat {
        let corner = isNeeded(.vertical) && isNeeded(.horizontal) ? Self.wideThickness : 0
        let free = axis == .vertical ? insets.top + insets.bottom : insets.leading + insets.trailing
        return max(0, size[axis] - 2 * Self.margin - corner - free)
    }

    private func thumbLength(_ axis: Axis) -> CGFloat {
        let share = size[axis] / max(1, contentSize[axis])
        return min(trackLength(axis), max(Self.shortestThumb, trackLength(axis) * share))
    }

    func thumb(_ axis: Axis, isWide: Bool) -> CGRect {
        let thickness = isWide ? Self.wideThickness : Theme.scrollBar
        let travel = trackLength(axis) - thumbLength(axis)
        let start = trackStart(axis) + (limit[axis] > 0 ? offset[axis] / limit[axis] * travel : 0)
        let inset = axis == .vertical ? insets.trailing : insets.bottom
        let side = size[axis.other] - Self.margin - inset - thickness
        return axis == .vertical
            ? CGRect(x: side, y: start, width: thickness, height: thumbLength(axis))
            : CGRect(x: start, y: side, width: thumbLength(axis), height: thickness)
    }

    /// The offset of the content for a thumb that begins at a position; nil where it cannot move.
    func offset(ofThumbAt position: CGFloat, _ axis: Axis) -> CGFloat? {
        let travel = trackLength(axis) - thumbLength(axis)
        guard travel > 0 else { return nil }
        return (position - trackStart(axis)) / travel * limit[axis]
    }

    /// The bar whose strip along a side contains the point, whether the bar is visible or not.
    func strip(at point: CGPoint) -> Axis? {
        let reach = Self.wideThickness + Self.margin
        if isNeeded(.vertical), point.x >= size.width - insets.trailing - reach { return .vertical }
        if isNeeded(.horizontal), point.y >= size.height - insets.bottom - reach {
            return .horizontal
        }
        return nil
    }
}
