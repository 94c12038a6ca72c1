#if Macros
    import CoreData
    import SwiftUI

    /// What an app's file for its store looks like.
    struct TripStore {
        let container: NSPersistentContainer

        init(inMemory: Bool = true) {
            container = NSPersistentContainer(name: "Trips", for: Trip.self, Country.self)
            if inMemory {
                container.persistentStoreDescriptions.first?.url = URL(fileURLWithPath: "/dev/null")
            }
            container.loadPersistentStores { _, error in
                if let error { fatalError("The store does not open: \(error)") }
            }
            container.viewContext.automaticallyMergesChangesFromParent = true
        }

        var context: NSManagedObjectContext { container.viewContext }

        /// Three trips of two countries.
        @MainActor static func filled() -> TripStore {
            let store = TripStore()
            let norway = Country(name: "Norway")
            let italy = Country(name: "Italy")
            for (name, days, country) in [
                ("Oslo", 3, norway), ("Bergen", 5, norway), ("Rome", 4, italy),
            ] {
                store.context.insert(
                    Trip(
                        name: name, days: days,
                        start: Date(timeIntervalSinceReferenceDate: Double(days) * 86_400),
                        country: country))
            }
            do { try store.context.save() } catch { fatalError("\(error)") }
            return store
        }
    }
#endif
