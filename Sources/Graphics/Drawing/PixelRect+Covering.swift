import Foundation
import Geometry

extension PixelRect {
    /// How a rectangle is rounded outwards to pixels.
    ///
    /// An edge closer than `snap` to a pixel boundary lies on it. A group has a margin, so that it
    /// covers its commands despite rounding errors of the offsets between them.
    package enum Covering {
        case command, group

        var snap: CGFloat { self == .command ? 1 / 64 : 1 / 128 }
        var margin: CGFloat { self == .command ? 0 : 1 / 8 }
    }

    /// All device pixels that drawing inside the rectangle can touch.
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
            // An edge just below a pixel boundary lies on it.
            if CGFloat(below + 1) - value < snap { return below + 1 }
            return value - CGFloat(below) < snap ? below : Self.floor(value - margin)
        }
        func high(_ edge: CGFloat) -> Int { -low(-edge) }
        self.init(
            minX: low(box.minX), minY: low(box.minY), maxX: high(box.maxX), maxY: high(box.maxY))
        if isEmpty { self = .empty }
    }

    /// The pixels of which the rectangle covers more than half along both axes.
    package init(nearest rect: CGRect) {
        func edge(_ value: CGFloat) -> Int {
            Int(saturating: value.nearestWhole)
        }
        self.init(
            minX: edge(rect.minX), minY: edge(rect.minY), maxX: edge(rect.maxX),
            maxY: edge(rect.maxY))
    }

    /// `rounded(.down)` calls a library function on processors without a rounding instruction.
    private static func floor(_ value: CGFloat) -> Int {
        let whole = Int(value)
        return CGFloat(whole) > value ? whole - 1 : whole
    }
}
