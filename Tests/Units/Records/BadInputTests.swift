import Foundation
import Testing

@testable import Records

/// What cannot be done is refused, or done in another way, with a sentence that says what was wrong.
struct BadInputTests {
    @Test("A predicate on a property that is not stored is asked in memory, and a sentence says so")
    func unstoredProperty() throws {
        let store = try TestStore()
        for name in ["Alps", "Andes"] { store.context.insert(Trip(name: name)) }
        try store.context.save()
        let trips = try store.context.fetch(FetchDescriptor<Trip>())
        trips[1].isOpen = true
        let predicate = #Predicate<Trip> { $0.isOpen }
        let found = try store.context.fetch(FetchDescriptor(predicate: predicate))
        #expect(found.map(\.name) == ["Andes"])
        let entity = try #require(store.container.schema.entity(for: Trip.self))
        let translation = PredicateTranslation(
            predicate, entity: entity, schema: store.container.schema)
        let sentence = try #require(translation.sentence)
        #expect(sentence.contains("Trip"))
        #expect(sentence.contains("not stored"))
    }

    @Test("An order over a relationship is made in memory, and a sentence names it")
    func relationshipOrder() throws {
        let store = try TestStore()
        for name in ["Oslo", "Alps"] {
            store.context.insert(Stop("Hut", trip: Trip(name: name)))
        }
        try store.context.save()
        let order = SortDescriptor(\Stop.trip?.name)
        let found = try store.context.fetch(FetchDescriptor<Stop>(sortBy: [order]))
        #expect(found.map { $0.trip?.name } == ["Alps", "Oslo"])
        let entity = try #require(store.container.schema.entity(for: Stop.self))
        let sentence = try #require(SortTranslation([order], entity: entity).sentence)
        #expect(sentence.contains("the relationship Stop.trip"))
    }

    @Test("A model that no container was made for is named, and so is what gives it one")
    func noContainer() throws {
        let container = try ModelContainer(
            for: Schema([]), configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        let context = ModelContext(container)
        let error = #expect(throws: SwiftDataError.self) {
            try context.fetch(FetchDescriptor<Trip>())
        }
        #expect(error == .unknownSchema)
        #expect(error?.description.contains("modelContainer(for: Trip.self)") == true)
        let other = ModelContext(
            try ModelContainer(
                for: Owner.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true)))
        let otherError = #expect(throws: SwiftDataError.self) {
            try other.fetch(FetchDescriptor<Trip>())
        }
        #expect(otherError?.description.contains("stores no Trip") == true)
    }

    @Test("Two containers with different schemas on one file: the sentence says what differs")
    func differentSchemas() throws {
        let file = TestStore.temporaryFile()
        defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
        let store = try TestStore(at: file)
        let error = #expect(throws: SwiftDataError.self) {
            try ModelContainer(
                for: NotesV1.Note.self, Owner.self, configurations: ModelConfiguration(url: file))
        }
        let sentence = try #require(error?.description)
        #expect(sentence.contains("The file has Stop, Traveller, Trip, and this schema Note."))
        #expect(try store.context.fetchCount(FetchDescriptor<Stop>()) == 0)
    }

    @Test("A value of more than a gigabyte is refused, by model and property")
    func hugeValue() throws {
        let store = try TestStore()
        let trip = Trip(name: "Alps")
        store.context.insert(trip)
        // The memory is never touched.
        trip.picture = Data(count: 1_000_000_001)
        let error = #expect(throws: SwiftDataError.self) { try store.context.save() }
        #expect(
            error?.description.contains("Trip (name “Alps”).picture is 1000000001 bytes") == true)
        trip.picture = nil
        try store.context.save()
        #expect(try store.other().fetchCount(FetchDescriptor<Trip>()) == 1)
    }

    @Test("Relationships that need each other in a circle are refused, by model and property")
    func requiredCycle() throws {
        let error = #expect(throws: SwiftDataError.self) {
            try ModelContainer(
                for: Hen.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        }
        let sentence = try #require(error?.description)
        #expect(sentence.contains("Egg.hen needs Hen.egg"))
        #expect(sentence.contains("optional"))
    }

    @Test(
        "A fetch of the main context on another actor is noticed, and the sentence names the model")
    func otherActor() async throws {
        let store = try TestStore()
        let main = await MainContext(store.container)
        // A test runner has jobs of the main actor on several threads.
        for _ in 0..<3 {
            await Task.yield()
            await MainActor.run { main.fetchAnywhere() }
        }
        #expect(await main.fault == nil)
        await Task.detached { main.fetchAnywhere() }.value
        let sentence = try #require(await main.fault)
        #expect(sentence.contains("fetches Trip outside the main actor"))
    }

    /// Passes the main context to where it does not belong.
    private final class MainContext: @unchecked Sendable {
        private let context: ModelContext

        @MainActor init(_ container: ModelContainer) { context = container.mainContext }
        @MainActor var fault: String? { context.threadFault }
        func fetchAnywhere() { _ = try? context.fetch(FetchDescriptor<Trip>()) }
    }
}

@Model
final class Hen {
    var egg: Egg
    init(egg: Egg) { self.egg = egg }
}

@Model
final class Egg {
    var hen: Hen
    init(hen: Hen) { self.hen = hen }
}
