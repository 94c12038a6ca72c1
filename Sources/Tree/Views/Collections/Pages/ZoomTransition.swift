import Drawing
import Foundation
import Geometry
import Styles

/// The view that a page grows out of, as the page names it.
package struct ZoomSourceKey: Hashable {
    let id: AnyHashable
    let namespace: Namespace.ID

    package init(id: some Hashable, in namespace: Namespace.ID) {
        self.id = AnyHashable(id)
        self.namespace = namespace
    }
}

/// How the source of a zoom looks.
package struct ZoomSourceLook: Equatable, Sendable {
    package var radius: CGFloat = 0
    package var background: Color?
    package var shadow: Shadow?

    /// A shadow around the source.
    package struct Shadow: Equatable, Sendable {
        let color: Color
        let radius: CGFloat
        let offset: CGSize

        package init(color: Color, radius: CGFloat, offset: CGSize) {
            self.color = color
            self.radius = radius
            self.offset = offset
        }
    }

    package init() {}
}

/// The sources of zooms in one window: where each was when it was last laid out.
@MainActor
final class ZoomSources: LayoutObserver {
    private struct Source {
        let handle: Handle<RenderNode>
        let look: ZoomSourceLook
        var frame: CGRect?
    }

    private unowned let tree: ViewTree
    private var sources: [ZoomSourceKey: Source] = [:]

    init(_ tree: ViewTree) { self.tree = tree }

    func note(_ render: RenderNode, _ look: ZoomSourceLook, as key: ZoomSourceKey) {
        sources[key] = Source(handle: render.handle, look: look, frame: sources[key]?.frame)
        tree.observeLayouts(self)
    }

    func layoutDidEnd() -> Bool {
        for (key, source) in sources {
            guard let render = source.handle.node else {
                sources[key] = nil
                continue
            }
            if render.isInTree { sources[key]?.frame = render.windowFrame }
        }
        return !sources.isEmpty
    }

    /// Where a page with the source comes from, or `nil` if the source is not shown.
    func zoom(from key: ZoomSourceKey) -> ZoomStyle? {
        guard let source = sources[key], let frame = source.frame, frame.width > 0,
            frame.height > 0
        else { return nil }
        let environment = source.handle.node?.owner?.scope.current ?? EnvironmentValues()
        return ZoomStyle(
            frame: frame, radius: source.look.radius,
            background: source.look.background?.resolved(in: environment),
            shadow: source.look.shadow.map {
                ($0.color.resolved(in: environment), $0.radius, $0.offset)
            })
    }
}

extension Color {
    fileprivate func resolved(in environment: EnvironmentValues) -> ResolvedColor {
        AnyShapeStyle(self).resolved(in: environment).color
    }
}

extension ViewTree {
    var zoomSources: ZoomSources { feature { ZoomSources(self) } }
}

/// A modifier that makes a view the source of a zoom.
nonisolated package struct ZoomSourceModifier: RenderModifier, RenderEffect {
    package typealias Body = Never
    let key: ZoomSourceKey
    let look: ZoomSourceLook

    package init(key: ZoomSourceKey, look: ZoomSourceLook) {
        self.key = key
        self.look = look
    }

    @MainActor
    package func placement(
        of child: RenderNode, in size: CGSize, proposal: ProposedViewSize
    ) -> (origin: CGPoint, proposal: ProposedViewSize) {
        if let slot = child.parent {
            slot.tree.zoomSources.note(slot, look, as: key)
        }
        return (.zero, proposal)
    }

    package func change(from old: ZoomSourceModifier) -> RenderChange {
        key == old.key && look == old.look ? .none : .layout
    }
}

/// The source that a page grows out of; nil where it comes in the usual way.
package enum PageZoomKey: PreferenceKey {
    package static var defaultValue: ZoomSourceKey? { nil }

    package static func reduce(value: inout ZoomSourceKey?, nextValue: () -> ZoomSourceKey?) {
        value = value ?? nextValue()
    }
}
