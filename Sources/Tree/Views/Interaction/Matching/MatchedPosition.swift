import Foundation
import Geometry

/// The position of a member of a matched group before it is matched.
@MainActor
struct MatchedPosition {
    let slot: RenderNode
    /// The frame that the layout gives it, in the window's coordinates.
    let frame: CGRect
    /// Whether it, or a view around it, is removed and shown only by its transition.
    let isLeaving: Bool
    private let isTransformed: Bool

    /// Nil for a node that is not in the window.
    init?(of slot: RenderNode) {
        var frame = CGRect(origin: .zero, size: slot.size)
        var isTransformed = false
        var isLeaving = slot.isGone
        var node = slot
        while let parent = node.parent {
            let origin = node.shownOrigin
            frame.origin.x += origin.x
            frame.origin.y += origin.y
            isTransformed = isTransformed || parent.childTransform != nil
            isLeaving = isLeaving || parent.isGone
            node = parent
        }
        guard node === slot.tree.rootRender else { return nil }
        self.slot = slot
        self.frame = isTransformed ? slot.windowFrame : frame
        self.isLeaving = isLeaving
        self.isTransformed = isTransformed
    }

    /// A rectangle of the window in the node's own coordinates.
    func local(_ rect: CGRect) -> CGRect {
        isTransformed
            ? slot.rect(rect, from: .global) : rect.offsetBy(dx: -frame.minX, dy: -frame.minY)
    }
}
