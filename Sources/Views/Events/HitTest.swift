import Foundation
import Geometry

/// A node on the way to what a point meets, with the point in the node's coordinates.
package struct HitStep {
    package let node: RenderNode
    package let point: CGPoint
}

/// Finds what lies under a point.
package enum HitTest {
    /// The nodes under the point, from the root to the foremost one; empty where nothing is met.
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
                let place = child.shownOrigin
                return descend(child, CGPoint(x: inner.x - place.x, y: inner.y - place.y), &steps)
            }
            if isTaken { return true }
        }
        let isInside = CGRect(origin: .zero, size: node.size).contains(point)
        if isInside, node.containsTouch(point) || node.responder?.isModal == true { return true }
        steps.removeLast(steps.count - depth)
        return false
    }
}
