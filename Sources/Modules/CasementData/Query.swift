import AttributeGraph
import Casement
import Records

/// The objects that a view shows: found in the environment's context, and found again whenever
/// they may be others.
@MainActor @preconcurrency @propertyWrapper
public struct Query<Element: PersistentModel, Result: _QueryResult>: DynamicProperty
where Result._QueryElement == Element {
    let descriptor: FetchDescriptor<Element>
    /// Unchecked, because Apple's nonisolated initialisers set it; only the main actor reads it.
    nonisolated(unsafe) let transaction: Transaction?
    private var storage: QueryStorage<Element, Result>?

    // Not in an extension, because the compiler gives a property without arguments this initialiser
    // only if it serves every type.
    /// Finds all objects, in no particular order.
    nonisolated public init() { self.init(made: FetchDescriptor(), nil) }

    nonisolated init(made descriptor: FetchDescriptor<Element>, _ transaction: Transaction?) {
        self.descriptor = descriptor
        self.transaction = transaction
    }

    /// What was found.
    public var wrappedValue: Result { storage?.result ?? Result._empty }

    /// Why nothing could be found.
    public var fetchError: (any Error)? { storage?.results?.error }

    /// The context that was asked.
    public var modelContext: ModelContext {
        storage?.context ?? EnvironmentValues().modelContext
    }

    public static func _connect(
        _ pointer: UnsafeMutablePointer<Query<Element, Result>>, in context: _PropertyContext
    ) {
        let storage = context.retained { QueryStorage<Element, Result>(context.app) }
        let modelContext = context.scope.trackedValues.modelContext
        context.app.graph.untracked {
            storage.connect(
                to: modelContext, pointer.pointee.descriptor, pointer.pointee.transaction)
        }
        storage.noteRead(in: context)
        pointer.pointee.storage = storage
    }
}

extension Query: @unchecked Sendable where Element: Sendable {}

/// What a query may be declared as: an array of models.
public protocol _QueryResult<_QueryElement> {
    associatedtype _QueryElement: PersistentModel
    static var _empty: Self { get }
    init(_found objects: [_QueryElement])
}

extension Array: _QueryResult where Element: PersistentModel {
    public static var _empty: [Element] { [] }
    /// Makes the array of the objects that were found.
    public init(_found objects: [Element]) { self = objects }
}

/// One query of one view.
final class QueryStorage<Element: PersistentModel, Result: _QueryResult>: PropertyStorage
where Result._QueryElement == Element {
    private(set) var result = Result._empty
    private(set) var context: ModelContext?
    private(set) var results: LiveResults<Element>?
    private let app: AppGraph
    private let source: Source<Void>
    private var transaction: Transaction?
    private var seenVersion = -1

    init(_ app: AppGraph) {
        self.app = app
        source = Source((), in: app.graph, label: "query")
    }

    func connect(
        to context: ModelContext, _ descriptor: FetchDescriptor<Element>,
        _ transaction: Transaction?
    ) {
        self.transaction = transaction
        if let results, self.context === context, results.isResult(of: descriptor) { return }
        self.context = context
        results?.stop()
        let new = LiveResults(descriptor, in: context) { [weak self] in self?.resultsMayDiffer() }
        results = new
        result = Result(_found: new.objects.array)
    }

    /// Looks again with the next update, in the transaction of the change.
    private func resultsMayDiffer() {
        var transaction = Transaction.current
        if let own = self.transaction { transaction = own }
        app.writes.enqueue(
            PendingAction { [weak self] in
                guard let self, let results, results.refresh() else { return }
                result = Result(_found: results.objects.array)
                source.pulse()
            }, transaction)
    }

    @MainActor
    func noteRead(in context: _PropertyContext) {
        source.read()
        guard source.version != seenVersion else { return }
        seenVersion = source.version
        context.rule.sawChange = true
    }

    func disconnect() {
        results?.stop()
        results = nil
        source.dispose()
    }
}
