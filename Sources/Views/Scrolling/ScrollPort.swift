import Drawing
import Foundation
import Geometry

/// A window onto content that may be larger than itself.
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

/// How a scroll view scrolls and what it shows of it.
package struct ScrollSettings {
    package var axes: Axis.Set
    package var isEnabled = true
    package var showsBars = true
    package var clips = true
    /// Whether a finger on the content moves it.
    package var dragsContent = false
    package var barColor = ResolvedColor.clear
    /// Which point of the content is shown at first; nil for its beginning.
    package var initialAnchor: UnitPoint?
    /// How long it would like to be where there is nothing in it; points.
    package var emptyLength: CGFloat = 0
    /// Space kept free around the content, inside of what scrolls.
    package var margins = EdgeInsets()

    package init(axes: Axis.Set) { self.axes = axes }
}

/// What a scroll view shows of its content.
package struct ScrollGeometryValues: Hashable {
    package var offset: CGPoint
    package var contentSize: CGSize
    package var viewport: CGSize
}

/// Tells whoever asks how far a scroll view is scrolled. Views hand it in by the environment.
package final class ScrollObserver {
    package var moved: ((ScrollGeometryValues) -> Void)?
    package fileprivate(set) weak var render: ScrollRender?

    package init() {}
}

package enum ScrollObserverKey: EnvironmentKey {
    package static var defaultValue: ScrollObserver? { nil }
}

/// The node of a scroll view.
final class ScrollPortNode<Content: View>:
    ContainerNode<ScrollPort<Content>, Content, ScrollRender>
{
    private var inner: EnvironmentScope!

    init(_ view: __shared ScrollPort<Content>, in context: _NodeContext) {
        super.init(at: context)
        setRender(ScrollRender(view.settings, owner: self))
        let observer = scope.current.lookUp(ScrollObserverKey.self)
        observer?.render = render
        render.observer = observer
        // An observer means the nearest scroll view and none inside it.
        inner = EnvironmentScope(in: scope) { $0[ScrollObserverKey.self] = nil }
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
