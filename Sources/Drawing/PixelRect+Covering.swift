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
        let (snap, margin) = (covering.snap, covering.margin)
        func bounded(_ value: CGFloat) -> CGFloat {
            value.isNaN ? 0 : min(max(value, -limit), limit)
        }
        func low(_ edge: CGFloat) -> Int {
            let value = bounded(edge)
            let below = Self.floor(value)
            // Just below a whole pixel, the edge lies on it.
            if CGFloat(below + 1) - value < snap { return below + 1 }
            return value - CGFloat(below) < snap ? below : Self.floor(value - margin)
        }
        func high(_ edge: CGFloat) -> Int { -low(-edge) }
        self.init(
            minX: low(box.minX), minY: low(box.minY), maxX: high(box.maxX), maxY: high(box.maxY))
        if isEmpty { self = .empty }
    }

    /// The pixels of which a rectangle covers the greater part, along both axes.
    package init(nearest rect: CGRect) {
        func edge(_ value: CGFloat) -> Int {
            Int(min(max(value.isNaN ? 0 : value, -0x1p30), 0x1p30).nearestWhole)
        }
        self.init(
            minX: edge(rect.minX), minY: edge(rect.minY), maxX: edge(rect.maxX),
            maxY: edge(rect.maxY))
    }

    /// Without a call into the library, which `rounded` is where no instruction rounds.
    private static func floor(_ value: CGFloat) -> Int {
        let whole = Int(value)
        return CGFloat(whole) > value ? whole - 1 : whole
    }
}
