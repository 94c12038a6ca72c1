import Foundation
import Records
import Testing

enum NotesV1: VersionedSchema {
    static let versionIdentifier = Schema.Version(1, 0, 0)
    static var models: [any PersistentModel.Type] { [Note.self] }

    @Model
    final class Note {
        var text: String
        var length = 0
        init(_ text: String) { self.text = text }
    }
}

enum NotesV2: VersionedSchema {
    static let versionIdentifier = Schema.Version(2, 0, 0)
    static var models: [any PersistentModel.Type] { [Note.self, Tag.self] }

    @Model
    final class Note {
        @Attribute(originalName: "text") var body: String
        var isPinned = false
        @Relationship(inverse: \Tag.notes) var tags: [Tag] = []
        init(_ body: String) { self.body = body }
    }

    @Model
    final class Tag {
        @Attribute(.unique) var name: String
        var notes: [Note] = []
        init(_ name: String) { self.name = name }
    }
}

enum NotesV3: VersionedSchema {
    static let versionIdentifier = Schema.Version(3, 0, 0)
    static var models: [any PersistentModel.Type] { [Note.self] }

    @Model
    final class Note {
        @Attribute(.unique) var body: String
        init(_ body: String) { self.body = body }
    }
}

enum Unique: SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] { [NotesV1.self, NotesV2.self, NotesV3.self] }
    static var stages: [MigrationStage] {
        [
            .lightweight(fromVersion: NotesV1.self, toVersion: NotesV2.self),
            .custom(
                fromVersion: NotesV2.self, toVersion: NotesV3.self,
                willMigrate: { context in
                    var seen: Set<String> = []
                    for note in try context.fetch(FetchDescriptor<NotesV2.Note>())
                    where !seen.insert(note.body).inserted {
                        context.delete(note)
                    }
                    try context.save()
                }, didMigrate: nil),
        ]
    }
}

struct MigrationTests {
    private let file = TestStore.temporaryFile()

    private func makeOldStore(_ texts: String...) throws {
        let container = try ModelContainer(
            for: Schema(versionedSchema: NotesV1.self),
            configurations: ModelConfiguration(url: file))
        let context = ModelContext(container)
        for text in texts { context.insert(NotesV1.Note(text)) }
        try context.save()
    }

    @Test("New, renamed and removed properties and new models are migrated by themselves")
    func lightweight() throws {
        defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
        try makeOldStore("a", "b")
        let container = try ModelContainer(
            for: Schema(versionedSchema: NotesV2.self),
            configurations: ModelConfiguration(url: file))
        let context = ModelContext(container)
        let notes = try context.fetch(
            FetchDescriptor<NotesV2.Note>(sortBy: [SortDescriptor(\.body)]))
        #expect(notes.map(\.body) == ["a", "b"])
        #expect(notes.allSatisfy { !$0.isPinned && $0.tags.isEmpty })
        notes[0].tags = [NotesV2.Tag("x")]
        try context.save()
        #expect(try ModelContext(container).fetchCount(FetchDescriptor<NotesV2.Tag>()) == 1)
    }

    @Test("A plan's stages run one after the other, and a stage may change objects first")
    func stages() throws {
        defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
        try makeOldStore("a", "b", "a")
        let container = try ModelContainer(
            for: Schema(versionedSchema: NotesV3.self), migrationPlan: Unique.self,
            configurations: ModelConfiguration(url: file))
        let notes = try ModelContext(container).fetch(
            FetchDescriptor<NotesV3.Note>(sortBy: [SortDescriptor(\.body)]))
        #expect(notes.map(\.body) == ["a", "b"])
    }

    @Test("FAULTS 7: A migration that fails leaves the store as it was")
    func failure() throws {
        defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
        try makeOldStore("a", "a")
        let error = #expect(throws: SwiftDataError.self) {
            // Without the plan's stage there are two notes with one text; and no note has a body.
            try ModelContainer(
                for: Schema(versionedSchema: NotesV3.self),
                configurations: ModelConfiguration(url: file))
        }
        #expect(error?.description.contains("Note.body") == true)
        let container = try ModelContainer(
            for: Schema(versionedSchema: NotesV1.self),
            configurations: ModelConfiguration(url: file))
        let notes = try ModelContext(container).fetch(FetchDescriptor<NotesV1.Note>())
        #expect(notes.map(\.text) == ["a", "a"])
    }

    @Test("FAULTS 33: A store of a newer schema is refused and stays as it is")
    func newer() throws {
        defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
        do {
            let container = try ModelContainer(
                for: Schema(versionedSchema: NotesV2.self),
                configurations: ModelConfiguration(url: file))
            let context = ModelContext(container)
            context.insert(NotesV2.Note("a"))
            try context.save()
        }
        let error = #expect(throws: SwiftDataError.self) {
            try ModelContainer(
                for: Schema(versionedSchema: NotesV1.self),
                configurations: ModelConfiguration(url: file))
        }
        #expect(error == .backwardMigration)
        let container = try ModelContainer(
            for: Schema(versionedSchema: NotesV2.self),
            configurations: ModelConfiguration(url: file))
        #expect(try ModelContext(container).fetchCount(FetchDescriptor<NotesV2.Note>()) == 1)
    }
}
