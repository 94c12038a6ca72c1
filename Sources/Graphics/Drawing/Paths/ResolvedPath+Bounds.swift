import Foundation
import Geometry

extension ResolvedPath {
    /// The smallest rectangle that contains the path; `.null` if the path is empty.
    package var bounds: CGRect {
        var box = PointBox()
        for segment in segments { segment.extend(&box) }
        for case .move(let point) in elements.suffix(1) { box.add(point) }
        return box.rect
    }

    /// The smallest rectangle that contains all end and control points: faster than `bounds`, and
    /// never smaller.
    package var controlBounds: CGRect {
        var box = PointBox()
        for element in elements {
            switch element {
            case .move(let point), .line(let point): box.add(point)
            case .quadCurve(let point, let control):
                box.add(point)
                box.add(control)
            case .curve(let point, let first, let second):
                box.add(point)
                box.add(first)
                box.add(second)
            case .close: break
            }
        }
        return box.rect
    }
}

/// Accumulates the smallest rectangle that contains points and rectangles.
package struct PointBox {
    private var minX = CGFloat.infinity
    private var minY = CGFloat.infinity
    private var maxX = -CGFloat.infinity
    private var maxY = -CGFloat.infinity

    package init() {}

    package mutating func add(_ point: CGPoint) {
        minX = min(minX, point.x)
        minY = min(minY, point.y)
        maxX = max(maxX, point.x)
        maxY = max(maxY, point.y)
    }

    /// Adds a rectangle; `.null` adds nothing.
    package mutating func add(_ rect: CGRect) {
        guard rect.origin.x != .infinity else { return }
        let (left, top) = (rect.origin.x, rect.origin.y)
        let (right, bottom) = (left + rect.size.width, top + rect.size.height)
        minX = min(minX, left, right)
        minY = min(minY, top, bottom)
        maxX = max(maxX, left, right)
        maxY = max(maxY, top, bottom)
    }

    package var rect: CGRect {
        minX <= maxX ? CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY) : .null
    }
}
