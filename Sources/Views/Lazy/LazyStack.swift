import Foundation
import Geometry

/// Views below or beside each other. Only those in the visible range are made.
nonisolated package struct LazyStack<Content: View>: View {
    package typealias Body = Never
    let axis: Axis
    let alignment: AlignmentKey
    let spacing: CGFloat?
    let content: Content

    package init(vertical alignment: HorizontalAlignment, spacing: CGFloat?, content: Content) {
        axis = .vertical
        self.alignment = alignment.key
        self.spacing = spacing
        self.content = content
    }

    package init(horizontal alignment: VerticalAlignment, spacing: CGFloat?, content: Content) {
        axis = .horizontal
        self.alignment = alignment.key
        self.spacing = spacing
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
        makeContent(view.content, isLazy: true)
    }

    override func update(_ view: LazyStack<Content>) {
        render.update(alignment: view.alignment, spacing: view.spacing)
        content?.update(view.content)
    }
}
