import Foundation
import Geometry

extension ViewTree {
    /// The app's views in the window with the frames of what they show, outer ones first.
    package func ownFrames(atMost limit: Int) -> [(name: String, frame: CGRect)] {
        var found: [(name: String, frame: CGRect)] = []
        func visit(_ node: _ViewNode) {
            guard found.count < limit, !node.hidesChildren else { return }
            if let type = node.bodyType, !FrameworkTypes.contains(type), let frame = node.shownFrame
            {
                found.append((node.name, frame))
            }
            node.forEachChild(visit)
        }
        if let root { visit(root) }
        return found
    }
}

extension _ViewNode {
    /// What the outermost render nodes of it cover of the window; nil if it shows none.
    var shownFrame: CGRect? {
        var frame: CGRect?
        renderChain.forEach { render in
            guard render.isInTree else { return }
            frame = frame.map { $0.union(render.windowFrame) } ?? render.windowFrame
        }
        guard frame == nil else { return frame }
        forEachChild { child in
            guard let inner = child.shownFrame else { return }
            frame = frame.map { $0.union(inner) } ?? inner
        }
        return frame
    }
}
