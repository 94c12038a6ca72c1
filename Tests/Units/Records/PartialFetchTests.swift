import Foundation
import Testing

@testable import Records

/// Fetches of some properties of their objects.
struct PartialFetchTests {
    private let store: TestStore

    init() throws {
        store = try TestStore()
        for number in 1...3 {
            let trip = Trip(name: "Trip \(number)")
            trip.price = Decimal(number)
            store.context.insert(Stop("Stop \(number)", order: number, trip: trip))
        }
        try store.context.save()
    }

    /// The names of the properties that are in memory.
    private func properties(of object: any PersistentModel) -> [String] {
        let record = object._$record
        return (record.table?.plan.columns ?? [])
            .filter { !record.cells[$0.cell].isFault }.map(\.name)
    }

    private var stops: FetchDescriptor<Stop> {
        var descriptor = FetchDescriptor<Stop>(sortBy: [SortDescriptor(\.order)])
        descriptor.propertiesToFetch = [\.title]
        return descriptor
    }

    @Test("Only the properties to fetch are read; the rest of an object once it is accessed")
    func reading() throws {
        let context = store.other()
        let found = try context.fetch(stops)
        #expect(found.map(\.title) == ["Stop 1", "Stop 2", "Stop 3"])
        #expect(found.map { properties(of: $0) } == [["title"], ["title"], ["title"]])
        #expect(found[1].order == 2)
        #expect(properties(of: found[1]) == ["title", "order", "trip"])
        #expect(properties(of: found[2]) == ["title"])
        #expect(found[2].trip?.name == "Trip 3")
    }

    @Test("An object of which a part is in memory is changed, saved and refreshed as a whole")
    func changing() throws {
        let context = store.other()
        let found = try context.fetch(stops)
        found[0].title = "New"
        #expect(found[0].order == 1)
        try context.save()
        let other = try store.context.fetch(FetchDescriptor<Stop>(sortBy: [.init(\.order)]))
        #expect(other.map(\.title) == ["New", "Stop 2", "Stop 3"])
        #expect(other.map(\.order) == [1, 2, 3])
        #expect(other.map { $0.trip?.name } == ["Trip 1", "Trip 2", "Trip 3"])
        other[2].title = "Newer"
        try store.context.save()
        context.processPendingChanges()
        #expect(found[2].title == "Newer")
        #expect(found[2].order == 3)
    }

    @Test("A prefetched relationship is read with the properties to fetch")
    func prefetching() throws {
        var descriptor = stops
        descriptor.relationshipKeyPathsForPrefetching = [\.trip]
        let found = try store.other().fetch(descriptor)
        #expect(found.map { properties(of: $0) } == Array(repeating: ["title", "trip"], count: 3))
    }

    @Test("Objects are read whole where some wait to be saved, and where a path is not stored")
    func whole() throws {
        let context = store.other()
        context.insert(Stop("Stop 0", order: 0))
        #expect(try context.fetch(stops).map(\.order) == [0, 1, 2, 3])
        var descriptor = stops
        descriptor.propertiesToFetch = [\.title, \.title.count]
        let found = try store.other().fetch(descriptor)
        #expect(found.map { properties(of: $0).count } == [3, 3, 3])
    }
}
