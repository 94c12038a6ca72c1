import Foundation
import Geometry

extension ResolvedPath {
    /// The rectangle that the path consists of, if it is one.
    package var asRect: CGRect? {
        guard elements.count == 5 || elements.count == 6, elements.last == .close,
            case .move(let a) = elements[0], case .line(let b) = elements[1],
            case .line(let c) = elements[2], case .line(let d) = elements[3],
            elements.count == 5 || elements[4] == .line(to: a)
        else { return nil }
        let startsAcross = a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x
        let startsDown = a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y
        guard startsAcross || startsDown else { return nil }
        return CGRect(
            x: min(a.x, c.x), y: min(a.y, c.y), width: abs(c.x - a.x), height: abs(c.y - a.y))
    }

    /// The box of the ellipse that the path consists of, if it is one that `addEllipse` made.
    package var asEllipse: CGRect? {
        guard elements.count == 6, elements.last == .close, case .move(let right) = elements[0],
            case .curve(let bottom, _, _) = elements[1], case .curve(let left, _, _) = elements[2],
            case .curve(let top, _, _) = elements[3], case .curve(right, _, _) = elements[4]
        else { return nil }
        let rect = CGRect(
            x: left.x, y: top.y, width: right.x - left.x, height: bottom.y - top.y)
        guard rect.width > 0, rect.height > 0, rect.isFinite else { return nil }
        // Rounding in the box's corners may move a point a little.
        let limit = max(rect.width, rect.height, abs(rect.midX), abs(rect.midY)) * 1e-9
        let (cx, cy, rx, ry) = (rect.midX, rect.midY, rect.width / 2, rect.height / 2)
        let handle = CGSize(width: rx * quarterCircleHandle, height: ry * quarterCircleHandle)
        func isAt(_ point: CGPoint, _ x: CGFloat, _ y: CGFloat) -> Bool {
            abs(point.x - cx - x) <= limit && abs(point.y - cy - y) <= limit
        }
        func isQuarter(
            _ index: Int, _ first: (CGFloat, CGFloat), _ second: (CGFloat, CGFloat)
        ) -> Bool {
            guard case .curve(_, let control1, let control2) = elements[index] else { return false }
            return isAt(control1, first.0, first.1) && isAt(control2, second.0, second.1)
        }
        let (hx, hy) = (handle.width, handle.height)
        guard isAt(right, rx, 0), isAt(bottom, 0, ry), isAt(left, -rx, 0), isAt(top, 0, -ry),
            isQuarter(1, (rx, hy), (hx, ry)), isQuarter(2, (-hx, ry), (-rx, hy)),
            isQuarter(3, (-rx, -hy), (-hx, -ry)), isQuarter(4, (hx, -ry), (rx, -hy))
        else { return nil }
        return rect
    }
}

extension CGRect {
    fileprivate var isFinite: Bool {
        origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
    }
}
