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
        var ellipse = ResolvedPath()
        ellipse.addEllipse(in: rect)
        // Rounding in the box's corners may move a point a little.
        let limit = max(rect.width, rect.height, abs(rect.midX), abs(rect.midY)) * 1e-9
        return ellipse.isClose(to: self, within: limit) ? rect : nil
    }

    private func isClose(to other: ResolvedPath, within limit: CGFloat) -> Bool {
        func near(_ a: CGPoint, _ b: CGPoint) -> Bool {
            abs(a.x - b.x) <= limit && abs(a.y - b.y) <= limit
        }
        return zip(elements, other.elements).allSatisfy { a, b in
            switch (a, b) {
            case (.move(let a), .move(let b)): near(a, b)
            case (.curve(let a, let first, let second), .curve(let b, let third, let fourth)):
                near(a, b) && near(first, third) && near(second, fourth)
            case (.close, .close): true
            default: false
            }
        }
    }
}

extension CGRect {
    fileprivate var isFinite: Bool {
        origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
    }
}
