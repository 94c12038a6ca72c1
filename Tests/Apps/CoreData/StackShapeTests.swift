#if Macros
    import CasementTesting
    import CoreData
    import SwiftUI
    import Testing

    /// How samples set up their containers, sections and contexts.
    @MainActor
    struct StackShapeTests {
        private let store = TripStore.filled()

        // MARK: Sections

        private struct Sections: View {
            @SectionedFetchRequest<Bool, Trip>(
                sectionIdentifier: \.isDone,
                sortDescriptors: [
                    SortDescriptor(\.name, order: .forward)
                ],
                animation: .default)
            private var sections

            var body: some View {
                List {
                    ForEach(sections) { section in
                        Section(section.id ? "Done" : "Open") {
                            ForEach(section) { trip in
                                Button(trip.name) { trip.isDone.toggle() }
                            }
                        }
                    }
                }
            }
        }

        @Test("@SectionedFetchRequest<Bool, Trip>: an object moves to the section of its new value")
        func sections() {
            let app = TestApp { Sections().environment(\.managedObjectContext, store.context) }
            app.find("Open").expect()
            app.find("Done").expectNone()
            app.find("Rome").tap()
            app.find("Done").expect()
            #expect(app.find("Done").frame.minY < app.find("Rome").frame.minY)
        }

        private struct ByCountry: View {
            @SectionedFetchRequest(
                sectionIdentifier: \Trip.country?.name,
                sortDescriptors: [SortDescriptor(\.country?.name), SortDescriptor(\.name)],
                predicate: NSPredicate(format: "days >= 4"))
            private var sections: SectionedFetchResults<String?, Trip>

            var body: some View {
                Text(
                    sections.map { "\($0.id ?? "–"): \($0.count)" }.joined(separator: ", "))
            }
        }

        @Test("Sections by the property of a related object, which may have none")
        func optionalSections() {
            let app = TestApp { ByCountry().environment(\.managedObjectContext, store.context) }
            app.find("Italy: 1, Norway: 1").expect()
            store.context.insert(Trip(name: "Nowhere", days: 9))
            app.settle()
            app.find("–: 1, Italy: 1, Norway: 1").expect()
        }

        private struct Configured: View {
            @SectionedFetchRequest(
                sectionIdentifier: \Trip.days, sortDescriptors: [SortDescriptor(\.days)])
            private var sections: SectionedFetchResults<Int, Trip>

            var body: some View {
                VStack {
                    Text(sections.map { "\($0.id)" }.joined(separator: " "))
                    Button("Long") {
                        let configuration = $sections
                        configuration.nsPredicate.wrappedValue = NSPredicate(format: "days > 3")
                    }
                }
            }
        }

        @Test("$sections: the configuration of the request, as a binding")
        func configuration() {
            let app = TestApp { Configured().environment(\.managedObjectContext, store.context) }
            app.find("3 4 5").expect()
            app.find("Long").tap()
            app.find("4 5").expect()
        }

        // MARK: Setting up

        /// The controller of a new app's template.
        private struct PersistenceController {
            static let shared = PersistenceController()

            @MainActor static let preview: PersistenceController = {
                let result = PersistenceController(inMemory: true)
                let viewContext = result.container.viewContext
                for index in 0..<10 {
                    let trip = Trip(context: viewContext)
                    trip.name = "Trip \(index)"
                    trip.start = Date()
                }
                do {
                    try viewContext.save()
                } catch {
                    let nsError = error as NSError
                    fatalError("Unresolved error \(nsError), \(nsError.userInfo)")
                }
                return result
            }()

            let container: NSPersistentContainer

            init(inMemory: Bool = false) {
                container = NSPersistentContainer(name: "Template", for: Trip.self)
                if inMemory {
                    container.persistentStoreDescriptions.first!.url = URL(
                        fileURLWithPath: "/dev/null")
                }
                container.loadPersistentStores(completionHandler: { (storeDescription, error) in
                    if let error = error as NSError? {
                        fatalError("Unresolved error \(error), \(error.userInfo)")
                    }
                })
                container.viewContext.automaticallyMergesChangesFromParent = true
            }
        }

        private struct Count: View {
            @FetchRequest(sortDescriptors: []) private var trips: FetchedResults<Trip>
            var body: some View { Text("\(trips.count) trips") }
        }

        @Test("PersistenceController: the template's controller with a preview in memory")
        func controller() {
            let controller = PersistenceController.preview
            TestApp {
                Count().environment(\.managedObjectContext, controller.container.viewContext)
            }
            .find("10 trips").expect()
        }

        private struct Travel: App {
            @MainActor static let store = TripStore.filled()

            var body: some Scene {
                WindowGroup {
                    Count()
                        .environment(\.managedObjectContext, Travel.store.container.viewContext)
                }
            }
        }

        @Test("An app gives the view context to its windows by the environment")
        func app() { TestApp(Travel.self).find("3 trips").expect() }

        // MARK: Contexts

        @Test("Trip(context:): the object is in the context with the defaults of its class")
        func newObject() throws {
            let trip = Trip(context: store.context)
            #expect(store.context.insertedObjects.contains { $0 === trip })
            trip.name = "Lille"
            try store.context.save()
            #expect(!store.context.hasChanges)
            #expect(try store.context.count(for: Trip.fetchRequest()) == 4)
        }

        @Test("viewContext.undoManager: a change is undone")
        func undo() throws {
            let undoManager = UndoManager()
            store.context.undoManager = undoManager
            let trip = try #require(try store.context.fetch(Trip.fetchRequest()).first)
            let name = trip.name
            trip.name = "Elsewhere"
            store.context.undo()
            #expect(trip.name == name)
            store.context.redo()
            #expect(trip.name == "Elsewhere")
        }

        @Test("performBackgroundTask: what it saves reaches the requests of views")
        func backgroundTask() async throws {
            let app = TestApp { Count().environment(\.managedObjectContext, store.context) }
            app.find("3 trips").expect()
            try await store.container.performBackgroundTask { context in
                let trip = Trip(context: context)
                trip.name = "Nice"
                try context.save()
            }
            store.context.processPendingChanges()
            app.settle()
            app.find("4 trips").expect()
        }

        @Test("NSCompoundPredicate: all of several conditions, any of them, and none of one")
        func compoundPredicates() throws {
            let long = NSPredicate(format: "days > 3")
            let norwegian = NSPredicate(format: "country.name == %@", "Norway")
            func count(_ predicate: NSPredicate) throws -> Int {
                let request: NSFetchRequest<Trip> = Trip.fetchRequest()
                request.predicate = predicate
                return try store.context.count(for: request)
            }
            #expect(
                try count(NSCompoundPredicate(andPredicateWithSubpredicates: [long, norwegian]))
                    == 1)
            #expect(
                try count(NSCompoundPredicate(orPredicateWithSubpredicates: [long, norwegian]))
                    == 3)
            #expect(try count(NSCompoundPredicate(notPredicateWithSubpredicate: long)) == 1)
        }

        @Test("fetchLimit and fetchOffset: a page of the results")
        func pages() throws {
            let request: NSFetchRequest<Trip> = Trip.fetchRequest()
            request.sortDescriptors = [NSSortDescriptor(key: "days", ascending: true)]
            request.fetchLimit = 1
            request.fetchOffset = 1
            #expect(try store.context.fetch(request).map(\.name) == ["Rome"])
        }
    }
#endif
