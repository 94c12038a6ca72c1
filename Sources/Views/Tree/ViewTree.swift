import AttributeGraph
import Drawing
import Foundation
import Geometry
import Layouts

/// The tree of one window: its nodes, its render nodes, and what events need to know of them.
///
/// It owns the root; each pass has its own file in `Passes`.
package final class ViewTree {
    package let app: AppGraph
    /// The app's.
    let graph: Graph
    package let subgraph = Subgraph()
    package let environment: Source<EnvironmentValues>
    package let events = EventState()
    package private(set) var focus: FocusChain!
    package let images: ImageStore
    package let repaints = RepaintSchedule()
    package let scrollMemory = ScrollMemory()
    let rowsAhead = RowsAhead()
    package let undoManager: UndoManager
    /// Called when a pass has something to do.
    package var whenDirty: () -> Void = {}

    package let census = TreeCensus()
    package let handle = TreeHandle()

    private(set) var rootScope: EnvironmentScope
    private(set) var root: _ViewNode?
    package private(set) var rootRender: RootRender!
    private let scaleSource: Source<Double>
    /// Device pixels to a point.
    package private(set) var scale = 1.0
    package internal(set) var size = CGSize.zero

    package internal(set) var layoutIsDirty = true
    /// What asks for sizes that no layout is made from; nil most of the time.
    var survey: SizeSurvey?
    package internal(set) var paintIsDirty = true
    var animations = AnimationSet()
    /// Whether the running layout was caused by an animation and not by a change of the app.
    package var isTicking = false
    /// Off until the first frame, and while the window is being resized.
    package var mayAnimatePlaces = false
    var preferencesAreStale = false
    /// What the whole window hands up, for the keys that were asked for, by their types.
    var knownPreferences: [ObjectIdentifier: Any] = [:]
    /// How many views hand something up, for each key by its type.
    private var preferenceWriters: [ObjectIdentifier: Int] = [:]
    var preferenceReaders: [WeakReader] = []
    var urlReceivers: [WeakURLReceiver] = []
    private var lastRenderID = 0
    private var lastNamespace = 0
    private var entering: [(node: _ViewNode, animation: Animation?)] = []
    /// Views whose transitions have an animation of their own.
    var ownTransitionAnimations = 0
    /// Views that say how they come and go.
    var transitions = 0
    /// Views that change every transaction.
    var constantAdjusters = 0
    /// The last update of which a view changes the transaction though it leaves others alone.
    var adjustedUpdate = -1
    private var layoutFollowers: [() -> Void] = []
    var followers: [any LayoutFollower] = []

    /// `surround` completes the environment; what it reads of the graph it is run again for.
    package init(
        app: AppGraph, images: ImageStore, environment: EnvironmentValues,
        surround: ((inout EnvironmentValues) -> Void)? = nil
    ) {
        self.app = app
        graph = app.graph
        self.images = images
        let source = Source(
            environment, in: app.graph, subgraph: subgraph, label: "window environment")
        self.environment = source
        let undoManager = UndoManager { [unowned app] in app.turn }
        self.undoManager = undoManager
        let scale = Source(1.0, in: app.graph, subgraph: subgraph, label: "display scale")
        scaleSource = scale
        let scope = EnvironmentScope(root: source, subgraph: subgraph)
        rootScope = EnvironmentScope(in: scope) { values in
            surround?(&values)
            values.displayScale = scale.read()
            values.undoManager = undoManager
        }
        rootRender = RootRender(in: self)
        focus = FocusChain(in: self)
        handle.open(self)
    }

    deinit { handle.close() }

    /// Puts the content into the tree; its bodies are evaluated by the next update.
    @MainActor
    package func show<Content: View>(_ content: Content) {
        let context = _NodeContext(tree: self, parent: nil, scope: rootScope, depth: 0)
        let node = RootNode(content, in: context)
        root = node
        rootRender.content = node
        needsLayout()
        needsPaint()
    }

    /// Ends the tree: every view disappears, every task is cancelled.
    @MainActor
    package func tearDown() {
        app.releaseRetired()
        root?.remove()
        root = nil
        animations.cancelAll()
        rootRender.content = nil
        subgraph.dispose()
    }

    /// What surrounds the root view.
    package var surroundings: EnvironmentValues { rootScope.current }

    package var renderContext: RenderContext { RenderContext(self) }

    /// Sets the window's size in points and its scale in device pixels to a point.
    package func setSize(_ size: CGSize, scale: Double) {
        guard size != self.size || scale != self.scale else { return }
        if scale != self.scale {
            self.scale = scale
            scaleSource.write(scale)
            rootRender.forgetEverything()
        }
        self.size = size
        rootRender.invalidateLayout()
        rootRender.invalidatePaint()
    }

    func nextRenderID() -> Int {
        lastRenderID += 1
        return lastRenderID
    }

    func nextNamespace() -> Int {
        lastNamespace += 1
        return lastNamespace
    }

    package func needsLayout() {
        guard !layoutIsDirty else { return }
        layoutIsDirty = true
        whenDirty()
    }

    package func needsPaint() {
        paintIsDirty = true
        whenDirty()
    }

    /// Runs the closure once everything has its place: at the end of the next layout.
    package func afterLayout(_ action: @escaping () -> Void) {
        layoutFollowers.append(action)
        needsLayout()
    }

    /// Returns false where there were none.
    func runLayoutFollowers() {
        guard !layoutFollowers.isEmpty else { return }
        let followers = layoutFollowers
        layoutFollowers = []
        for follower in followers { follower() }
    }

    // MARK: Preferences

    /// Notes that a view which hands something up has come or gone.
    func countPreferenceWriters<K: PreferenceKey>(of key: K.Type, by change: Int) {
        preferenceWriters[ObjectIdentifier(key), default: 0] += change
        preferencesChanged()
    }

    /// Whether any view hands something up for the key; where none does, nobody is asked.
    func handsUp<K: PreferenceKey>(_ key: K.Type) -> Bool {
        preferenceWriters[ObjectIdentifier(key), default: 0] > 0
    }

    // MARK: Transactions

    /// Whether any view changes the transaction of the running update.
    private var mayAdjustTransactions: Bool {
        constantAdjusters > 0 || adjustedUpdate == app.report.totalUpdates
    }

    /// Whether what this layout moves may be shown on its way.
    var animatesMoves: Bool {
        mayAnimatePlaces && !isTicking
            && (app.transaction.animation != nil || mayAdjustTransactions)
    }

    /// The transaction of the running update as the modifiers above the node have changed it.
    @MainActor
    package func transaction(for node: _ViewNode) -> Transaction {
        guard mayAdjustTransactions else { return app.transaction }
        var ancestors: [_ViewNode] = []
        var next: _ViewNode? = node
        while let current = next {
            ancestors.append(current)
            next = current.parent
        }
        var transaction = app.transaction
        for ancestor in ancestors.reversed() { ancestor.adjust(&transaction) }
        return transaction
    }

    // MARK: Transitions

    /// Notes that an update has inserted the node, so that it may enter with a transition once
    /// its bodies have been evaluated.
    @MainActor
    func markEntering(_ node: _ViewNode, animation: Animation? = nil) {
        entering.append((node, animation))
    }

    /// Begins the transitions of what the update has inserted.
    @MainActor
    package func startEntering() {
        guard !entering.isEmpty else { return }
        let inserted = entering
        entering = []
        for (node, animation) in inserted where !node.isRemoved {
            TransitionRun.startEntering(node, animation: animation)
        }
    }
}

