import Foundation
import Geometry

/// Views below or beside each other. Only those in the visible range are made.
nonisolated package struct LazyStack<Content: View>: View {
    package typealias Body = Never
    let axis: Axis
    let alignment: AlignmentKey
    let spacing: CGFloat?
    let pinned: PinnedParts
    let content: Content

    package init(
        vertical alignment: HorizontalAlignment, spacing: CGFloat?, pinned: PinnedParts = [],
        content: Content
    ) {
        axis = .vertical
        self.alignment = alignment.key
        self.spacing = spacing
        self.pinned = pinned
        self.content = content
    }

    package init(
        horizontal alignment: VerticalAlignment, spacing: CGFloat?, pinned: PinnedParts = [],
        content: Content
    ) {
        axis = .horizontal
        self.alignment = alignment.key
        self.spacing = spacing
        self.pinned = pinned
        self.content = content
    }

    @MainActor package static func _makeNode(_ view: Self, in context: _NodeContext) -> _Node<Self>
    {
        LazyStackNode(view, in: context)
    }
}

private final class LazyStackNode<Content: View>:
    ContainerNode<LazyStack<Content>, Content, LazyStackRender>
{
    init(_ view: __shared LazyStack<Content>, in context: _NodeContext) {
        super.init(at: context)
        setRender(
            LazyStackRender(
                along: view.axis, alignment: view.alignment, spacing: view.spacing, owner: self))
        render.pinnedParts = view.pinned
        makeContent(view.content, isLazy: true)
    }

    override func update(_ view: LazyStack<Content>) {
        render.update(alignment: view.alignment, spacing: view.spacing)
        render.pin(view.pinned)
        content?.update(view.content)
    }
}
