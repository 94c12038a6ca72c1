import Foundation
import Records
import Testing

private enum TicketsV1: VersionedSchema {
    static let versionIdentifier = Schema.Version(1, 0, 0)
    static var models: [any PersistentModel.Type] { [Ticket.self] }

    @Model
    final class Ticket {
        var number: String
        var title = ""
        init(_ number: String) { self.number = number }
    }
}

private enum TicketsV2: VersionedSchema {
    static let versionIdentifier = Schema.Version(2, 0, 0)
    static var models: [any PersistentModel.Type] { [Ticket.self, Guest.self] }

    @Model
    final class Ticket {
        #Index<Ticket>([\.id])
        @Attribute(.unique, originalName: "number") var id: String
        var title = ""
        var guest: Guest?
        init(_ id: String, title: String = "") {
            self.id = id
            self.title = title
        }
    }

    @Model
    final class Guest {
        var id = UUID()
        @Relationship(inverse: \Ticket.guest) var tickets: [Ticket] = []
        init() {}
    }
}

private enum TicketsV3: VersionedSchema {
    static let versionIdentifier = Schema.Version(3, 0, 0)
    static var models: [any PersistentModel.Type] { [Ticket.self] }

    @Model
    final class Ticket {
        var title = ""
        init() {}
    }
}

private enum Plan: SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] {
        [TicketsV1.self, TicketsV2.self, TicketsV3.self]
    }
    static var stages: [MigrationStage] {
        [
            .lightweight(fromVersion: TicketsV1.self, toVersion: TicketsV2.self),
            .lightweight(fromVersion: TicketsV2.self, toVersion: TicketsV3.self),
        ]
    }
}

/// Models with a property `id` of their own, as many apps have.
struct IdentifierTests {
    private typealias Ticket = TicketsV2.Ticket
    private typealias Guest = TicketsV2.Guest
    private let file = TestStore.temporaryFile()

    private func open(_ version: any VersionedSchema.Type) throws -> ModelContainer {
        try ModelContainer(
            for: Schema(versionedSchema: version), migrationPlan: Plan.self,
            configurations: ModelConfiguration(url: file))
    }

    @Test("A model's own id is stored, found, sorted by, changed and unique")
    func storing() throws {
        defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
        let container = try open(TicketsV2.self)
        let context = ModelContext(container)
        let guest = Guest()
        for id in ["b", "a", "c"] {
            let ticket = Ticket(id, title: "of \(id)")
            context.insert(ticket)
            ticket.guest = guest
        }
        try context.save()

        let other = ModelContext(container)
        let sorted = FetchDescriptor<Ticket>(sortBy: [SortDescriptor(\.id, order: .reverse)])
        #expect(try other.fetch(sorted).map(\.id) == ["c", "b", "a"])
        let wanted = "b"
        let found = try other.fetch(
            FetchDescriptor<Ticket>(predicate: #Predicate { $0.id == wanted }))
        #expect(found.map(\.title) == ["of b"])
        let own = guest.id
        #expect(
            try other.fetchCount(
                FetchDescriptor<Ticket>(predicate: #Predicate { $0.guest?.id == own })) == 3)
        #expect(
            try other.fetchCount(
                FetchDescriptor<Guest>(
                    predicate: #Predicate { $0.tickets.contains { $0.id > wanted } })) == 1)

        let first = try #require(found.first)
        first.id = "z"
        try other.save()
        other.insert(Ticket("a", title: "again"))
        try other.save()
        let after = try ModelContext(container).fetch(
            FetchDescriptor<Ticket>(sortBy: [SortDescriptor(\.id)]))
        #expect(after.map(\.id) == ["a", "c", "z"] && after[0].title == "again")
        #expect(Set(after.map(\.persistentModelID)).count == 3)
        other.delete(first)
        try other.save()
        #expect(try ModelContext(container).fetchCount(FetchDescriptor<Ticket>()) == 2)
    }

    @Test("A property becomes the model's id, and goes, with the store's objects kept")
    func migrating() throws {
        defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
        do {
            let context = ModelContext(try open(TicketsV1.self))
            context.insert(TicketsV1.Ticket("7"))
            try context.save()
        }
        do {
            let tickets = try ModelContext(try open(TicketsV2.self)).fetch(
                FetchDescriptor<Ticket>())
            #expect(tickets.map(\.id) == ["7"])
        }
        let context = ModelContext(try open(TicketsV3.self))
        #expect(try context.fetchCount(FetchDescriptor<TicketsV3.Ticket>()) == 1)
    }

    @Test("The identity of a model is its own id if it has one")
    func identity() throws {
        #expect(Ticket.ID.self == String.self && Guest.ID.self == UUID.self)
        #expect(TicketsV3.Ticket.ID.self == PersistentIdentifier.self)
        func ids<Element: Identifiable>(_ elements: [Element]) -> [Element.ID] {
            elements.map(\.id)
        }
        #expect(ids([Ticket("a"), Ticket("b")]) == ["a", "b"])
        let plain = TicketsV3.Ticket()
        #expect(ids([plain]) == [plain.persistentModelID])
    }

    @Test("An error of a store is described as it reads")
    func described() {
        let error: any Error = SwiftDataError.backwardMigration
        #expect(error.localizedDescription == "\(error)")
    }
}
