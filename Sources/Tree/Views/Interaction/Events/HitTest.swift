import Foundation
import Geometry

/// A node of a hit path, with the point in the node's coordinates.
package struct HitStep {
    package let node: RenderNode
    package let point: CGPoint
}

/// Finds the nodes under a point.
@MainActor
package enum HitTest {
    /// The hit path: the nodes under the point, from the root to the foremost one; empty if there
    /// is none.
    package static func path(to point: CGPoint, in tree: ViewTree) -> [HitStep] {
        var steps: [HitStep] = []
        _ = descend(tree.rootRender, point, &steps)
        return steps
    }

    private static func descend(
        _ node: RenderNode, _ point: CGPoint, _ steps: inout [HitStep]
    ) -> Bool {
        guard node.touchBounds.contains(point) else { return false }
        if let responder = node.responder, responder.ignoresTouches { return false }
        if node.isLeaving { return false }
        let depth = steps.count
        steps.append(HitStep(node: node, point: point))
        if let inner = node.childPoint(point) {
            let isTaken = node.firstChild(at: inner) { child in
                let origin = child.shownOrigin
                return descend(child, CGPoint(x: inner.x - origin.x, y: inner.y - origin.y), &steps)
            }
            if isTaken { return true }
        }
        let isInside = CGRect(origin: .zero, size: node.size).contains(point)
        if isInside, node.containsTouch(point) || node.responder?.isModal == true { return true }
        steps.removeLast(steps.count - depth)
        return false
    }
}
