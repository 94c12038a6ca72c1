import Foundation
import Geometry
import Styles
import Views

/// How large the controls of a window are to whoever presses them.
extension WindowMeasuring {
    /// The least side of what is pressed: with a pointer that of WCAG 2.2, with a finger that of the
    /// controls of the device density.
    private var leastTarget: CGFloat {
        density == .desktop ? 24 : Theme.minimumTarget(.device)
    }

    var smallTargets: [ScreenFinding] {
        let least = leastTarget
        let targets = parts.targets.filter { parts.elements[$0].isInSight }
        let small = targets.filter { parts.elements[$0].frame.isSmaller(than: least) }
        return small.compactMap { index in
            let element = parts.elements[index]
            guard let pressed = parts.pressed(index) else { return nil }
            let size = pressableSize(of: element, pressed, upTo: least)
            guard size.width < least || size.height < least else { return nil }
            // A pointer that misses it meets nothing else.
            if density == .desktop, isSpaced(index, among: targets, small: small, least) {
                return nil
            }
            return finding(
                .targetSize, element,
                """
                can be pressed on \(brief(size.width))×\(brief(size.height)) points, and needs \
                \(brief(least))×\(brief(least))
                """)
        }
    }

    /// How far presses reach the element from its centre, which may be farther than its frame.
    private func pressableSize(
        of element: ScreenElement, _ pressed: RenderNode, upTo least: CGFloat
    ) -> CGSize {
        let (frame, centre) = (element.frame, element.frame.centre)
        func reach(_ dx: CGFloat, _ dy: CGFloat) -> CGFloat {
            var distance: CGFloat = 0
            while distance < least {
                let next = distance + 1
                let point = CGPoint(
                    x: centre.x + dx * (next - 0.5), y: centre.y + dy * (next - 0.5))
                guard HitTest.path(to: point, in: tree).contains(where: { $0.node === pressed })
                else { break }
                distance = next
            }
            return distance
        }
        return CGSize(
            width: max(frame.width, reach(-1, 0) + reach(1, 0)),
            height: max(frame.height, reach(0, -1) + reach(0, 1)))
    }

    /// Whether a circle of the least size around the centre of a small target meets no other target,
    /// nor the circle of another small one.
    private func isSpaced(
        _ index: Int, among targets: [Int], small: [Int], _ least: CGFloat
    ) -> Bool {
        let centre = parts.elements[index].frame.centre
        return targets.allSatisfy { other in
            if other == index || parts.isNested(other, index) { return true }
            let frame = parts.elements[other].frame
            let isClear = frame.distance(to: centre) >= least / 2
            guard small.contains(other) else { return isClear }
            let (dx, dy) = (frame.midX - centre.x, frame.midY - centre.y)
            return isClear && hypot(dx, dy) >= least
        }
    }
}

extension CGRect {
    fileprivate var centre: CGPoint { CGPoint(x: midX, y: midY) }

    fileprivate func isSmaller(than least: CGFloat) -> Bool { width < least || height < least }

    /// The distance of a point from the rectangle, 0 inside.
    fileprivate func distance(to point: CGPoint) -> CGFloat {
        let dx = max(minX - point.x, 0, point.x - maxX)
        let dy = max(minY - point.y, 0, point.y - maxY)
        return hypot(dx, dy)
    }
}
