import Drawing
import Foundation
import Geometry

/// The scrolling part of scroll views and lists: it shows a part of content that may be larger.
nonisolated package struct ScrollPort<Content: View>: View {
    package typealias Body = Never
    let settings: ScrollSettings
    let content: Content

    package init(_ settings: ScrollSettings, content: Content) {
        self.settings = settings
        self.content = content
    }

    @MainActor package static func _makeNode(_ view: Self, in context: _NodeContext) -> _Node<Self>
    {
        ScrollPortNode(view, in: context)
    }
}

/// The node of a scroll view.
final class ScrollPortNode<Content: View>:
    ContainerNode<ScrollPort<Content>, Content, ScrollRender>
{
    private var inner: EnvironmentScope!

    init(_ view: __shared ScrollPort<Content>, in context: _NodeContext) {
        super.init(at: context)
        setRender(ScrollRender(view.settings, owner: self))
        render.observe(scope.current.lookUp(ScrollObserversKey.self))
        // An observer observes the nearest scroll view, and none inside that.
        inner = EnvironmentScope(in: scope) { $0[ScrollObserversKey.self] = [] }
        makeContent(view.content, scope: inner)
    }

    override func update(_ view: ScrollPort<Content>) {
        render.update(view.settings)
        content?.update(view.content)
    }

    override func willRemove() {
        inner.dispose()
        super.willRemove()
    }
}
