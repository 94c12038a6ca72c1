import Foundation
import Views

/// Where a drag is that leaves the window in which it began.
@MainActor
extension AppInstance {
    /// The window at a point that is given in another one. That one comes first, because it is in
    /// front since the press; then those that lie there, the foremost first.
    func window(
        under tree: ViewTree, at point: CGPoint
    ) -> (tree: ViewTree, point: CGPoint)? {
        if CGRect(origin: .zero, size: tree.size).contains(point) { return (tree, point) }
        guard let source = scenes.first(where: { $0.tree === tree }),
            let frame = manager[source.id]?.shownFrame
        else { return nil }
        let onScreen = CGPoint(x: frame.minX + point.x, y: frame.minY + point.y)
        for window in manager.windows.reversed()
        where window.isVisible && window.shownFrame.contains(onScreen) {
            guard let scene = scenes[window.id] else { continue }
            let origin = window.shownFrame.origin
            return (scene.tree, CGPoint(x: onScreen.x - origin.x, y: onScreen.y - origin.y))
        }
        return nil
    }
}
