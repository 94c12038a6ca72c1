import Foundation
import Geometry

/// What happens to a group as a whole when it is drawn.
package enum GroupEffect: Hashable {
    case transform(CGAffineTransform)
    case opacity(Double)
    /// Drawn on its own first, so that blending inside does not see what is behind.
    case isolated
    case clip(DisplayShape)
    /// Drawn where the mask is opaque, fading with it; the mask shares the group's coordinates.
    case mask(DisplayGroup)
    /// The radius is the standard deviation of the blur, in points.
    case shadow(color: ResolvedColor, radius: CGFloat, offset: CGSize)
    case blur(radius: CGFloat)
    case blend(BlendOperation)
    case adjust(ColorAdjustment)

    /// Whether a blurred picture of the group is shown.
    var blurs: Bool {
        switch self {
        case .shadow, .blur: true
        default: false
        }
    }

    /// How far a blur of a radius reaches.
    package static func reach(ofBlur radius: CGFloat) -> CGFloat { max(radius, 0) * 3 }

    /// Everything a group with these bounds may touch under the effect.
    ///
    /// A clip's bounds are its shape's, not what the content has in common with it: else a child
    /// that shares only a part of a pixel with the shape would appear when another comes.
    package func bounds(of content: CGRect) -> CGRect {
        guard !content.isNull else { return .null }
        switch self {
        case .transform(let transform): return content.applying(transform)
        case .opacity(let opacity): return opacity > 0 ? content : .null
        case .isolated, .blend, .adjust: return content
        case .clip(let shape): return shape.bounds
        case .mask(let mask): return mask.bounds
        case .shadow(_, let radius, let offset):
            let reach = Self.reach(ofBlur: radius)
            return content.union(
                content.insetBy(dx: -reach, dy: -reach)
                    .offsetBy(dx: offset.width, dy: offset.height))
        case .blur(let radius):
            let reach = Self.reach(ofBlur: radius)
            return content.insetBy(dx: -reach, dy: -reach)
        }
    }
}
