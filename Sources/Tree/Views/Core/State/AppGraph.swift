import AttributeGraph
import Localization
import Logging
import Typography

/// What all windows of an app share: the graph, the queue of writes, the queue of actions, the
/// frame clock, and the counters of the frame report.
///
/// Only the main thread may use it, apart from `writes` and `warnings`, which any thread may use.
package final class AppGraph: @unchecked Sendable {
    package let graph = Graph()
    package let writes = WriteQueue()
    package let warnings: WarningLog
    /// The translations of the app's texts.
    package let strings: LocalizedStrings
    package let shaper: TextShaper
    /// The time of the frame clock in seconds; animations and gestures read no other.
    package var now = 0.0
    package var report = FrameReport()
    /// The number of the running turn of the run loop.
    package var turn = 0
    /// The transaction of the running update.
    package var transaction = Transaction()
    package var actions = ActionQueue()
    /// Actions run since the app started.
    var actionsRun = 0
    /// The user defaults that views have read.
    package let defaults: DefaultsWatch
    /// The values that focused views provide to the whole app.
    package let focusedValues: FocusedValuesCenter
    /// The observable objects that views observe.
    let objectFeeds: ObjectFeeds
    let observation: ObservationTracker
    /// Subtrees to be dismantled at the end of a turn.
    var retired: [any RetiredSubtree] = []
    /// The modifier keys that are held, as events have told.
    private(set) lazy var heldModifiers = Source<KeyModifiers>(
        [], in: graph, label: "modifier keys")
    #if DEBUG
        /// What views take over from the run before and leave to the next; `nil` unless somebody
        /// works on the app.
        package var keptState: KeptState?
    #endif
    /// What the last turns did; `nil` unless somebody watches the app.
    package private(set) var turnLog: TurnLog?
    private var features = FeatureStorage()
    private var lastNamespace = 0
    private var bodyCounts: [ObjectIdentifier: Int]?

    package init(shaper: TextShaper, logger: Logger, strings: LocalizedStrings? = nil) {
        self.shaper = shaper
        let warnings = WarningLog(logger: logger, graph: graph)
        self.warnings = warnings
        self.strings = strings ?? LocalizedStrings { warnings.warn($0, at: "") }
        defaults = DefaultsWatch(graph, writes)
        focusedValues = FocusedValuesCenter(graph, writes)
        objectFeeds = ObjectFeeds(graph, writes, warnings, defaults)
        observation = ObservationTracker(writes)
    }

    deinit { writes.close() }

    package var logger: Logger { warnings.logger }

    package func warn(_ message: String, at location: String) {
        warnings.warn(message, at: location)
    }

    /// Whether this thread is evaluating a body or other content.
    package var isUpdating: Bool { graph.isEvaluatingHere }

    /// Applies the oldest batch of writes and makes its transaction the current one. Returns false
    /// if no batch is waiting.
    @MainActor
    package func applyNextBatch() -> Bool {
        guard let batch = writes.takeBatch() else { return false }
        transaction = batch.transaction
        for write in batch.writes { write.apply() }
        return true
    }

    /// Looks for user defaults written elsewhere, once in a turn and again after code of the app ran.
    package func checkDefaults() {
        defaults.check(
            at: DefaultsWatch.Moment(
                turn: turn, updates: report.totalUpdates, bodies: report.bodies,
                actions: actionsRun))
    }

    /// Runs code of this app, so that warnings raised without an app at hand go to its log.
    package func running<Result>(_ body: () throws -> Result) rethrows -> Result {
        let outer = RuntimeWarnings.current
        RuntimeWarnings.current = warnings
        defer { RuntimeWarnings.current = outer }
        return try body()
    }

    /// The object in which a feature stores its state for the app.
    func feature<Feature: AnyObject>(_ make: () -> Feature) -> Feature {
        features.object(make)
    }

    func nextNamespace() -> Int {
        lastNamespace += 1
        return lastNamespace
    }

    /// Starts noting what the turns do, from the next one on, and keeping it for those who ask.
    package func watchTurns(keeping keepsTurns: Bool) {
        let log = turnLog ?? TurnLog()
        log.keepsTurns = log.keepsTurns || keepsTurns
        turnLog = log
        let changes = writes.changeLog ?? StateChangeLog()
        changes.listener = log
        writes.changeLog = changes
    }

    /// Stops noting what the turns do, unless it is kept for those who ask.
    package func stopWatchingTurns() {
        guard let turnLog, !turnLog.keepsTurns else { return }
        self.turnLog = nil
        writes.changeLog?.listener = nil
    }

    /// Starts counting evaluations of bodies by the view's type, for tests.
    package func countBodies() { bodyCounts = [:] }

    package func noteBody(of type: Any.Type) {
        bodyCounts?[ObjectIdentifier(type), default: 0] += 1
    }

    package func bodyCount(of type: Any.Type) -> Int {
        bodyCounts?[ObjectIdentifier(type)] ?? 0
    }
}

/// A subtree that was removed from its tree and is dismantled later.
@MainActor
protocol RetiredSubtree: AnyObject {
    func remove()
}
