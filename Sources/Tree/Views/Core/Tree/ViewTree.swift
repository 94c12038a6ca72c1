import AttributeGraph
import Foundation

/// The tree of one window: its view nodes, its render nodes, and what all of them share.
///
/// Each pass over it has a file in `Passes`. A feature that only some views use stores its
/// state in `features`, and adds a property to this class in its own file.
@MainActor
package final class ViewTree {
    package let app: AppGraph
    /// The app's graph.
    let graph: Graph
    package let subgraph = Subgraph()
    package let images: ImageStore
    package let nodeCounts = NodeCounts()
    package let repaints = RepaintSchedule()
    /// Called when a pass has something to do.
    package var whenDirty: () -> Void = {}

    private(set) var root: _ViewNode?
    package private(set) var rootRender: RootRender!
    private var rootEnvironment: RootEnvironment!
    package private(set) var handle: Handle<ViewTree>!

    package private(set) var size = CGSize.zero
    /// Device pixels to a point.
    package private(set) var scale = 1.0

    package internal(set) var layoutIsDirty = true
    package internal(set) var paintIsDirty = true
    /// The measurement that is running without a layout; nil most of the time.
    var transientMeasurement: TransientMeasurement?
    var layoutObservers = LayoutObservers()
    var preferences = PreferenceState()

    var animations = AnimationSet()
    /// The number of nodes whose content changes; where there are none, no leaf looks for its own.
    var contentMotionCount = 0
    var transitions = Transitions()
    var transactionAdjusters = TransactionAdjusters()
    /// Whether an animation causes the running layout, and not a change of the app.
    package var isTicking = false
    /// Whether nodes may move to new positions with an animation; false until the first frame, and
    /// while the window is being resized.
    package var mayAnimatePositions = false

    /// Whether the window has been laid out for a frame.
    package internal(set) var hasSettled = false

    /// Whether the direction of a part has changed since the last layout.
    var directionsHaveChanged = false

    /// The number of nodes with bars; where there are none, nothing looks for them.
    package internal(set) var barCount = 0

    /// Whether the keyboard on the screen is shown in the window.
    package internal(set) var showsKeyboard = false
    /// Moves the window on the screen; nil where it has no position of its own.
    package var moveWindow: ((CGSize) -> Void)?
    /// Notified of the focus and of keys; nil where nothing follows them.
    package var inputWatcher: (any InputWatcher)?

    private var features = FeatureStorage()
    /// How many render nodes were made so far.
    private(set) var lastRenderID = 0

    /// `completeEnvironment` runs again when a source that it read changes.
    package init(
        app: AppGraph, images: ImageStore, environment: EnvironmentValues,
        completeEnvironment: ((inout EnvironmentValues) -> Void)? = nil
    ) {
        self.app = app
        graph = app.graph
        self.images = images
        let handle = Handle(self)
        self.handle = handle
        let directionWatch = DirectionWatch { handle.target?.directionChanged() }
        let strings = app.strings
        let resetFocus = ResetFocusAction { handle.target?.resetFocus(in: $0) }
        // The environment may be evaluated once more after the tree is gone.
        rootEnvironment = RootEnvironment(environment, in: graph, subgraph) { values in
            completeEnvironment?(&values)
            values.undoManager = handle.target?.undoManager
            values.imageStore = images
            values.resetFocus = resetFocus
            values.directionWatch = directionWatch
            if values.localizedStrings == nil { values.localizedStrings = strings }
        }
        rootRender = RootRender(in: self)
    }

    deinit { handle.invalidate() }

    /// The object in which a feature stores its state for this window.
    package func feature<Feature: AnyObject>(_ make: () -> Feature) -> Feature {
        features.object(make)
    }

    /// The object in which a feature stores its state for this window; nil before the first use.
    package func knownFeature<Feature: AnyObject>(_ type: Feature.Type) -> Feature? {
        features[type]
    }

    // MARK: Root

    func setRoot(_ node: _ViewNode) {
        root = node
        rootRender.show(node)
        needsLayout()
        needsPaint()
    }

    /// Removes all views: each disappears, and tasks are cancelled.
    package func tearDown() {
        app.releaseRetired()
        (inputWatcher, moveWindow) = (nil, nil)
        root?.remove()
        rootRender.show(nil)
        root = nil
        animations.cancelAll()
        subgraph.dispose()
    }

    /// The environment that the window is given.
    package var environment: Source<EnvironmentValues> { rootEnvironment.values }
    var rootScope: EnvironmentScope { rootEnvironment.scope }
    /// The environment of the root view.
    package var currentEnvironment: EnvironmentValues { rootScope.current }

    /// Sets the window's size in points and its scale in device pixels to a point.
    package func setSize(_ size: CGSize, scale: Double) {
        guard size != self.size || scale != self.scale else { return }
        if scale != self.scale {
            self.scale = scale
            rootEnvironment.scale.write(scale)
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

    // MARK: Dirty passes

    package func needsLayout() {
        guard !layoutIsDirty else { return }
        layoutIsDirty = true
        whenDirty()
    }

    package func needsPaint() {
        paintIsDirty = true
        whenDirty()
    }
}
