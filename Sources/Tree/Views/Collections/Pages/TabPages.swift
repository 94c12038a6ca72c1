import Foundation
import Geometry
import Layouts

/// The pages of a tab view. The chosen one takes all the space.
nonisolated package struct TabPages<Selection: Hashable, Content: View>: View {
    package typealias Body = Never
    let choice: TabChoice<Selection>
    let content: Content
    /// Reports the tabs and the index of the one that is shown, after either has changed.
    let report: (TabList) -> Void

    package init(
        _ choice: TabChoice<Selection>, content: Content, report: @escaping (TabList) -> Void
    ) {
        self.choice = choice
        self.content = content
        self.report = report
    }

    @MainActor package static func _makeNode(_ view: Self, in context: _NodeContext) -> _Node<Self>
    {
        TabPagesNode(view, in: context)
    }
}

/// The tabs of a tab view in order.
package struct TabList {
    package var tabs: [Entry] = []
    package var shown = 0

    package struct Entry {
        package let label: TabLabel?
        package let tag: Tag?
        package let traits: TabTraits
    }

    package init() {}

    @MainActor init(_ pages: [TabPageElements], shown: Int) {
        tabs = pages.map {
            Entry(
                label: $0.page?.label, tag: $0.tag,
                traits: $0.elements.first?.traits.tab ?? TabTraits())
        }
        self.shown = shown
    }

    func isSame(as other: TabList) -> Bool {
        shown == other.shown && tabs.count == other.tabs.count
            && zip(tabs, other.tabs).allSatisfy {
                $0.label === $1.label && $0.tag?.value == $1.tag?.value
                    && $0.traits.isSame(as: $1.traits)
            }
    }
}

private final class TabPagesNode<Selection: Hashable, Content: View>:
    ContainerNode<TabPages<Selection, Content>, Content, TabRender>
{
    private var view: TabPages<Selection, Content>
    private var reported: TabList?
    private var isCollecting = false

    init(_ view: __shared TabPages<Selection, Content>, in context: _NodeContext) {
        self.view = view
        super.init(at: context)
        setRender(TabRender(owner: self))
        makeContent(view.content)
        render.collect = { [unowned self] in collect() }
        tree.afterLayout {}
    }

    override func update(_ view: TabPages<Selection, Content>) {
        self.view = view
        content?.update(view.content)
        render.elementsChanged()
    }

    /// The elements of the chosen page, which is made if necessary.
    private func collect() -> [Element] {
        isCollecting = true
        defer { isCollecting = false }
        var pages = TabPageElements.all(in: content)
        let shown = view.choice.index(in: pages)
        for (index, page) in pages.enumerated() { page.page?.setShown(index == shown) }
        // Once more, because the page may have been made just now.
        pages = TabPageElements.all(in: content)
        report(TabList(pages, shown: shown))
        return pages.indices.contains(shown) ? pages[shown].elements : []
    }

    private func report(_ list: TabList) {
        if let reported, reported.isSame(as: list) { return }
        reported = list
        tree.app.actions.add(.change, at: self) { [weak self] in
            guard let self, !isRemoved else { return }
            view.report(list)
        }
    }

    override func elementsChanged() {
        if !isCollecting { render.elementsChanged() }
    }
}

/// The render node of a tab view's pages.
private final class TabRender: ContainerRender {
    var collect: () -> [Element] = { [] }
    private let box = TypedLayoutBox(ZStackLayout())
    private var elements: [RenderNode] = []

    override func collectElements() -> [Element] {
        elementsAreStale = false
        return collect()
    }

    override var children: [RenderNode] {
        if elementsAreStale {
            elements = collectElements().map(adopt)
            box.setElements(elements.asLayoutElements)
        }
        return elements
    }

    override func subtreeSizeChanged() { box.invalidate() }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        _ = children
        let inner = box.sizeThatFits(proposal)
        return CGSize(
            width: max(inner.width, proposal.width ?? 0),
            height: max(inner.height, proposal.height ?? 0))
    }

    override func placeChildren() {
        let children = children
        let proposal = ProposedViewSize(size)
        let inner = box.sizeThatFits(proposal)
        for (child, placement) in zip(children, box.placements(in: inner, proposal: proposal)) {
            child.place(
                at: CGPoint(
                    x: (size.width - inner.width) / 2 + placement.origin.x,
                    y: (size.height - inner.height) / 2 + placement.origin.y),
                proposal: placement.proposal)
        }
    }
}

extension TabRender: RelativeContainer {
    var sizeForContent: CGSize? { isPlaced ? size : nil }
}
