import Foundation
import FoundationNames
import Observation

/// Where objects are inserted, found, changed and deleted, and from where all of that is saved at
/// once. It belongs to one thread or actor; a container's main context to the main actor.
public class ModelContext: Equatable, RecordContext {
    /// The container whose store the context reads and writes.
    public let container: ModelContainer
    /// Whether changes are saved by themselves, a second after the first of them, as those of a
    /// main context are by default. Has no effect on other contexts.
    public var autosaveEnabled = false { didSet { if hasChanges { scheduleSave() } } }
    /// Records the changes so that they can be undone, or `nil` if nothing does.
    public weak var undoManager: UndoManager?
    /// The name that the store's history gives to what the context saves, or `nil` for none.
    public var author: String?
    let store: RecordStore
    /// The objects of each entity, by its name.
    package private(set) var tables: [String: ObjectTable] = [:]
    /// Objects in these states wait for the next save; others may be among them.
    var inserted: [any PersistentModel] = []
    var changed: [any PersistentModel] = []
    var deleted: [any PersistentModel] = []
    let isMain: Bool
    private(set) var inbox = CommitInbox {}
    private var observers: [String: [WeakObserver]] = [:]
    private var isSaveScheduled = false
    /// What was done outside the main actor that belongs there, the first time.
    package private(set) var threadFault: String?

    private struct WeakObserver {
        weak var observer: (any ContextObserver)?
    }

    /// Creates a context without changes. It belongs to the thread or actor that uses it.
    public convenience init(_ container: ModelContainer) {
        self.init(container, isMain: false)
    }

    init(_ container: ModelContainer, isMain: Bool) {
        self.container = container
        self.isMain = isMain
        store = container.store
        for (name, plan) in store.plans { tables[name] = ObjectTable(plan, in: self, store) }
        if isMain {
            autosaveEnabled = store.configuration.allowsSave
            inbox = CommitInbox { [weak self] in
                let main = SendableContext(context: self)
                DispatchQueue.main.async { main.context?.processPendingChanges() }
            }
        }
        store.commits.add(inbox)
    }

    /// Only the main thread uses what is in it.
    private struct SendableContext: @unchecked Sendable {
        weak var context: ModelContext?
    }

    public static func == (a: ModelContext, b: ModelContext) -> Bool { a === b }

    // MARK: What waits

    /// Whether anything was inserted, changed or deleted since the last save.
    public var hasChanges: Bool {
        inserted.contains { $0._$record.state == .inserted }
            || changed.contains { $0._$record.original != nil }
            || deleted.contains { $0._$record.state == .deleted }
    }

    /// The objects that the next save inserts.
    public var insertedModelsArray: [any PersistentModel] {
        inserted.filter { $0._$record.state == .inserted }
    }

    /// The objects whose changes the next save writes.
    public var changedModelsArray: [any PersistentModel] {
        changed.filter { $0._$record.original != nil && $0._$record.state == .stored }
    }

    /// The objects that the next save deletes.
    public var deletedModelsArray: [any PersistentModel] {
        deleted.filter { $0._$record.state == .deleted }
    }

    /// The inserted and the changed objects of a table.
    package func pendingObjects(of table: ObjectTable) -> [any PersistentModel] {
        (inserted + changed).filter {
            let record = $0._$record
            return record.table === table
                && (record.state == .inserted || record.state == .stored && record.original != nil)
        }
    }

    package func table(named entity: String) -> ObjectTable? { tables[entity] }

    // MARK: Objects

    /// Adds an object, and those that it is related to. The next save stores it.
    public func insert<T: PersistentModel>(_ model: T) {
        checkThread("inserts")
        add(model)
    }

    /// The object with the identifier, which may be one that was deleted.
    public func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel {
        guard let table = tables[persistentModelID.entityName],
            let object = table.object(forKey: persistentModelID.key)
                ?? table.known(persistentModelID.key)
        else {
            fatalError(
                """
                The container of the context stores no \(persistentModelID.entityName): it was \
                not among the models that the container was made for.
                """)
        }
        return object
    }

    /// The object with the identifier, if it is in the context already.
    public func registeredModel<T: PersistentModel>(
        for persistentModelID: PersistentIdentifier
    ) -> T? {
        tables[persistentModelID.entityName]?.known(persistentModelID.key) as? T
    }

