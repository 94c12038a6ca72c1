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
