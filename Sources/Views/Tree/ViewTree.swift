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
    let rowPrefetch = RowPrefetch()
    package let undoManager: UndoManager
    /// Called when a pass has something to do.
    package var whenDirty: () -> Void = {}

    package let nodeCounts = NodeCounts()
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
    var transientMeasurement: TransientMeasurement?
    package internal(set) var paintIsDirty = true
    var animations = AnimationSet()
    /// Whether the running layout was caused by an animation and not by a change of the app.
    package var isTicking = false
    /// Off until the first frame, and while the window is being resized.
    package var mayAnimatePositions = false
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
    private var afterLayoutActions: [() -> Void] = []
    var followers: [any LayoutObserver] = []

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
        rootRender.show(node)
        needsLayout()
        needsPaint()
    }

    /// Ends the tree: every view disappears, every task is cancelled.
    @MainActor
    package func tearDown() {
        ReleasePass.run(app)
        root?.remove()
        rootRender.show(nil)
        root = nil
        animations.cancelAll()
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
        afterLayoutActions.append(action)
        needsLayout()
    }

    /// Returns false where there were none.
    func runAfterLayoutActions() {
        guard !afterLayoutActions.isEmpty else { return }
        let followers = afterLayoutActions
        afterLayoutActions = []
        for follower in followers { follower() }
    }

    // MARK: Preferences

    /// Notes that a view which hands something up has come or gone.
    func countPreferenceWriters<K: PreferenceKey>(of key: K.Type, by change: Int) {
        preferenceWriters[ObjectIdentifier(key), default: 0] += change
        preferencesChanged()
    }

    /// Whether any view hands something up for the key; where none does, nobody is asked.
    func hasPreferenceWriters<K: PreferenceKey>(_ key: K.Type) -> Bool {
        preferenceWriters[ObjectIdentifier(key), default: 0] > 0
    }

    // MARK: Transactions

    /// Whether any view changes the transaction of the running update.
    private var mayAdjustTransactions: Bool {
        constantAdjusters > 0 || adjustedUpdate == app.report.totalUpdates
    }

    /// Whether what this layout moves may be shown on its way.
    var animatesMoves: Bool {
        mayAnimatePositions && !isTicking
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
package final class NodeCounts {
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
