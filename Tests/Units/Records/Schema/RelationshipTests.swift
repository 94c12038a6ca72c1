import Foundation
import Records
import Testing

struct RelationshipTests {
    @Test("Both ends of a relationship to many say the same")
    func inverses() throws {
        let store = try TestStore()
        let (alps, andes) = (Trip(name: "Alps"), Trip(name: "Andes"))
        store.context.insert(alps)
        store.context.insert(andes)
        let hut = Stop("Hut")
        alps.stops = [hut, Stop("Lake")]
        #expect(hut.trip === alps)
        hut.trip = andes
        #expect(alps.stops.map(\.title) == ["Lake"])
        #expect(andes.stops.map(\.title) == ["Hut"])
        try store.context.save()
        let other = store.other()
        let found = try other.fetch(FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.name)]))
        #expect(found.map { $0.stops.map(\.title) } == [["Lake"], ["Hut"]])
    }

    @Test("A relationship of many to many is saved by either end")
    func manyToMany() throws {
        let store = try TestStore()
        let (alps, andes) = (Trip(name: "Alps"), Trip(name: "Andes"))
        let (ann, bob) = (Traveller(email: "ann"), Traveller(email: "bob"))
        store.context.insert(alps)
        store.context.insert(andes)
        alps.travellers = [ann, bob]
        ann.trips.append(andes)
        #expect(andes.travellers.map(\.email) == ["ann"])
        try store.context.save()
        let other = store.other()
        let found = try other.fetch(FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.name)]))
        #expect(found.map { $0.travellers.map(\.email) } == [["ann", "bob"], ["ann"]])
        found[0].travellers.removeAll { $0.email == "ann" }
        try other.save()
        store.context.processPendingChanges()
        #expect(ann.trips.map(\.name) == ["Andes"])
    }

    @Test("Deleting an object deletes those that its rule says, and frees the others")
    func deleteRules() throws {
        let store = try TestStore()
        let trip = Trip(name: "Alps")
        let ann = Traveller(email: "ann")
        trip.stops = [Stop("Hut"), Stop("Lake")]
        trip.travellers = [ann]
        store.context.insert(trip)
        try store.context.save()
        store.context.delete(trip)
        #expect(try store.context.fetchCount(FetchDescriptor<Stop>()) == 0)
        #expect(ann.trips.isEmpty)
        try store.context.save()
        let other = store.other()
        #expect(try other.fetchCount(FetchDescriptor<Stop>()) == 0)
        #expect(try other.fetch(FetchDescriptor<Traveller>()).first?.trips.isEmpty == true)
    }

    @Test("An object whose rule is deny stays while others belong to it")
    func deny() throws {
        let store = try TestStore()
        let owner = Owner(name: "Ann")
        let pet = Pet(name: "Rex", owner: owner)
        store.context.insert(pet)
        try store.context.save()
        store.context.delete(owner)
        let error = #expect(throws: SwiftDataError.self) { try store.context.save() }
        #expect(error?.description.contains("pets") == true)
        #expect(try store.other().fetchCount(FetchDescriptor<Owner>()) == 1)
        store.context.delete(pet)
        try store.context.save()
        #expect(try store.other().fetchCount(FetchDescriptor<Owner>()) == 0)
    }

    @Test("A new object with the unique values of an old one becomes that one")
    func upsert() throws {
        let store = try TestStore()
        let old = Traveller(email: "ann")
        old.age = 30
        store.context.insert(old)
        try store.context.save()
        let new = Traveller(email: "ann")
        new.age = 31
        new.trips = [Trip(name: "Alps")]
        store.context.insert(new)
        try store.context.save()
        #expect(old.age == 31)
        let other = store.other()
        let found = try other.fetch(FetchDescriptor<Traveller>())
        #expect(found.map(\.age) == [31])
        #expect(found.first?.trips.map(\.name) == ["Alps"])
        #expect(found.first?.persistentModelID == old.persistentModelID)
    }

    @Test("A change to the unique value of another object fails and says which")
    func uniqueChange() throws {
        let store = try TestStore()
        let (ann, bob) = (Traveller(email: "ann"), Traveller(email: "bob"))
        store.context.insert(ann)
        store.context.insert(bob)
        try store.context.save()
        bob.email = "ann"
        let error = #expect(throws: SwiftDataError.self) { try store.context.save() }
        #expect(error?.description.contains("Traveller") == true)
        #expect(error?.description.contains("email") == true)
        #expect(bob.email == "ann")
        #expect(store.context.hasChanges)
        #expect(try store.other().fetch(FetchDescriptor<Traveller>()).count == 2)
    }
}
