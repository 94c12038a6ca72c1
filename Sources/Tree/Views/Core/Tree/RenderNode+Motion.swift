import Foundation
import Geometry

/// How a node joins its parent, moves in it and leaves it.
extension RenderNode {
    /// Notes that `shownOrigin` has changed.
    final func shownOriginChanged() {
        paintedRun?.originsChanged()
        parent?.invalidatePaint()
    }

    /// The upper left corner in the parent's coordinates, where the node is shown. It differs from
    /// `origin` while the node moves there, and where the leading edge is the right one.
    package final var shownOrigin: CGPoint {
        // Most nodes stand still and are counted from the left, and are asked often.
        guard positionMotion != nil || nodeCounts.hasRightToLeft else { return origin }
        let corner = positionMotion?.shown ?? origin
        guard let parent, parent.isRightToLeft else { return corner }
        return CGPoint(x: parent.size.width - corner.x - size.width, y: corner.y)
    }

    /// Notes that it and what is inside are shown elsewhere, because they are counted from the right.
    final func mirroredSizeChanged() {
        shownOriginChanged()
        guard isRightToLeft else { return }
        for child in children { child.paintedRun?.originsChanged() }
    }

    final func moved(from old: CGPoint) {
        shownOriginChanged()
        guard isPlaced else {
            isPlaced = true
            return
        }
        guard positionMotion != nil || tree.animatesMoves else { return }
        positionMotion = PositionMotion.start(
            for: self, from: positionMotion?.shown ?? old, replacing: positionMotion)
    }

    /// Becomes a child of `parent`, which has not placed it yet.
    package final func join(_ parent: RenderNode) {
        guard self.parent !== parent else { return }
        leaveParent()
        setParent(parent)
    }

    /// Is no longer a child of anything, but may become one again.
    final func leaveParent() {
        setParent(nil)
        paintedRun?.contentChanged()
        paintedRun = nil
        positionMotion?.cancel()
        positionMotion = nil
        isPlaced = false
    }

    final func endMotion() { positionMotion = nil }

    /// The transaction of the running update, adjusted by the modifiers around this node.
    package final var transaction: Transaction {
        guard let owner else { return tree.app.transaction }
        return tree.transaction(for: owner)
    }

    /// Whether it is shown unchanged in its parent's upper left corner.
    package final var isShownInPlace: Bool { presence == nil && shownOrigin == .zero }
    /// Whether its view, or that of the node it wraps, is removed.
    package final var isLeaving: Bool { nodeCounts.gone > 0 && (isGone || wrapsLeaving) }

    /// The children that are shown only for their removal transitions.
    package final var leavingChildren: [RenderNode] {
        guard nodeCounts.gone > 0 else { return [] }
        var leaving: [RenderNode] = []
        forEachPaintedChild { if $0.isLeaving { leaving.append($0) } }
        return leaving
    }
}
