import Foundation
import Geometry
import Layouts

/// Content beside empty margins, beneath which it may reach.
nonisolated package struct SafeAreaPaddingView<Content: View>: View {
    package typealias Body = Never
    let insets: EdgeInsets
    let content: Content

    package init(_ insets: EdgeInsets, content: Content) {
        self.insets = insets
        self.content = content
    }

    @MainActor package static func _makeNode(_ view: Self, in context: _NodeContext) -> _Node<Self>
    {
        SafeAreaPaddingNode(view, in: context)
    }
}

private final class SafeAreaPaddingNode<Content: View>:
    ContainerNode<SafeAreaPaddingView<Content>, Content, SafeAreaPaddingRender>
{
    init(_ view: __shared SafeAreaPaddingView<Content>, in context: _NodeContext) {
        super.init(at: context)
        setRender(SafeAreaPaddingRender(view.insets, owner: self))
        makeContent(view.content)
        tree.barCount += 1
        removesWithoutDelay()
    }

    override func update(_ view: SafeAreaPaddingView<Content>) {
        render.update(view.insets)
        content?.update(view.content)
    }

    override func willRemove() {
        tree.barCount -= 1
        super.willRemove()
    }
}

/// The render node of content beside margins.
private final class SafeAreaPaddingRender: ContainerRender {
    private var insets: EdgeInsets
    private let box = TypedLayoutBox(ZStackLayout())
    private var elements: [RenderNode] = []
    private var leaving: [RenderNode] = []

    init(_ insets: EdgeInsets, owner: _ViewNode) {
        self.insets = insets
        super.init(owner: owner)
    }

    func update(_ new: EdgeInsets) {
        guard new != insets else { return }
        insets = new
        invalidateLayout()
    }

    override func barInsets(around child: RenderNode) -> EdgeInsets? { insets }

    override var children: [RenderNode] {
        if elementsAreStale {
            (elements, leaving) = adoptElements()
            box.setElements(elements.asLayoutElements)
        }
        return elements
    }

    override func forEachPaintedChild(_ visit: (RenderNode) -> Void) {
        for child in children { visit(child) }
        for child in leaving { visit(child) }
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: proposal.width.map { max(0, $0 - insets.horizontal) },
            height: proposal.height.map { max(0, $0 - insets.vertical) })
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        _ = children
        let size = box.sizeThatFits(inner(proposal))
        return CGSize(
            width: max(0, size.width + insets.horizontal),
            height: max(0, size.height + insets.vertical))
    }

    override func placeChildren() {
        let children = children
        let proposal = inner(proposal)
        let inside = CGSize(
            width: max(0, size.width - insets.horizontal),
            height: max(0, size.height - insets.vertical))
        for (child, placement) in zip(children, box.placements(in: inside, proposal: proposal)) {
            child.place(
                at: CGPoint(
                    x: insets.leading + placement.origin.x, y: insets.top + placement.origin.y),
                proposal: placement.proposal)
        }
    }

    override func subtreeSizeChanged() { box.invalidate() }
}
