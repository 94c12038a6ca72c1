import Foundation
import Geometry

extension PixelRect {
    /// How generously a rectangle is rounded to pixels.
    ///
    /// An edge that near to a whole pixel lies on it. A command paints nothing outside of its
    /// rectangle rounded outwards; a group's edges give way a little more, so that a group covers
    /// its commands whatever was rounded on the way.
    package enum Covering {
        case command, group

        var snap: CGFloat { self == .command ? 1 / 64 : 1 / 128 }
        var margin: CGFloat { self == .command ? 0 : 1 / 8 }
    }

    /// All device pixels that drawing inside the rectangle may touch.
    package init(
        covering rect: CGRect, under transform: CGAffineTransform, as covering: Covering
    ) {
        guard !rect.isNull, rect.width > 0 || rect.height > 0 else {
            self = .empty
            return
        }
        let box = rect.applying(transform)
        let limit: CGFloat = 0x1p30
        func edge(_ value: CGFloat, _ direction: FloatingPointRoundingRule) -> Int {
            guard !value.isNaN else { return 0 }
            let bounded = min(max(value, -limit), limit)
            let nearest = bounded.rounded()
            if abs(bounded - nearest) < covering.snap { return Int(nearest) }
            let margin = direction == .up ? covering.margin : -covering.margin
            return Int((bounded + margin).rounded(direction))
        }
        self.init(
            minX: edge(box.minX, .down), minY: edge(box.minY, .down), maxX: edge(box.maxX, .up),
            maxY: edge(box.maxY, .up))
        if isEmpty { self = .empty }
    }
}
