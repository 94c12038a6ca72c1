import Foundation
import Geometry

extension TreePosition {
    /// Scrolls to the view with an identity, after the layout of the running update. A row that is
    /// not made is made first.
    ///
    /// If `keeps` is true, the view stays at its position when the content changes.
    package func scroll(
        toIdentity id: AnyHashable, _ anchor: UnitPoint?, _ animation: Animation?,
        keeps: Bool = false
    ) {
        tree?.afterLayout { [weak self] in
            guard let node = self?.node, !node.isRemoved, let target = node.search(for: id)
            else { return }
            ScrollToView.begin(to: target, anchor, animation, keeps: keeps)
        }
    }
}

/// Scrolls all scroll views around a view to it, after the next layout if the view was just made.
@MainActor
enum ScrollToView {
    static func begin(
        to node: _ViewNode, _ anchor: UnitPoint? = nil, _ animation: Animation? = nil,
        keeps: Bool = false
    ) {
        let pin = RowPin(node)
        if let render = firstRender(of: node), render.isInTree {
            scroll(to: render, anchor, animation, pin, keeps)
            return
        }
        node.tree.afterLayout {
            guard !node.isRemoved, let render = firstRender(of: node), render.isInTree else {
                return pin.release()
            }
            scroll(to: render, anchor, animation, pin, keeps)
        }
    }

    private static func firstRender(of node: _ViewNode) -> RenderNode? {
        var list: [Element] = []
        node.appendElements(to: &list)
        return list.first { !$0.render.isPlaceholder }?.render
    }

    private static func scroll(
        to render: RenderNode, _ anchor: UnitPoint?, _ animation: Animation?, _ pin: RowPin,
        _ keeps: Bool
    ) {
        var isPinned = false
        var next = render.parent
        while let node = next {
            if let scroll = node as? ScrollRender {
                scroll.scroll(to: render, anchor: anchor, animation: animation)
                if !isPinned { scroll.setGoal(pin, render, anchor) }
                if keeps { scroll.keep(render, anchor) }
                isPinned = true
            }
            next = node.parent
        }
        if !isPinned { pin.release() }
    }
}
