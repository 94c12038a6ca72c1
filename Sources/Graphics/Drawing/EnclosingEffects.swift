import Foundation
import Geometry

/// The clips and blurs that enclose the groups being compared. A clip cuts damage inside it; a blur
/// spreads it.
struct EnclosingEffects {
    private enum Layer {
        case clip(PixelRect)
        /// Damage spreads by `x` and `y`, and a shadow moves it by `dx` and `dy`.
        case blur(x: Int, y: Int, dx: Int, dy: Int)
    }

    /// Outermost first.
    private var layers: [Layer]
    /// The pixels where drawing inside can be visible outside.
    private(set) var reach: PixelRect

    /// A shadow's pixels may be rounded differently from those of its group, and a blurred picture
    /// may be shifted by less than a pixel: damage spreads by this many pixels more.
    private static let roundingReach = 3

    init(_ window: PixelRect) {
        layers = [.clip(window)]
        reach = window
    }

    mutating func enter(clip: PixelRect) {
        layers.append(.clip(clip))
        reach = reach.intersection(clip)
    }

    /// Enters a blur with a radius in points, or with an offset a shadow, of a group that draws
    /// within the pixels `cover`.
    mutating func enter(
        blur radius: CGFloat, offset: CGSize = .zero, within cover: PixelRect,
        under transform: CGAffineTransform
    ) {
        enter(clip: cover)
        let (x, y) = transform.pixelReach(ofBlur: radius)
        let moved = offset.applying(transform)
        let dx = Int(saturating: moved.width.rounded())
        let dy = Int(saturating: moved.height.rounded())
        let more = (x: x + Self.roundingReach, y: y + Self.roundingReach)
        layers.append(.blur(x: more.x, y: more.y, dx: dx, dy: dy))
        reach = reach.union(reach.offsetBy(dx: -dx, dy: -dy)).outsetBy(dx: more.x, dy: more.y)
    }

    /// The pixels outside that change when the given pixels inside do.
    func visiblePart(of rect: PixelRect) -> PixelRect {
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
        func bounded(_ scale: CGFloat) -> CGFloat {
            let deviation = max(radius, 0) * scale
            return deviation.isFinite ? min(deviation, 1365) : 0
        }
        return (bounded(hypot(a, c)), bounded(hypot(b, d)))
    }

    /// How many pixels a blur with a radius in points reaches along each axis.
    package func pixelReach(ofBlur radius: CGFloat) -> (x: Int, y: Int) {
        let deviation = pixelDeviation(ofBlur: radius)
        return (
            Int(GroupEffect.reach(ofBlur: deviation.x)), Int(GroupEffect.reach(ofBlur: deviation.y))
        )
    }
}
