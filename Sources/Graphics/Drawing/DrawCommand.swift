import Foundation
import Geometry
import Images
import Typography

/// One command of a display list, in the coordinates of the group that holds it.
package enum DrawCommand: Equatable {
    indirect case fill(DisplayShape, Paint)
    indirect case stroke(DisplayShape, StrokeDescription, Paint)
    /// The text with its top left corner at the origin. Each run of it has an index into `colors`.
    indirect case text(ShapedText, origin: CGPoint, colors: [ResolvedColor])
    indirect case image(ImagePlacement)
    /// A child at an offset; the most frequent command.
    case group(DisplayGroup, offset: CGPoint)
    indirect case effect(DisplayGroup, GroupEffect)

    package static func == (a: DrawCommand, b: DrawCommand) -> Bool {
        // Groups come first because they are by far the most frequent commands of a large list.
        if case .group(let first, let start) = a {
            guard case .group(let second, let end) = b else { return false }
            return first === second && start.x == end.x && start.y == end.y
        }
        return switch (a, b) {
        case (.fill(let first, let before), .fill(let second, let after)):
            first == second && before == after
        case (.stroke(let first, let line, let before), .stroke(let second, let other, let after)):
            first == second && line == other && before == after
        case (.text(let first, let start, let before), .text(let second, let end, let after)):
            first == second && start == end && before == after
        case (.image(let first), .image(let second)): first == second
        case (.effect(let first, let before), .effect(let second, let after)):
            first === second && before == after
        default: false
        }
    }

    /// Everything the command can touch; `.null` if it draws nothing.
    package var bounds: CGRect {
        switch self {
        case .fill(let shape, _): shape.bounds
        case .stroke(let shape, let stroke, _): shape.strokeBounds(stroke)
        case .text(let text, let origin, _):
            // Hinting can extend a glyph to the next whole pixel.
            text.inkBounds.isNull
                ? .null
                : text.inkBounds.offsetBy(dx: origin.x, dy: origin.y).insetBy(dx: -1, dy: -1)
        case .image(let placement): placement.rect
        case .group(let group, let offset): group.bounds(at: offset)
        case .effect(let group, let effect): effect.bounds(of: group.bounds)
        }
    }

    /// The group that the command draws, if any.
    package var child: DisplayGroup? {
        switch self {
        case .group(let group, _), .effect(let group, _): group
        default: nil
        }
    }
}

extension DrawCommand: Hashable {
    /// Groups are hashed by their node's number alone, which stays the same from frame to frame.
    package func hash(into hasher: inout Hasher) {
        switch self {
        case .fill(let shape, let paint):
            hasher.combine(shape)
            hasher.combine(paint)
        case .stroke(let shape, let stroke, let paint):
            hasher.combine(shape)
            hasher.combine(stroke)
            hasher.combine(paint)
        case .text(let text, let origin, let colors):
            hasher.combine(text)
            hasher.combine(origin)
            hasher.combine(colors)
        case .image(let placement): hasher.combine(placement)
        case .group(let group, _), .effect(let group, _): hasher.combine(group.id)
        }
    }
}

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
