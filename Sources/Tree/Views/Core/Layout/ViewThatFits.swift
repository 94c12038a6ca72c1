import Drawing
import Foundation
import Geometry
import Layouts

/// The first of some views whose ideal size fits into the space offered; the last one otherwise.
nonisolated public struct ViewThatFits<Content: View>: View {
    public typealias Body = Never
    let axes: Axis.Set
    let content: Content

    /// Creates a view that shows the first view of `content` that fits along `axes`, or the last
    /// one.
    public init(
        in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
    ) {
        self.axes = axes
        self.content = content()
    }

    @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _Node<Self> {
        ViewThatFitsNode(view, in: context)
    }
}

// Missing: alternatives that do not fit are part of the tree, with their state and tasks.
private final class ViewThatFitsNode<Content: View>:
    ContainerNode<ViewThatFits<Content>, Content, ViewThatFitsRender>
{
    init(_ view: __shared ViewThatFits<Content>, in context: _NodeContext) {
        super.init(at: context)
        setRender(ViewThatFitsRender(view.axes, owner: self))
        makeContent(view.content)
    }

    override func update(_ view: ViewThatFits<Content>) {
        render.update(view.axes)
        content?.update(view.content)
    }
}

/// The render node of alternatives: only the chosen one is placed, painted and touched.
private final class ViewThatFitsRender: ContainerRender {
    private var axes: Axis.Set
    private var alternatives: [RenderNode] = []
    private var chosen: RenderNode?

    init(_ axes: Axis.Set, owner: _ViewNode) {
        self.axes = axes
        super.init(owner: owner)
    }

    func update(_ axes: Axis.Set) {
        guard axes != self.axes else { return }
        self.axes = axes
        invalidateLayout()
    }

    private func choice(for proposal: ProposedViewSize) -> RenderNode? {
        if elementsAreStale { alternatives = collectElements().map(adopt) }
        return alternatives.first { fits($0, proposal) } ?? alternatives.last
    }

    private func fits(_ node: RenderNode, _ proposal: ProposedViewSize) -> Bool {
        let ideal = node.sizeThatFits(
            ProposedViewSize(
                width: axes.contains(.horizontal) ? nil : proposal.width,
                height: axes.contains(.vertical) ? nil : proposal.height))
        if axes.contains(.horizontal), let width = proposal.width, ideal.width > width {
            return false
        }
        if axes.contains(.vertical), let height = proposal.height, ideal.height > height {
            return false
        }
        return true
    }

    override var children: [RenderNode] { chosen.map { [$0] } ?? [] }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        choice(for: proposal)?.sizeThatFits(proposal) ?? .zero
    }

    override func placeChildren() {
        let new = choice(for: proposal)
        if new !== chosen {
            chosen = new
            invalidatePaint()
        }
        new?.place(at: .zero, proposal: proposal)
    }

    override func ownAlignment(
        of key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        choice(for: proposal)?.explicitAlignment(of: key, in: size, proposal: proposal)
    }

    override func computeAlignmentKeys() -> AlignmentKeySet { .all }
}
