import Foundation
import FoundationNames
import Records

/// A place where objects are inserted, found, changed and deleted, and from which all of that is
/// saved at once. A context of the main queue is used on the main thread, one of a private queue in
/// the blocks that it performs.
public final class NSManagedObjectContext: @unchecked Sendable {
    /// The context of the store that it stands for.
    public let modelContext: ModelContext
    /// The queue that runs the blocks of the context: the main queue, or one of its own.
    public let concurrencyType: NSManagedObjectContextConcurrencyType
    /// A name for the app's own use, `nil` by default; the context does not read it.
    public var name: String?
    let queue: DispatchQueue

    package init(
        _ modelContext: ModelContext, concurrencyType: NSManagedObjectContextConcurrencyType
    ) {
        self.modelContext = modelContext
        self.concurrencyType = concurrencyType
        queue =
            concurrencyType == .mainQueueConcurrencyType
            ? .main : DispatchQueue(label: "casement.data.context")
    }

    // MARK: Changes

    /// Whether anything in the context waits to be saved.
    public var hasChanges: Bool { modelContext.hasChanges }

    /// The manager that can undo the changes of the context; none by default.
    public var undoManager: UndoManager? {
        get { modelContext.undoManager }
        set { modelContext.undoManager = newValue }
    }

    /// A name that is recorded with everything that the context saves.
    public var transactionAuthor: String? {
        get { modelContext.author }
        set { modelContext.author = newValue }
    }

    /// What other contexts and other processes save is taken in here always.
    public var automaticallyMergesChangesFromParent: Bool {
        get { true }
        set {
            guard !newValue else { return }
            CoreDataLog.logger.warning(
                """
                automaticallyMergesChangesFromParent = false: a context takes in what others save \
                nevertheless.
                """)
        }
    }

    /// What a save does about an object whose unique values the store has already. What was changed
    /// in the object wins always.
    public var mergePolicy: Any {
        get { NSMergePolicy.mergeByPropertyObjectTrump }
        set { NSMergePolicy.noteChoice(newValue) }
    }

    /// Adds an object to the context; the next save writes it to the store.
    public func insert<T: PersistentModel>(_ object: T) { modelContext.insert(object) }
    /// Marks an object as deleted; the next save removes it from the store.
    public func delete<T: PersistentModel>(_ object: T) { modelContext.delete(object) }

    /// Writes all that waits to the store in one transaction. If that fails, the store and the
    /// objects are as they were.
    public func save() throws { try modelContext.save() }

    /// Takes back all that waits to be saved.
    public func rollback() { modelContext.rollback() }
    /// Takes in at once what other contexts have saved.
    public func processPendingChanges() { modelContext.processPendingChanges() }
    /// Undoes the last group of changes; does nothing without an undo manager.
    public func undo() { undoManager?.undo() }
    /// Repeats the changes that were undone last; does nothing without an undo manager.
    public func redo() { undoManager?.redo() }

    /// The new objects that wait to be saved, in an array rather than a set.
    public var insertedObjects: [any PersistentModel] { modelContext.insertedModelsArray }
    /// The changed objects that wait to be saved, in an array rather than a set.
    public var updatedObjects: [any PersistentModel] { modelContext.changedModelsArray }
    /// The deleted objects that wait to be saved, in an array rather than a set.
    public var deletedObjects: [any PersistentModel] { modelContext.deletedModelsArray }

    // MARK: Objects

    /// Returns the objects that a request finds, or throws if the store cannot answer it.
    public func fetch<T: PersistentModel>(_ request: NSFetchRequest<T>) throws -> [T] {
        try modelContext.fetch(request.descriptor)
    }

    /// Returns how many objects a request finds, or throws if the store cannot answer it.
    public func count<T: PersistentModel>(for request: NSFetchRequest<T>) throws -> Int {
        try modelContext.fetchCount(request.descriptor)
    }

    /// The object with the identifier.
    public func object(with objectID: NSManagedObjectID) -> any PersistentModel {
        modelContext.model(for: objectID)
    }

    /// The object with the identifier if it is in the context already.
    public func registeredObject<T: PersistentModel>(for objectID: NSManagedObjectID) -> T? {
        modelContext.registeredModel(for: objectID)
    }
}

extension NSManagedObjectContext: Equatable {
    public static func == (a: NSManagedObjectContext, b: NSManagedObjectContext) -> Bool {
        a === b
    }
}

/// Where the blocks of a context run.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
    case privateQueueConcurrencyType = 1
    case mainQueueConcurrencyType = 2
}
