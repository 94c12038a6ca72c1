import Foundation
import Geometry
import Images
import Typography

/// One drawing command, in the coordinates of the group that holds it.
package enum DisplayItem: Equatable {
    indirect case fill(DisplayShape, Paint)
    indirect case stroke(DisplayShape, StrokeDescription, Paint)
    /// The text's top left corner at the origin; colours by the number each run carries.
    indirect case text(ShapedText, origin: CGPoint, colors: [ResolvedColor])
    indirect case image(ImagePlacement)
    /// A child, moved; the usual case.
    case group(DisplayGroup, offset: CGPoint)
    indirect case effect(DisplayGroup, GroupEffect)

    package static func == (a: DisplayItem, b: DisplayItem) -> Bool {
        // Groups are by far the most frequent where there are many commands.
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

    /// Everything the command may touch; `.null` where that is nothing.
    package var bounds: CGRect {
        switch self {
        case .fill(let shape, _): shape.bounds
        case .stroke(let shape, let stroke, _): shape.strokeBounds(stroke)
        case .text(let text, let origin, _):
            // Glyphs are hinted to whole pixels and may grow by as much.
            text.inkBounds.isNull
                ? .null
                : text.inkBounds.offsetBy(dx: origin.x, dy: origin.y).insetBy(dx: -1, dy: -1)
        case .image(let placement): placement.rect
        case .group(let group, let offset): group.bounds(at: offset)
        case .effect(let group, let effect): effect.bounds(of: group.bounds)
        }
    }

    /// The group drawn by the command, if it draws one.
    package var child: DisplayGroup? {
        switch self {
        case .group(let group, _), .effect(let group, _): group
        default: nil
        }
    }
}

extension DisplayItem: Hashable {
    /// Groups count by their node's number alone, which is what finds them again.
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
