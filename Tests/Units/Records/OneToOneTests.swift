import Foundation
import Records
import Testing

@Model
final class Citizen {
    var name: String
    @Relationship(inverse: \Passport.holder) var passport: Passport?

    init(name: String, passport: Passport? = nil) {
        self.name = name
        self.passport = passport
    }
}

@Model
final class Passport {
    var number: Int
    var holder: Citizen?

    init(number: Int) { self.number = number }
}

/// Relationships that are to one at both ends.
struct OneToOneTests {
    private let container: ModelContainer

    init() throws {
        container = try ModelContainer(
            for: Citizen.self, Passport.self,
            configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        let context = ModelContext(container)
        context.insert(Citizen(name: "Ada", passport: Passport(number: 1)))
        try context.save()
    }

    @Test("Both ends are stored")
    func stored() throws {
        let context = ModelContext(container)
        let passport = try #require(try context.fetch(FetchDescriptor<Passport>()).first)
        #expect(passport.holder?.name == "Ada")
        #expect(passport.holder?.passport === passport)
    }

    @Test("An end whose object is not read yet is removed with the other")
    func removed() throws {
        let context = ModelContext(container)
        let citizen = try #require(try context.fetch(FetchDescriptor<Citizen>()).first)
        citizen.passport = nil
        try context.save()
        let others = ModelContext(container)
        let found = try #require(try others.fetch(FetchDescriptor<Passport>()).first)
        #expect(found.holder == nil)
        #expect(try others.fetch(FetchDescriptor<Citizen>()).first?.passport == nil)
    }

    @Test("An end that changes over leaves the object that is not read yet")
    func replaced() throws {
        let context = ModelContext(container)
        let citizen = try #require(try context.fetch(FetchDescriptor<Citizen>()).first)
        citizen.passport = Passport(number: 2)
        try context.save()
        let other = ModelContext(container)
        let found = try other.fetch(
            FetchDescriptor<Passport>(sortBy: [SortDescriptor(\.number)]))
        #expect(found.map { $0.holder?.name } == [nil, "Ada"])
    }
}
