import Foundation
import Geometry

/// The position of a cached drawing: a whole pixel, and the rest of the transform.
///
/// The fraction of a pixel is rounded to sixteenths, so that few surfaces serve many positions, and
/// a move by whole pixels uses the same surface.
struct SurfacePlacement {
    struct Key: Hashable {
        var a: CGFloat
        var b: CGFloat
        var c: CGFloat
        var d: CGFloat
        var x: CGFloat
        var y: CGFloat
    }

    /// The pixel of the drawing's origin.
    let x: Int
    let y: Int
    /// From the drawing's units to pixels relative to that pixel.
    private(set) var transform: CGAffineTransform

    /// The placement of drawing under a transform, its origin at a point.
    init(_ origin: CGPoint, under transform: CGAffineTransform) {
        let point = origin.applying(transform)
        let column = Self.sixteenths(point.x)
        let row = Self.sixteenths(point.y)
        x = column >> 4
        y = row >> 4
        var local = transform
        local.tx = CGFloat(column & 15) / 16
        local.ty = CGFloat(row & 15) / 16
        self.transform = local
    }

    /// A placement with the exact fraction of a pixel.
    init(exactly transform: CGAffineTransform) {
        let column = transform.tx.rounded(.down)
        let row = transform.ty.rounded(.down)
        x = Int(Self.bounded(column))
        y = Int(Self.bounded(row))
        var local = transform
        local.tx -= column
        local.ty -= row
        self.transform = local
    }

    /// Moves the origin to the corner of its pixel, and returns the fraction removed. Only for a
    /// placement in sixteenths.
    mutating func removeShift() -> PixelShift {
        let shift = PixelShift(x: Int(transform.tx * 16), y: Int(transform.ty * 16))
        transform.tx = 0
        transform.ty = 0
        return shift
    }

    var key: Key {
        Key(
            a: transform.a, b: transform.b, c: transform.c, d: transform.d, x: transform.tx,
            y: transform.ty)
    }

    private static func sixteenths(_ value: CGFloat) -> Int {
        Int((bounded(value) * 16).nearestWhole)
    }

    private static func bounded(_ value: CGFloat) -> CGFloat {
        value.isNaN ? 0 : min(max(value, -0x1p30), 0x1p30)
    }
}
