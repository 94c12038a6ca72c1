import Foundation

/// What is around containers that are looked at one after another: those beside each other have one
/// parent, above which nothing is looked at twice.
@MainActor
struct Surroundings {
    private var parent: RenderNode?
    private var isInTree = false
    private var part: CGRect?

    /// The node's `unclippedPart`; nil also if the node is not in the tree.
    mutating func unclippedPart(of node: RenderNode) -> (isInTree: Bool, part: CGRect?) {
        // What is around a removed one may be gone.
        guard node.owner?.isRemoved == false, let around = node.parent else { return (false, nil) }
        if around !== parent {
            parent = around
            isInTree = around.isInTree
            part = isInTree ? around.unclippedPart : nil
        }
        guard isInTree else { return (false, nil) }
        return (true, node.unclippedPart(in: around, showing: part))
    }
}

extension RenderNode {
    /// The part of its own coordinates that what is around shows, as far as scroll views cut it off:
    /// `.null` if they show nothing of it, nil if they may show everything.
    final var unclippedPart: CGRect? {
        parent.flatMap { unclippedPart(in: $0, showing: $0.unclippedPart) }
    }

    /// The unclipped part in a parent of which a part is shown.
    fileprivate final func unclippedPart(
        in parent: RenderNode, showing part: @autoclosure () -> CGRect?
    ) -> CGRect? {
        // A transform, a transition and a drawing may show any part of what is inside.
        guard presence == nil, parent.childTransform == nil, parent.showsChildrenInPlace else {
            return nil
        }
        let part = part()
        let place = shownOrigin
        let shown = parent.clip.map { clip in part?.intersection(clip) ?? clip } ?? part
        return shown?.offsetBy(dx: -place.x, dy: -place.y)
    }
}
