import Foundation
import FoundationNames
import Records

/// The models of an app, their store, and its contexts.
open class NSPersistentContainer: @unchecked Sendable {
    /// The name of the container, which is also that of its file unless a description has a URL.
    public let name: String
    /// The entities that the store holds.
    public let managedObjectModel: NSManagedObjectModel
    /// Where the store is; changes count until it is loaded, and only the first description is
    /// used.
    public var persistentStoreDescriptions: [NSPersistentStoreDescription]
    private var container: ModelContainer?
    private var mainContext: NSManagedObjectContext?

    /// Creates a container for the classes, which Core Data would find in a file beside the app.
    public convenience init(
        name: String, for first: any PersistentModel.Type, _ others: any PersistentModel.Type...
    ) {
        self.init(name: name, managedObjectModel: NSManagedObjectModel([first] + others))
    }

    public init(name: String, managedObjectModel model: NSManagedObjectModel) {
        self.name = name
        managedObjectModel = model
        persistentStoreDescriptions = [NSPersistentStoreDescription()]
    }

    /// Opens the store of the first description, and says whether that failed. The block is called
    /// once, before the method returns.
    open func loadPersistentStores(
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        let description = persistentStoreDescriptions.first ?? NSPersistentStoreDescription()
        do {
            container = try ModelContainer(
                for: managedObjectModel.schema, configurations: [configuration(description)])
            mainContext = nil
            block(description, nil)
        } catch {
            block(description, error)
        }
    }

    private func configuration(_ description: NSPersistentStoreDescription) -> ModelConfiguration {
        if description.isInMemory { return ModelConfiguration(name, isStoredInMemoryOnly: true) }
        guard let url = description.url else {
            return ModelConfiguration(name, allowsSave: !description.isReadOnly)
        }
        return ModelConfiguration(name, url: url, allowsSave: !description.isReadOnly)
    }

    private var loaded: ModelContainer {
        guard let container else {
            fatalError(
                """
                The store of the NSPersistentContainer "\(name)" is not open: call \
                loadPersistentStores before using a context.
                """)
        }
        return container
    }

    /// The store's container, as SwiftData has it.
    public var modelContainer: ModelContainer { loaded }

    /// The context of views, on the main thread.
    public var viewContext: NSManagedObjectContext {
        if let mainContext { return mainContext }
        let container = loaded
        let made = onMainThread {
            let context = container.mainContext
            // A context of Core Data saves only on request.
            context.autosaveEnabled = false
            return Unchecked(
                value: NSManagedObjectContext(
                    context, concurrencyType: .mainQueueConcurrencyType))
        }.value
        mainContext = made
        return made
    }

    private func onMainThread<T: Sendable>(_ body: @MainActor () -> T) -> T {
        if MainThread.isMainActors { return MainActor.assumeIsolated(body) }
        return DispatchQueue.main.sync { MainActor.assumeIsolated(body) }
    }

    /// A context for work on a queue of its own.
    open func newBackgroundContext() -> NSManagedObjectContext {
        NSManagedObjectContext(
            ModelContext(loaded), concurrencyType: .privateQueueConcurrencyType)
    }

    /// Runs a block on a queue of its own, with a context for it.
    open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
        let context = newBackgroundContext()
        context.perform { block(context) }
    }

    /// Runs a block on a queue of its own, with a context for it, and returns its result.
    open func performBackgroundTask<T>(
        _ block: @escaping (NSManagedObjectContext) -> T
    ) async -> T {
        let context = newBackgroundContext()
        return await context.perform { block(context) }
    }

    open func performBackgroundTask<T>(
        _ block: @escaping (NSManagedObjectContext) throws -> T
    ) async throws -> T {
        let context = newBackgroundContext()
        return try await context.perform { try block(context) }
    }
}

/// The entities of a container.
public final class NSManagedObjectModel: Sendable {
    let schema: Schema

    /// Creates a model whose entities are the classes, and those that their properties name.
    public init(_ types: [any PersistentModel.Type]) { schema = Schema(types) }

    /// The entities of the model by the names of their classes.
    public var entitiesByName: [String: NSEntityDescription] {
        schema.entitiesByName.mapValues { NSEntityDescription(name: $0.name) }
    }
}
