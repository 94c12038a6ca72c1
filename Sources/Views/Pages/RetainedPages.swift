import Foundation
import Geometry

/// Pages of which one is shown; the others keep their state.
nonisolated package struct RetainedPages: View {
    package typealias Body = Never

    package struct Page {
        package let id: AnyHashable
        package let content: AnyView

        package init(id: AnyHashable, content: AnyView) {
            self.id = id
            self.content = content
        }
    }

    /// In their order from the first to the deepest.
    let pages: [Page]
    let shown: AnyHashable
    /// How a page comes into sight; nil for at once.
    let animation: Animation?

    package init(_ pages: [Page], shown: AnyHashable, animation: Animation?) {
        self.pages = pages
        self.shown = shown
        self.animation = animation
    }

    @MainActor package static func _makeNode(_ view: Self, in context: _NodeContext) -> _Node<Self>
    {
        RetainedPagesNode(view, in: context)
    }
}

/// The node of kept pages.
private final class RetainedPagesNode: _ValueNode<RetainedPages> {
    private var nodes: [AnyHashable: PageNode] = [:]

    override init(_ view: __shared RetainedPages, in context: _NodeContext) {
        super.init(view, in: context)
        for page in view.pages { make(page) }
    }

    private func make(_ page: RetainedPages.Page) {
        let node = PageNode(page.content, in: childContext())
        nodes[page.id] = node
        node.load(isHidden: page.id != view.shown)
    }

    override func update(_ view: RetainedPages) {
        let old = self.view
        self.view = view
        if old.shown != view.shown { nodes[old.shown]?.hide() }
        for page in view.pages {
            if let node = nodes[page.id] { node.update(page.content) } else { make(page) }
        }
        if old.shown != view.shown { show(from: old.shown) }
        let listed = Set(view.pages.map(\.id))
        for (id, node) in nodes where !listed.contains(id) {
            nodes[id] = nil
            node.remove()
        }
    }

    private func show(from old: AnyHashable) {
        guard let node = nodes[view.shown] else { return }
        node.unhide()
        elementsChanged()
        guard tree.mayAnimatePositions, let animation = view.animation else { return }
        node.comesFrom = place(of: view.shown) < place(of: old) ? -1 : 1
        tree.markEntering(node, animation: animation)
    }

    private func place(of id: AnyHashable) -> Int {
        view.pages.firstIndex { $0.id == id } ?? .max
    }

    override func forEachChild(_ visit: (_ViewNode) -> Void) {
        for page in view.pages {
            if let node = nodes[page.id] { visit(node) }
        }
        // Those that are just being taken out.
        for (id, node) in nodes where !view.pages.contains(where: { $0.id == id }) { visit(node) }
    }
}

/// The node above one page.
private final class PageNode: _ValueNode<AnyView> {
    private var child: _Node<AnyView>?
    private var isHidden = false
    /// -1 where it comes from the leading side, 1 from the trailing one.
    var comesFrom: CGFloat = 1 {
        didSet { plan = Self.makePlan(comesFrom) }
    }
    private var plan = makePlan(1)

    /// Points that a page moves as it comes.
    private static let travel: CGFloat = 24

    private static func makePlan(_ side: CGFloat) -> TransitionPlan {
        var style = TransitionStyle()
        style.fades = true
        style.offset.width = travel * side
        return TransitionPlan(style)
    }

    override init(_ view: __shared AnyView, in context: _NodeContext) {
        super.init(view, in: context)
        tree.transitions.count += 1
        removesWithoutDelay()
    }

    override func willRemove() { tree.transitions.count -= 1 }

    /// Makes what is inside, which has to know from the start whether it is shown.
    func load(isHidden: Bool) {
        self.isHidden = isHidden
        child = AnyView._makeNode(view, in: childContext())
    }

    override func update(_ view: AnyView) { child?.update(view) }

    func hide() {
        guard !isHidden else { return }
        disappeared()
        isHidden = true
    }

    func unhide() {
        guard isHidden else { return }
        isHidden = false
        appeared()
    }

    override var hidesChildren: Bool { isHidden }

    override func elementsChanged() {
        if !isHidden { super.elementsChanged() }
    }

    override func appendElements(to list: inout [Element]) {
        guard !isHidden else { return }
        let start = list.count
        child?.appendElements(to: &list)
        for index in start..<list.count { list[index].traits[TransitionTrait.self] = plan }
    }

    override func appendPreference<K: PreferenceKey>(_ key: K.Type, to value: inout K.Value?) {
        if !isHidden { super.appendPreference(key, to: &value) }
    }

    override func forEachChild(_ visit: (_ViewNode) -> Void) {
        if let child { visit(child) }
    }
}
