#if Macros
    import CoreData
    import SwiftUI
    import Testing

    /// Contexts and containers as views and models use them.
    @MainActor
    struct ManagedObjectContextTests {
        private let store = TripStore.filled()

        private func names(_ context: NSManagedObjectContext) throws -> [String] {
            let request = Trip.fetchRequest()
            request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
            return try context.fetch(request).map(\.name)
        }

        @Test("S-764: A context finds, counts and saves; what is not saved is rolled back")
        func fetching() throws {
            let context = store.context
            let request: NSFetchRequest<Trip> = Trip.fetchRequest()
            request.predicate = NSPredicate(format: "ANY country.trips.days > 4")
            #expect(try context.count(for: request) == 2)
            let trip = Trip(context: context)
            #expect(trip.name == "" && trip.days == 0 && trip.start == nil && !trip.isDone)
            trip.name = "Como"
            #expect(context.hasChanges && context.insertedObjects.count == 1)
            #expect(try names(context) == ["Bergen", "Como", "Oslo", "Rome"])
            context.rollback()
            #expect(!context.hasChanges)
            #expect(try names(context) == ["Bergen", "Oslo", "Rome"])
            let identifier = try #require(try context.fetch(request).first).objectID
            #expect((context.object(with: identifier) as? Trip)?.country?.name == "Norway")
        }

        @Test("A function over any class of objects takes each, and a merge policy is accepted")
        func anyClass() throws {
            func names<T: NSManagedObject>(
                _ type: T.Type, _ name: KeyPath<T, String>
            ) throws -> [String] {
                try store.context.fetch(NSFetchRequest<T>()).map { $0[keyPath: name] }.sorted()
            }
            store.context.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
            store.context.mergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
            #expect(try names(Country.self, \.name) == ["Italy", "Norway"])
            #expect(try names(Trip.self, \.name) == ["Bergen", "Oslo", "Rome"])
        }

        @Test(
            "S-765: A context of a private queue performs blocks there; the view context sees what it saves"
        )
        func backgroundContexts() async throws {
            let background = store.container.newBackgroundContext()
            #expect(background.concurrencyType == .privateQueueConcurrencyType)
            try await background.perform {
                #expect(!Thread.isMainThread)
                let trip = Trip(context: background)
                trip.name = "Nice"
                try background.save()
            }
            #expect(try names(store.context) == ["Bergen", "Nice", "Oslo", "Rome"])
            let count = background.performAndWait { () -> Int in
                (try? background.count(for: Trip.fetchRequest())) ?? 0
            }
            #expect(count == 4)
            let total = await store.container.performBackgroundTask { context in
                (try? context.fetch(Trip.fetchRequest()).map(\.days).reduce(0, +)) ?? 0
            }
            #expect(total == 12)
            store.context.performAndWait { dispatchPrecondition(condition: .onQueue(.main)) }
        }

        @Test("S-766: A container keeps its store in the file of its description")
        func files() throws {
            let url = FileManager.default.temporaryDirectory
                .appendingPathComponent("trips-\(UUID().uuidString)/Trips.sqlite")
            defer { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }
            for expected in [0, 1] {
                let container = NSPersistentContainer(name: "Trips", for: Trip.self)
                container.persistentStoreDescriptions = [NSPersistentStoreDescription(url: url)]
                var failure: (any Error)?
                container.loadPersistentStores { failure = $1 }
                try #require(failure == nil)
                #expect(try container.viewContext.count(for: Trip.fetchRequest()) == expected)
                container.viewContext.insert(Trip(name: "Kyiv", days: 2))
                try container.viewContext.save()
            }
        }

        @Test("S-767: A store that does not open is told to the block, and nothing is lost")
        func unreadableStore() throws {
            let container = NSPersistentContainer(name: "Trips", for: Trip.self)
            container.persistentStoreDescriptions = [
                NSPersistentStoreDescription(
                    url: URL(fileURLWithPath: "/proc/nowhere/Trips.sqlite"))
            ]
            var failure: (any Error)?
            container.loadPersistentStores { failure = $1 }
            #expect(failure != nil)
        }

        @Test("S-768: Objects are sorted by descriptors with keys in memory as by the store")
        func sortDescriptors() throws {
            let trips = try store.context.fetch(Trip.fetchRequest())
            let descriptor = NSSortDescriptor(key: "days", ascending: false)
            let sorted = trips.sorted { descriptor.compare($0, to: $1) == .orderedAscending }
            #expect(sorted.map(\.days) == [5, 4, 3])
            let done = NSSortDescriptor(keyPath: \Trip.isDone, ascending: true)
            trips[0].isDone = true
            let request = Trip.fetchRequest()
            request.sortDescriptors = [done]
            #expect(try store.context.fetch(request).last === trips[0])
        }
    }
#endif