/// How many nodes of a tree are alive, to find leaks by.
package final class TreeCensus {
    /// Views that are in the tree.
    package internal(set) var nodes = 0
    /// Render nodes in memory.
    package internal(set) var renders = 0
    /// Those of them whose views are gone already.
    var gone = 0
}

/// The node above everything in a window.
final class RootNode<Content: View>: _Node<Content> {
    private var child: _Node<Content>!

    init(_ view: __shared Content, in context: _NodeContext) {
        super.init(at: context)
        child = Content._makeNode(view, in: childContext())
    }

    override func update(_ view: Content) { child.update(view) }
    override func forEachChild(_ visit: (_ViewNode) -> Void) { visit(child) }
    override func elementsChanged() { tree.rootRender.elementsChanged() }
}

/// The render node above everything in a window: it proposes the window's size to the content
/// and centres what the content makes of it. Several views form a column.
package final class RootRender: RenderNode {
    weak var content: _ViewNode? { didSet { elementsChanged() } }
    private let single = TypedLayoutBox(ZStackLayout())
    private let column = TypedLayoutBox(VStackLayout())
    private var box: any LayoutBox { elements.count > 1 ? column : single }
    private var elements: [RenderNode] = []
    private var elementsAreStale = true
    /// The bar of menus above the content; nil where there is none.
    private(set) var bar: RenderNode?
    /// What is presented in front of the content, the foremost last.
    private var layers: [any WindowLayer] = []
    private var layerElements: [RenderNode] = []

    init(in tree: ViewTree) { super.init(in: tree, owner: nil) }

    func elementsChanged() {
        elementsAreStale = true
        invalidateLayout()
        invalidatePaint()
    }

    func add(_ layer: any WindowLayer) {
        layers.append(layer)
        elementsChanged()
    }

    func remove(_ layer: any WindowLayer) {
        layers.removeAll { $0 === layer }
        elementsChanged()
    }

    /// Forgets all sizes and looks, as after a change of scale, with which every text measures
    /// something else.
    package func forgetEverything() {
        func visit(_ node: RenderNode) {
            node.invalidateLayout()
            node.invalidatePaint()
            for child in node.children { visit(child) }
        }
        visit(self)
    }

    package override var children: [RenderNode] {
        if elementsAreStale {
            elementsAreStale = false
            var list: [Element] = []
            MainActor.assumeIsolated { content?.appendElements(to: &list) }
            let all = list.map { element in
                element.render.traits = element.traits
                element.render.join(self)
                return element.render
            }
            bar = all.first { $0.traits[WindowBarTrait.self] }
            elements = all.filter { $0 !== bar }
            single.setElements(elements.count > 1 ? [] : elements)
            column.setElements(elements.count > 1 ? elements : [])
            layerElements = MainActor.assumeIsolated { collectLayers() }
        }
        return elements + (bar.map { [$0] } ?? []) + layerElements
    }

    /// How much of the window's height the bar takes.
    package var barHeight: CGFloat {
        settle()
        _ = children
        let offer = ProposedViewSize(width: tree.size.width, height: nil)
        return bar?.sizeThatFits(offer).height ?? 0
    }

    @MainActor private func collectLayers() -> [RenderNode] {
        var list: [Element] = []
        for layer in layers where !layer.isRemoved && !layer.isInHiddenPart {
            layer.appendElements(to: &list)
        }
        return list.map { element in
            element.render.traits = element.traits
            element.render.join(self)
            return element.render
        }
    }

    /// The axes along which the content, or what is presented in front of it, takes more than the
    /// window has. Where the layout is about to be done again this costs next to nothing, because
    /// the layout asks for the same sizes.
    package var overflowingAxes: Axis.Set {
        settle()
        _ = children
        let (width, height) = (tree.size.width, max(0, tree.size.height - barHeight))
        let inner = box.sizeThatFits(ProposedViewSize(width: width, height: height))
        var axes: Axis.Set = []
        if inner.width - width > Self.tolerance { axes.insert(.horizontal) }
        if inner.height - height > Self.tolerance { axes.insert(.vertical) }
        for layer in layerElements {
            guard let size = layer.presentedSize(in: tree.size) else { continue }
            if size.width - tree.size.width > Self.tolerance { axes.insert(.horizontal) }
            if size.height - tree.size.height > Self.tolerance { axes.insert(.vertical) }
        }
        return axes
    }

    /// Sums of lengths that are no more than what was divided, but for rounding.
    private static let tolerance: CGFloat = 0.01

    /// What the views that are presented in front of the content need in a window of some size.
    package func leastSizeOfPresented(in window: CGSize) -> CGSize {
        settle()
        _ = children
        return layerElements.reduce(.zero) { size, layer in
            let least = layer.presentedLeastSize(in: window) ?? .zero
            return CGSize(
                width: max(size.width, least.width), height: max(size.height, least.height))
        }
    }

    /// What the content and the bar, which shows all its titles, take of a proposal, for windows
    /// that fit their content.
    package func contentSize(_ proposal: ProposedViewSize) -> CGSize {
        settle()
        _ = children
        let barSize = bar?.sizeThatFits(.unspecified) ?? .zero
        let height = proposal.height.map { max(0, $0 - barSize.height) }
        let size = box.sizeThatFits(ProposedViewSize(width: proposal.width, height: height))
        return CGSize(
            width: max(size.width, barSize.width), height: size.height + barSize.height)
    }

    override func subtreeSizeChanged() { box.invalidate() }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { tree.size }

    override func placeChildren() {
        let barHeight = barHeight
        bar?.place(
            at: .zero, proposal: ProposedViewSize(width: tree.size.width, height: barHeight))
        let room = CGSize(width: tree.size.width, height: max(0, tree.size.height - barHeight))
        let proposal = ProposedViewSize(room)
        let inner = box.sizeThatFits(proposal)
        let origin = CGPoint(
            x: (room.width - inner.width) / 2, y: barHeight + (room.height - inner.height) / 2)
        for (child, place) in zip(elements, box.placements(in: inner, proposal: proposal)) {
            child.place(
                at: CGPoint(x: origin.x + place.origin.x, y: origin.y + place.origin.y),
                proposal: place.proposal)
        }
        // After the content: what is presented may point at it.
        let window = ProposedViewSize(tree.size)
        for layer in layerElements { layer.place(at: .zero, proposal: window) }
    }
}
