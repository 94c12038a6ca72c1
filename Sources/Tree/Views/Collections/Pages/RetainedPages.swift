import Foundation
import Geometry

/// Pages of which one is shown, while the others keep their state.
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

    /// From the first page to the deepest one.
    let pages: [Page]
    let shown: AnyHashable
    /// The animation of a page that appears, if any.
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

/// The node of retained pages.
private final class RetainedPagesNode: _ValueNode<RetainedPages> {
    private var nodes: [AnyHashable: PageNode] = [:]
    private var leaving = LeavingNodes()

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
        let left = old.shown == view.shown ? nil : nodes[old.shown]
        // What a page says of its transition is known while it is shown.
        let zoom = left?.zoom
        left?.hide()
        for page in view.pages {
            if let node = nodes[page.id] { node.update(page.content) } else { make(page) }
        }
        let listed = Set(view.pages.map(\.id))
        let zoomsBack = zoom != nil && !listed.contains(old.shown) && mayAnimate
        if left != nil { show(from: old.shown, zoomsBack: zoomsBack) }
        for (id, node) in nodes where !listed.contains(id) {
            nodes[id] = nil
            if zoomsBack, node === left, let zoom, let animation = view.animation {
                node.leave(into: zoom)
                leaving.take(node, from: self, animation: animation)
            } else {
                node.remove()
            }
        }
    }

    private var mayAnimate: Bool { tree.mayAnimatePositions && view.animation != nil }

    private func show(from old: AnyHashable, zoomsBack: Bool) {
        guard let node = nodes[view.shown] else { return }
        node.unhide()
        elementsChanged()
        // The page that shrinks uncovers this one, which stands still.
        guard mayAnimate, !zoomsBack, let animation = view.animation else { return }
        if index(of: view.shown) > index(of: old) { node.covered = nodes[old] }
        node.comesFrom = index(of: view.shown) < index(of: old) ? -1 : 1
        tree.markEntering(node, animation: animation)
    }

    private func index(of id: AnyHashable) -> Int {
        view.pages.firstIndex { $0.id == id } ?? .max
    }

    override func forEachChild(_ visit: (_ViewNode) -> Void) {
        for page in view.pages {
            if let node = nodes[page.id] { visit(node) }
        }
        // Nodes that are being removed.
        for (id, node) in nodes where !view.pages.contains(where: { $0.id == id }) { visit(node) }
        leaving.forEach(visit)
    }
}

/// The node above one page.
private final class PageNode: _ValueNode<AnyView> {
    private var child: _Node<AnyView>?
    private var isHidden = false
    /// The side from which the page appears: -1 for the leading one, 1 for the trailing one.
    var comesFrom: CGFloat = 1 {
        didSet { plan = Self.makePlan(scope.isRightToLeft ? -comesFrom : comesFrom) }
    }
    private var plan = makePlan(1)
    /// The page that this one covers as it comes, and that is seen around it until then.
    weak var covered: PageNode?
    /// Whether it is seen around the page that covers it, though it is hidden.
    private var isSeenBeneath = false

    /// The distance, in points, that a page moves when it appears.
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

    /// Makes the content, whose nodes ask while they are made whether the page is hidden.
    func load(isHidden: Bool) {
        self.isHidden = isHidden
        child = AnyView._makeNode(view, in: childContext())
    }

    override func update(_ view: AnyView) { child?.update(view) }

    /// How the page grows out of another view; nil where it comes in the usual way.
    var zoom: ZoomStyle? { preference(PageZoomKey.self).flatMap(tree.zoomSources.zoom) }

    /// Goes by shrinking into the view that it came from.
    func leave(into zoom: ZoomStyle) {
        var style = TransitionStyle()
        style.zoom = zoom
        plan = TransitionPlan(style)
        isHidden = false
    }

    /// Chooses the transition once the page's content is known.
    private func prepareInsertion() {
        guard let covered, !covered.isRemoved else { return }
        self.covered = nil
        guard let zoom else { return }
        var style = TransitionStyle()
        style.zoom = zoom
        plan = TransitionPlan(style)
        covered.setSeenBeneath(true)
        plan.inserted = { [weak covered] in
            covered?.setSeenBeneath(false)
        }
    }

    private func setSeenBeneath(_ isSeen: Bool) {
        guard isSeen != isSeenBeneath, !isRemoved else { return }
        isSeenBeneath = isSeen
        var list: [Element] = []
        child?.appendElements(to: &list)
        for element in list { element.render.isGone = isSeen && isHidden }
        super.elementsChanged()
    }

    func hide() {
        guard !isHidden else { return }
        disappeared()
        isHidden = true
    }

    func unhide() {
        guard isHidden else { return }
        setSeenBeneath(false)
        isHidden = false
        appeared()
    }

    override var hidesChildren: Bool { isHidden }

    override func elementsChanged() {
        if !isHidden { super.elementsChanged() }
    }

    override func appendElements(to list: inout [Element]) {
        prepareInsertion()
        guard !isHidden || isSeenBeneath else { return }
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
