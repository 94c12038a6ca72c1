import Casement
import Foundation
import Records

private enum ManagedObjectContextKey: EnvironmentKey {
    static var defaultValue: NSManagedObjectContext? { nil }
}

extension EnvironmentValues {
    /// The context of the view's fetch requests, and in which its changes are made.
    public var managedObjectContext: NSManagedObjectContext {
        get { self[ManagedObjectContextKey.self] ?? MissingStore.context }
        set { self[ManagedObjectContextKey.self] = newValue }
    }
}

/// What a view finds that no context was given to: a store without any models.
private enum MissingStore {
    static let context: NSManagedObjectContext = {
        do {
            let container = try ModelContainer(
                for: Schema([]), configurations: [ModelConfiguration(isStoredInMemoryOnly: true)])
            return NSManagedObjectContext(
                ModelContext(container), concurrencyType: .mainQueueConcurrencyType)
        } catch {
            fatalError("A store in memory cannot be made: \(error)")
        }
    }()
}
