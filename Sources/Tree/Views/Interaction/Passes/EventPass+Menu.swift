import Foundation

// The key for menus, and Shift-F10, open the menu that a press of the secondary button on the
// focused view opens.
extension EventPass {
    /// How far from the leading edge and from the lower edge of the view the menu opens.
    private static let menuInset = CGSize(width: 24, height: 4)

    /// Returns whether there is such a menu.
    static func openMenu(in tree: ViewTree) -> Bool {
        tree.focus.dropIfGone()
        guard let holder = tree.focus.current, let node = holder.node else { return false }
        let point = menuPoint(of: holder.focusable, node)
        for contender in contenders(on: menuPath(to: point, node), where: { _ in true }) {
            guard let target = contender.node else { continue }
            let press = GestureEvent(
                phase: .down, location: target.convertFromWindow(point), windowLocation: point,
                button: .secondary, clickCount: 1, modifiers: [], time: tree.app.now,
                size: target.size, node: target)
            if contender.recognizer.handle(press) == .ended { return true }
            contender.recognizer.cancel()
        }
        return false
    }

    private static func menuPoint(of focusable: Focusable, _ node: RenderNode) -> CGPoint {
        let part = focusable.menuRect?() ?? focusable.textInputRect?()
        let rect = part ?? CGRect(origin: .zero, size: node.size)
        let inset = min(menuInset.width, rect.width / 2)
        return node.convertToWindow(
            CGPoint(
                x: node.isRightToLeft ? rect.maxX - inset : rect.minX + inset,
                y: rect.maxY - min(menuInset.height, rect.height / 2)))
    }

    /// The hit path at the point. If something covers the node there, the path ends at the node.
    private static func menuPath(to point: CGPoint, _ node: RenderNode) -> [HitStep] {
        let path = HitTest.path(to: point, in: node.tree)
        guard !path.contains(where: { $0.node === node }) else { return path }
        var steps: [HitStep] = []
        var next: RenderNode? = node
        while let current = next {
            steps.append(HitStep(node: current, point: current.convertFromWindow(point)))
            next = current.parent
        }
        return steps.reversed()
    }
}
