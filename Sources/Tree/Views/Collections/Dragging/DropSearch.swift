import Foundation
import FoundationNames

/// Finds what takes a drag at a point.
@MainActor
struct DropSearch {
    /// The innermost target that accepts the items, and its node.
    struct Hit {
        let target: any DropTarget
        let node: RenderNode
    }

    private let items: [NSItemProvider]
    private(set) var hit: Hit?
    /// The innermost node with spring-loaded controls.
    private(set) var spring: RenderNode?

    init(_ items: [NSItemProvider], at point: CGPoint, in tree: ViewTree) {
        self.items = items
        _ = descend(tree.rootRender, point)
    }

    /// Returns whether what lies behind is out of reach.
    private mutating func descend(_ node: RenderNode, _ point: CGPoint) -> Bool {
        guard node.touchBounds.contains(point), !node.isLeaving else { return false }
        let responder = node.responder
        if let responder, responder.ignoresTouches || responder.isDisabled { return false }
        if let inner = node.childPoint(point) {
            let isTaken = node.firstChild(at: inner) { child in
                let origin = child.shownOrigin
                return descend(child, CGPoint(x: inner.x - origin.x, y: inner.y - origin.y))
            }
            if isTaken { return true }
        }
        guard let responder, CGRect(origin: .zero, size: node.size).contains(point) else {
            return false
        }
        if spring == nil, responder.isSpringLoaded { spring = node }
        if let target = responder.drop, target.accepts(DropOffer(items: items, location: point)) {
            hit = Hit(target: target, node: node)
            return true
        }
        return responder.isModal
    }
}
