import Foundation
import Geometry
import Layouts

/// The render node of pages side by side, each as large as the scroll view around them.
final class PagedRender: ContainerRender, ScrolledPages {
    /// Makes the pages in a range and returns their elements, and the number of all pages.
    var collect: (Range<Int>) -> (pages: [(Int, [Element])], count: Int) = { _ in ([], 0) }
    /// The page that is shown, or scrolled to.
    var current = 0
    /// The animation of the last update, until its elements are collected.
    var animation: Animation?

    private var pages: [(index: Int, nodes: [RenderNode], box: TypedLayoutBox<ZStackLayout>)] = []
    private var elements: [RenderNode] = []
    private(set) var count = 0
    private var visible = 0..<0
    /// The length of a page when it was last scrolled to one.
    private var knownLength: CGFloat?

    var scrollAround: ScrollRender? { scrollView(along: .horizontal) }

    private var pageSize: CGSize { containerSize }

    // MARK: Elements

    override var children: [RenderNode] {
        if elementsAreStale { refresh() }
        return elements
    }

    private func refresh() {
        elementsAreStale = false
        let (shown, count) = collect(visible)
        animation = nil
        self.count = count
        pages = shown.map { index, elements in
            let box = TypedLayoutBox(ZStackLayout())
            let nodes = elements.map { adopt($0) }
            box.setElements(nodes.asLayoutElements)
            return (index, nodes, box)
        }
        elements = pages.flatMap(\.nodes)
    }

    override func subtreeSizeChanged() {
        for page in pages { page.box.invalidate() }
    }

    // MARK: Layout

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        _ = children
        let page = pageSize
        tree.containerFrames.note(self, page)
        let height = proposal.height ?? idealSize.height
        return CGSize(width: page.width * CGFloat(max(1, count)), height: height)
    }

    var idealSize: CGSize {
        _ = children
        return pages.reduce(into: .zero) { size, page in
            let own = page.box.sizeThatFits(.unspecified)
            size = CGSize(width: max(size.width, own.width), height: max(size.height, own.height))
        }
    }

    override func placeChildren() {
        scrollAround?.watch(self)
        _ = children
        let length = pageSize.width
        let proposal = ProposedViewSize(width: length, height: size.height)
        for page in pages {
            let inner = page.box.sizeThatFits(proposal)
            let placements = page.box.placements(in: inner, proposal: proposal)
            for (node, placement) in zip(page.nodes, placements) {
                node.place(
                    at: CGPoint(
                        x: CGFloat(page.index) * length + (length - inner.width) / 2
                            + placement.origin.x,
                        y: (size.height - inner.height) / 2 + placement.origin.y),
                    proposal: placement.proposal)
            }
        }
        if knownLength != length {
            knownLength = length
            tree.afterLayout { [weak self] in self?.show(animation: nil) }
        }
        visibleRangeChanged()
    }

    // MARK: Scrolling

    /// The page of which most is visible.
    var nearestPage: Int? {
        guard let scroll = scrollAround, pageSize.width > 0, count > 0 else { return nil }
        let page = ((scroll.offset.x + scroll.overscroll.x) / pageSize.width).rounded()
        return min(max(0, Int(saturating: page)), count - 1)
    }

    /// Scrolls to the page that the app has chosen.
    func choose(_ page: Int) {
        guard page != current, scrollAround?.phase != .interacting,
            scrollAround?.phase != .decelerating
        else { return }
        current = page
        let animation = animation
        if knownLength != nil {
            tree.afterLayout { [weak self] in self?.show(animation: animation) }
        }
    }

    private func show(animation: Animation?) {
        guard isInTree, let scroll = scrollAround else { return }
        scroll.scroll(
            to: CGPoint(x: CGFloat(current) * pageSize.width, y: scroll.offset.y),
            animation: tree.mayAnimatePositions ? animation : nil)
    }

    /// Makes the pages that have become visible.
    func visibleRangeChanged() {
        guard let scroll = scrollAround, pageSize.width > 0, count > 0, isPlaced else { return }
        let start = (scroll.offset.x + scroll.overscroll.x) / pageSize.width
        let first = min(max(0, Int(saturating: (start + 0.001).rounded(.down))), count - 1)
        let last = min(max(first, Int(saturating: (start + 0.999).rounded(.down))), count - 1)
        guard visible != first..<(last + 1) else { return }
        visible = first..<(last + 1)
        elementsChanged()
    }
}