    func add(_ object: any PersistentModel) {
        let record = object._$record
        record.know(object)
        if let context = record.context {
            guard context !== self else {
                if record.state == .deleted { restore(object) }
                return
            }
            fatalError(
                """
                An object of \(Schema.entityName(for: record.type)) belongs to another context: \
                find it in this one by its persistentModelID.
                """)
        }
        guard let table = tables[Schema.entityName(for: record.type)] else {
            fatalError(missingModel(record.type))
        }
        record.table = table
        if record.key == 0 { record.key = store.newKey(of: table.plan.entity.name) }
        record.state = .inserted
        inserted.append(object)
        table.register(object)
        adoptRelatives(of: object)
        registerUndo { $0.remove(object) }
        noteChange(of: record, nil)
    }

    /// Says why objects of a type cannot be in this context.
    func missingModel(_ type: any PersistentModel.Type) -> String {
        let name = Schema.entityName(for: type)
        guard !store.schema.entities.isEmpty else {
            return """
                \(name) has no container: give one to the view or to its scene, with \
                modelContainer(for: \(name).self).
                """
        }
        return """
            The container of the context stores no \(name): it was not among the models that the \
            container was made for.
            """
    }

    // MARK: Changes

    package func willChange(_ record: _ModelRecord, at index: Int) {
        guard let object = record.object else { return }
        if record.original == nil, record.state == .stored {
            if record.isFault { record.fill() }
            record.original = record.cells
            changed.append(object)
        }
        guard undoManager != nil else { return }
        // The next save removes a file that holds the old value.
        let old = record.cells[index].isFile ? record.loaded(index) : record.cells[index]
        registerUndo { _ in object._$record.change(index, to: old) }
    }

    package func didChange(_ record: _ModelRecord, at index: Int) {
        if record.state != .gone { noteChange(of: record, index) }
    }

    func registerUndo(_ action: @escaping (ModelContext) -> Void) {
        undoManager?.registerUndo(withTarget: self, handler: action)
    }

    /// Notifies the queries of the entity. The index is `nil` if the whole object has changed: it
    /// was inserted, deleted, or changed elsewhere.
    func noteChange(of record: _ModelRecord, _ index: Int?) {
        guard let entity = record.table?.plan.entity.name else { return }
        notifyObservers(of: entity) { $0.contextChanged(record, index) }
        if autosaveEnabled { scheduleSave() }
    }

    func notifyObservers(of entity: String, _ body: (any ContextObserver) -> Void) {
        guard let list = observers[entity] else { return }
        for entry in list {
            if let observer = entry.observer { body(observer) }
        }
    }

    package func observe(_ entity: String, _ observer: any ContextObserver) {
        var list = (observers[entity] ?? []).filter { $0.observer != nil }
        if !list.contains(where: { $0.observer === observer }) {
            list.append(WeakObserver(observer: observer))
        }
        observers[entity] = list
    }

    package func stopObserving(_ entity: String, _ observer: any ContextObserver) {
        observers[entity]?.removeAll { $0.observer == nil || $0.observer === observer }
    }

    // MARK: Saving by itself

    private func scheduleSave() {
        guard isMain, !isSaveScheduled else { return }
        isSaveScheduled = true
        let main = SendableContext(context: self)
        DispatchQueue.main.asyncAfter(deadline: .now() + Self.secondsToAutosave) {
            guard let context = main.context else { return }
            context.isSaveScheduled = false
            context.autosave()
        }
    }

    /// Long enough for what a person types in one go to be one save.
    private static let secondsToAutosave = 1.0

    /// Saves if that is wanted; what is wrong goes to the log, and is tried again with the next
    /// change.
    package func autosave() {
        guard autosaveEnabled, hasChanges else { return }
        do {
            try save()
        } catch {
            RecordStore.logger.error("Changes were not saved: \(error)")
        }
    }

    func checkThread(_ action: String) {
        guard isMain, threadFault == nil, !MainThread.isMainActors else { return }
        let sentence = """
            The main context \(action) outside the main actor: make a ModelContext, or a \
            ModelActor, for work elsewhere.
            """
        threadFault = sentence
        RecordStore.logger.error("\(sentence)")
    }
}
