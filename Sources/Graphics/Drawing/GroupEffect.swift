import Foundation
import Geometry

/// What happens to a group as a whole when it is drawn.
package enum GroupEffect: Hashable {
    case transform(CGAffineTransform)
    case projection(ProjectionTransform)
    case opacity(Double)
    /// The group is drawn into a layer, so that blending inside ignores what is behind the group.
    case isolated
    case clip(DisplayShape)
    /// The group is multiplied by the opacity of the mask, which has the group's coordinates.
    case mask(DisplayGroup)
    /// The radius is the standard deviation of the blur, in points.
    case shadow(color: ResolvedColor, radius: CGFloat, offset: CGSize)
    /// The shadow without the group.
    case onlyShadow(color: ResolvedColor, radius: CGFloat, offset: CGSize)
    /// The group with a shadow inside its edges, as if it were a hole.
    case innerShadow(color: ResolvedColor, radius: CGFloat, offset: CGSize)
    case blur(radius: CGFloat)
    case blend(BlendOperation)
    case adjust(ColorAdjustment)

    /// Whether the effect shows a blurred picture of the group.
    var blurs: Bool {
        switch self {
        case .shadow, .onlyShadow, .innerShadow, .blur: true
        default: false
        }
    }

    /// How far a blur with a radius reaches.
    package static func reach(ofBlur radius: CGFloat) -> CGFloat { max(radius, 0) * 3 }

    /// Everything a group with these bounds can touch under the effect.
    ///
    /// The bounds of a clip are those of its shape, without intersecting them with the content.
    /// Otherwise a child that shares only part of a pixel with the shape would be drawn or left out
    /// depending on the other children.
    package func bounds(of content: CGRect) -> CGRect {
        guard !content.isNull else { return .null }
        switch self {
        case .transform(let transform): return content.applying(transform)
        case .projection(let transform):
            // The pixels at the edges are mixed with those beside them.
            let box = content.applying(transform)
            return box.isNull ? .null : box.insetBy(dx: -1, dy: -1)
        case .opacity(let opacity): return opacity > 0 ? content : .null
        case .isolated, .blend, .adjust, .innerShadow: return content
        case .clip(let shape): return shape.bounds
        case .mask(let mask): return mask.bounds
        case .shadow(_, let radius, let offset):
            let reach = Self.reach(ofBlur: radius)
            return content.union(
                content.insetBy(dx: -reach, dy: -reach)
                    .offsetBy(dx: offset.width, dy: offset.height))
        case .onlyShadow(_, let radius, let offset):
            let reach = Self.reach(ofBlur: radius)
            return content.insetBy(dx: -reach, dy: -reach)
                .offsetBy(dx: offset.width, dy: offset.height)
        case .blur(let radius):
            let reach = Self.reach(ofBlur: radius)
            return content.insetBy(dx: -reach, dy: -reach)
        }
    }
}
