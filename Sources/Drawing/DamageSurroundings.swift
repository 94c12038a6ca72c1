import Foundation
import Geometry

/// The clips and blurs around what is being compared: damage is cut by a clip, and spreads in a
/// blur.
struct DamageSurroundings {
    private enum Layer {
        case clip(PixelRect)
        /// A shadow's is moved; its pixels may be rounded otherwise than those of what casts it, and
        /// a blurred picture may be shifted by less than a pixel.
        case blur(x: Int, y: Int, dx: Int, dy: Int)
    }

    /// From the outermost.
    private var layers: [Layer]
    /// The pixels in which drawing inside may be seen from outside.
    private(set) var reach: PixelRect

    private static let roundingReach = 3

    init(_ window: PixelRect) {
        layers = [.clip(window)]
        reach = window
    }

    mutating func enter(clip: PixelRect) {
        layers.append(.clip(clip))
        reach = reach.intersection(clip)
    }

    /// A blur of a radius in points, or a shadow of it, of a group that draws within some pixels.
    mutating func enter(
        blur radius: CGFloat, offset: CGSize = .zero, within cover: PixelRect,
        under transform: CGAffineTransform
    ) {
        enter(clip: cover)
        let (x, y) = transform.pixelReach(ofBlur: radius)
        let moved = offset.applying(transform)
        let (dx, dy) = (Int(moved.width.rounded()), Int(moved.height.rounded()))
        let more = (x: x + Self.roundingReach, y: y + Self.roundingReach)
        layers.append(.blur(x: more.x, y: more.y, dx: dx, dy: dy))
        reach = reach.union(reach.offsetBy(dx: -dx, dy: -dy)).outsetBy(dx: more.x, dy: more.y)
    }

    /// What is seen of changed pixels from outside.
    func seen(_ rect: PixelRect) -> PixelRect {
        var rect = rect.intersection(reach)
        for layer in layers.reversed() where !rect.isEmpty {
            switch layer {
            case .clip(let clip): rect = rect.intersection(clip)
            case .blur(let x, let y, let dx, let dy):
                rect = rect.union(rect.outsetBy(dx: x, dy: y).offsetBy(dx: dx, dy: dy))
            }
        }
        return rect
    }
}

extension CGAffineTransform {
    /// The standard deviation of a blur along each axis of the screen, in pixels; bounded.
    package func pixelDeviation(ofBlur radius: CGFloat) -> (x: CGFloat, y: CGFloat) {
        func bounded(_ stretch: CGFloat) -> CGFloat {
            let deviation = max(radius, 0) * stretch
            return deviation.isFinite ? min(deviation, 1365) : 0
        }
        return (bounded(hypot(a, c)), bounded(hypot(b, d)))
    }

    /// How many pixels a blur of a radius in points reaches along each axis.
    package func pixelReach(ofBlur radius: CGFloat) -> (x: Int, y: Int) {
        let deviation = pixelDeviation(ofBlur: radius)
        return (
            Int(GroupEffect.reach(ofBlur: deviation.x)), Int(GroupEffect.reach(ofBlur: deviation.y))
        )
    }
}
