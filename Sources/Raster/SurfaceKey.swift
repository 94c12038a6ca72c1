import Drawing
import Foundation
import Typography

/// What a cached surface shows; two equal keys make the same pixels.
struct SurfaceKey: Hashable {
    enum Content: Hashable {
        case coverage(DisplayShape, StrokeDescription?)
        case painted(DisplayShape, StrokeDescription?, Paint)
        case text(ShapedText, [ResolvedColor])
        case image(ImagePlacement)
        /// A group blurred, its colours or only its coverage; the key keeps it alive.
        case blurred(GroupLook, radius: CGFloat, coverageOnly: Bool)
    }

    var content: Content
    var placement: SurfacePlacement.Key
    /// Column and row, both 0 where the drawing is not cut.
    var tileX = 0
    var tileY = 0
}

/// A group to be blurred: the same as another where both are one shape in one paint, as the knobs
/// of all switches are, and otherwise only as itself.
struct GroupLook: Hashable {
    private let group: DisplayGroup

    init(_ group: DisplayGroup) { self.group = group }

    private var onlyFill: (shape: DisplayShape, paint: Paint)? {
        guard group.items.count == 1, case .fill(let shape, let paint) = group.items[0] else {
            return nil
        }
        return (shape, paint)
    }

    static func == (a: GroupLook, b: GroupLook) -> Bool {
        if a.group === b.group { return true }
        guard let first = a.onlyFill, let second = b.onlyFill else { return false }
        return first.shape == second.shape && first.paint == second.paint
    }

    func hash(into hasher: inout Hasher) {
        if let onlyFill {
            hasher.combine(onlyFill.shape)
        } else {
            hasher.combine(group)
        }
    }
}
