import Foundation
import Geometry

/// Runs a closure when a fraction of the content becomes visible in the nearest scroll view, and
/// when it no longer is.
nonisolated package struct ScrollVisibilityModifier: ViewModifier {
    package typealias Body = Never
    let threshold: Double
    let action: (Bool) -> Void

    package init(threshold: Double, action: @escaping (Bool) -> Void) {
        self.threshold = threshold
        self.action = action
    }

    @MainActor package static func _makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, in context: _NodeContext
    ) -> _Node<ModifiedContent<C, Self>> {
        ScrollVisibilityNode(view, in: context)
    }
}

private final class ScrollVisibilityNode<C: View>: PassthroughNode<C, ScrollVisibilityModifier>,
    LayoutObserver
{
    private var isVisible = false

    override init(
        _ view: __shared ModifiedContent<C, ScrollVisibilityModifier>, in context: _NodeContext
    ) {
        super.init(view, in: context)
        tree.observeLayouts(self)
    }

    func layoutDidEnd() -> Bool {
        guard !isRemoved else { return false }
        let new = fraction.map { $0 >= modifier.threshold - 1e-6 && $0 > 0 } ?? false
        if new != isVisible {
            isVisible = new
            let action = modifier.action
            tree.app.actions.add(.change, at: self) { action(new) }
        }
        return true
    }

    /// The fraction that is visible, all of it where no scroll view is around; nil where nothing is
    /// shown.
    private var fraction: Double? {
        var list: [Element] = []
        content.appendElements(to: &list)
        guard let render = list.first(where: { !$0.render.isPlaceholder })?.render,
            render.isInTree
        else { return nil }
        guard let scroll = render.scrollView(along: nil) else { return 1 }
        let frame = render.windowFrame
        return frame.visibleFraction(in: scroll.windowFrame)
    }
}
