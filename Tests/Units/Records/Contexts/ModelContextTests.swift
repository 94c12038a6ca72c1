import Foundation
import Records
import Testing

struct ModelContextTests {
    @Test("What is inserted is found at once, and after a save in another context, too")
    func inserting() throws {
        let store = try TestStore()
        store.context.insert(Trip(name: "Alps"))
        #expect(try store.context.fetch(FetchDescriptor<Trip>()).map(\.name) == ["Alps"])
        #expect(try store.other().fetch(FetchDescriptor<Trip>()).isEmpty)
        #expect(store.context.hasChanges)
        try store.context.save()
        #expect(!store.context.hasChanges)
        #expect(try store.other().fetch(FetchDescriptor<Trip>()).map(\.name) == ["Alps"])
    }

    @Test("Values of every kind come back as they were")
    func values() throws {
        let store = try TestStore()
        let trip = Trip(name: "Ålesund 🏔", start: Date(timeIntervalSinceReferenceDate: 0.125))
        trip.kind = .work
        trip.price = Decimal(string: "12345678901234567890.12")!
        trip.tags = ["a", "b"]
        trip.place = .init(latitude: 62.5, longitude: 6)
        trip.link = URL(string: "https://example.com/a?b=c")
        trip.picture = Data([1, 2, 3])
        store.context.insert(trip)
        try store.context.save()
        let found = try #require(try store.other().fetch(FetchDescriptor<Trip>()).first)
        #expect(found !== trip)
        #expect(found.name == trip.name)
        #expect(found.start == trip.start)
        #expect(found.kind == .work)
        #expect(found.price == trip.price)
        #expect(found.tags == ["a", "b"])
        #expect(found.place == trip.place)
        #expect(found.link == trip.link)
        #expect(found.picture == trip.picture)
        #expect(found.persistentModelID == trip.persistentModelID)
    }

    @Test("An object is one in a context, whichever way it is found")
    func identity() throws {
        let store = try TestStore()
        let trip = Trip(name: "Alps")
        let stop = Stop("Hut", trip: trip)
        store.context.insert(stop)
        try store.context.save()
        let other = store.other()
        let found = try #require(try other.fetch(FetchDescriptor<Trip>()).first)
        let hut = try #require(try other.fetch(FetchDescriptor<Stop>()).first)
        #expect(hut.trip === found)
        #expect(found.stops.first === hut)
        #expect(other.model(for: trip.persistentModelID) === found)
    }

    @Test("A predicate, an order, a limit and an offset choose among the objects")
    func descriptors() throws {
        let store = try TestStore()
        for number in 0..<20 { store.context.insert(Stop("Stop \(number)", order: number)) }
        try store.context.save()
        var descriptor = FetchDescriptor<Stop>(
            predicate: #Predicate { $0.order >= 5 && $0.order < 15 },
            sortBy: [SortDescriptor(\.order, order: .reverse)])
        #expect(try store.context.fetchCount(descriptor) == 10)
        descriptor.fetchLimit = 3
        descriptor.fetchOffset = 2
        #expect(try store.context.fetch(descriptor).map(\.order) == [12, 11, 10])
        #expect(try store.context.fetchCount(descriptor) == 3)
        // The same with objects that wait to be saved.
        store.context.insert(Stop("New", order: 13))
        #expect(try store.context.fetch(descriptor).map(\.order) == [13, 12, 11])
    }

    @Test("What waits to be saved is found by its new values")
    func pendingChanges() throws {
        let store = try TestStore()
        let stop = Stop("a", order: 1)
        store.context.insert(stop)
        try store.context.save()
        stop.order = 9
        let descriptor = FetchDescriptor<Stop>(predicate: #Predicate { $0.order == 9 })
        #expect(try store.context.fetch(descriptor).count == 1)
        #expect(try store.other().fetch(descriptor).isEmpty)
        store.context.delete(stop)
        #expect(try store.context.fetch(descriptor).isEmpty)
    }

    @Test("A rollback brings back values, deleted objects and relationships")
    func rollback() throws {
        let store = try TestStore()
        let trip = Trip(name: "Alps")
        let stop = Stop("Hut", trip: trip)
        store.context.insert(stop)
        try store.context.save()
        trip.name = "Andes"
        stop.trip = nil
        store.context.insert(Stop("Other"))
        #expect(trip.stops.isEmpty)
        store.context.delete(trip)
        store.context.rollback()
        #expect(!store.context.hasChanges)
        #expect(trip.name == "Alps")
        #expect(stop.trip === trip)
        #expect(trip.stops.map(\.title) == ["Hut"])
        #expect(try store.context.fetchCount(FetchDescriptor<Stop>()) == 1)
    }

    @Test("A block that fails leaves neither objects nor store changed")
    func transaction() throws {
        struct Failure: Error {}
        let store = try TestStore()
        #expect(throws: Failure.self) {
            try store.context.transaction {
                store.context.insert(Trip(name: "Alps"))
                throw Failure()
            }
        }
        #expect(try store.context.fetchCount(FetchDescriptor<Trip>()) == 0)
        #expect(!store.context.hasChanges)
    }

    @Test("Another context's save reaches objects that this one has read")
    func otherContexts() throws {
        let store = try TestStore()
        let trip = Trip(name: "Alps")
        store.context.insert(trip)
        try store.context.save()
        let other = store.other()
        let found = try #require(try other.fetch(FetchDescriptor<Trip>()).first)
        trip.name = "Andes"
        trip.stops.append(Stop("Hut"))
        try store.context.save()
        other.processPendingChanges()
        #expect(found.name == "Andes")
        #expect(found.stops.map(\.title) == ["Hut"])
    }

    @Test("A fetch in batches reads each object as it is asked for")
    func batches() throws {
        let store = try TestStore()
        for number in 0..<100 { store.context.insert(Stop("Stop", order: number)) }
        try store.context.save()
        let other = store.other()
        let all = try other.fetch(
            FetchDescriptor<Stop>(sortBy: [SortDescriptor(\.order)]), batchSize: 7)
        #expect(all.count == 100)
        #expect(all.map(\.order) == Array(0..<100))
        var sum = 0
        try other.enumerate(FetchDescriptor<Stop>(), batchSize: 10) { sum += $0.order }
        #expect(sum == 4950)
    }

    @Test("Objects that are deleted while others are enumerated are left out")
    func deletedWhileEnumerated() throws {
        let store = try TestStore()
        let trips = (0..<10).map { Trip(name: "Trip \($0)") }
        for trip in trips { store.context.insert(trip) }
        try store.context.save()
        let other = store.other()
        var names: [String] = []
        let all = FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.name)])
        try other.enumerate(all, batchSize: 4) { trip in
            names.append(trip.name)
            guard names.count == 1 else { return }
            store.context.delete(trips[2])
            store.context.delete(trips[7])
            try store.context.save()
        }
        #expect(names == [0, 1, 2, 3, 4, 5, 6, 8, 9].map { "Trip \($0)" })
    }

    @Test("An object that another context deletes before it is read has placeholders")
    func deletedBeforeRead() throws {
        let store = try TestStore()
        let trip = Trip(name: "Alps", start: .now)
        trip.place = Trip.Place(latitude: 46, longitude: 8)
        store.context.insert(trip)
        try store.context.save()
        let other = store.other()
        let found = try other.fetch(FetchDescriptor<Trip>(), batchSize: 1)[0]
        store.context.delete(trip)
        try store.context.save()
        #expect(found.start == Date(timeIntervalSinceReferenceDate: 0))
        #expect(found.name == "" && found.kind == .leisure && found.place == nil)
    }
}
