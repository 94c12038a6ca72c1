import Foundation
import FoundationNames

/// What may happen to what is dropped.
public enum DropOperation: Hashable, Sendable {
    /// The drop is cancelled.
    case cancel
    case copy
    case move
    /// Nothing can be dropped here.
    case forbidden
}

/// What is dragged over a view, and where it is.
@MainActor
package struct DropOffer {
    package let items: [NSItemProvider]
    /// In the coordinates of the target's node.
    package let location: CGPoint
}

/// A view's side of a drag that comes over it.
@MainActor
package protocol DropTarget: AnyObject {
    func accepts(_ offer: DropOffer) -> Bool
    func entered(_ offer: DropOffer)
    /// Says what would happen at a drop now.
    func updated(_ offer: DropOffer) -> DropOperation
    func exited(_ offer: DropOffer)
    /// Takes the items; false where it does not.
    func drop(_ offer: DropOffer) -> Bool
}

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
