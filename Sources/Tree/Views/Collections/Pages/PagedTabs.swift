import Foundation
import Geometry

/// The pages of a tab view side by side, in a scroll view that shows one of them. Pages that are not
/// visible are not made before they are, and keep their state from then on.
nonisolated package struct PagedTabs<Selection: Hashable, Content: View>: View {
    package typealias Body = Never
    let choice: TabChoice<Selection>
    let content: Content
    /// Observes the scroll view around.
    let observer: ScrollObserver
    /// Reports the tabs and the index of the chosen one, after either has changed.
    let report: (TabList) -> Void
    /// The user has scrolled to a page.
    let select: (Int) -> Void

    package init(
        _ choice: TabChoice<Selection>, content: Content, observer: ScrollObserver,
        report: @escaping (TabList) -> Void, select: @escaping (Int) -> Void
    ) {
        self.choice = choice
        self.content = content
        self.observer = observer
        self.report = report
        self.select = select
    }

    @MainActor package static func _makeNode(_ view: Self, in context: _NodeContext) -> _Node<Self>
    {
        PagedTabsNode(view, in: context)
    }
}

private final class PagedTabsNode<Selection: Hashable, Content: View>:
    ContainerNode<PagedTabs<Selection, Content>, Content, PagedRender>
{
    private var view: PagedTabs<Selection, Content>
    private var reported: TabList?
    private var isCollecting = false

    init(_ view: __shared PagedTabs<Selection, Content>, in context: _NodeContext) {
        self.view = view
        super.init(at: context)
        setRender(PagedRender(owner: self))
        makeContent(view.content, isLazy: true)
        render.collect = { [unowned self] shown in
            collect(shown)
        }
        observe()
    }

    override func update(_ view: PagedTabs<Selection, Content>) {
        self.view = view
        observe()
        content?.update(view.content)
        render.animation = tree.transaction(for: self).animation
        render.elementsChanged()
    }

    private func observe() {
        view.observer.moved = { [weak self] _ in
            self?.scrolled()
        }
        view.observer.phaseChanged = { [weak self] _, new, _ in
            guard new == .idle else { return nil }
            return { self?.cameToRest() }
        }
    }

    /// Chooses the page of which most is visible, while the user scrolls.
    private func scrolled() {
        guard !isRemoved, let scroll = render.scrollAround,
            scroll.phase == .interacting || scroll.phase == .decelerating,
            let page = render.nearestPage, page != render.current
        else { return }
        render.current = page
        choose(page)
    }

    private func choose(_ page: Int) {
        tree.app.actions.add(.change, at: self) { [weak self] in
            guard let self, !isRemoved else { return }
            view.select(page)
        }
        tree.whenDirty()
    }

    /// Goes back to the chosen page where the app has not taken the user's choice.
    private func cameToRest() {
        guard !isRemoved else { return }
        render.elementsChanged()
    }

    /// The pages of which something is visible, and the chosen one, with their indices.
    private func collect(_ visible: Range<Int>) -> (pages: [(Int, [Element])], count: Int) {
        isCollecting = true
        defer { isCollecting = false }
        var pages = TabPageElements.all(in: content)
        let chosen = view.choice.index(in: pages)
        render.choose(chosen)
        func isShown(_ index: Int) -> Bool { visible.contains(index) || index == render.current }
        for (index, page) in pages.enumerated() { page.setShown(isShown(index)) }
        // Once more, because pages may have been made just now.
        pages = TabPageElements.all(in: content)
        report(TabList(pages, shown: chosen))
        let shown = pages.indices.filter { isShown($0) && !pages[$0].elements.isEmpty }
            .map { ($0, pages[$0].elements) }
        return (shown, pages.count)
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
