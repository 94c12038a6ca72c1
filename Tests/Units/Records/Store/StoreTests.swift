import Foundation
import FoundationNames
import Records
import Testing

struct StoreTests {
    @Test("A store in a file has what was saved when it is opened again")
    func reopening() throws {
        let file = TestStore.temporaryFile()
        defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
        do {
            let store = try TestStore(at: file)
            store.context.insert(Trip(name: "Alps"))
            try store.context.save()
        }
        let store = try TestStore(at: file)
        #expect(try store.context.fetch(FetchDescriptor<Trip>()).map(\.name) == ["Alps"])
    }

    @Test("Objects of two containers on one file never get the same identifier")
    func identifiers() throws {
        let file = TestStore.temporaryFile()
        defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
        let (first, second) = (try TestStore(at: file), try TestStore(at: file))
        let (alps, andes) = (Trip(name: "Alps"), Trip(name: "Andes"))
        first.context.insert(alps)
        second.context.insert(andes)
        #expect(alps.persistentModelID != andes.persistentModelID)
        try first.context.save()
        try second.context.save()
        #expect(try first.other().fetchCount(FetchDescriptor<Trip>()) == 2)
    }

    @Test("A store is closed when its container has ended, whatever it is just reading")
    func closing() throws {
        let file = TestStore.temporaryFile()
        defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
        for turn in 0..<50 {
            do {
                let (first, second) = (try TestStore(at: file), try TestStore(at: file))
                first.context.insert(Trip(name: "\(turn)"))
                try first.context.save()
                #expect(!openFiles(of: file).isEmpty)
                withExtendedLifetime((first, second)) {}
            }
            try #require(openFiles(of: file) == [])
        }
    }

    /// The paths of a store's files that this process has open.
    private func openFiles(of store: URL) -> [String] {
        let folder = "/proc/self/fd"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.compactMap {
            try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\($0)")
        }.filter { $0.contains(store.path) }
    }

    @Test("What another container saves to the file reaches this one without being asked for")
    func otherProcess() async throws {
        let file = TestStore.temporaryFile()
        defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
        let (first, second) = (try TestStore(at: file), try TestStore(at: file))
        let trip = Trip(name: "Alps")
        first.context.insert(trip)
        try first.context.save()
        let found = try #require(try second.context.fetch(FetchDescriptor<Trip>()).first)
        let observer = Observer()
        second.context.observe("Trip", observer)
        trip.name = "Andes"
        try first.context.save()
        // The log's change arrives on a queue of its own.
        for _ in 0..<500 where found.name == "Alps" {
            try await Task.sleep(for: .milliseconds(10))
            second.context.processPendingChanges()
        }
        #expect(found.name == "Andes")
        #expect(observer.count >= 1)
    }

    private final class Observer: ContextObserver {
        var count = 0
        func contextChanged(_ record: _ModelRecord, _ index: Int?) {}
        func contextChangedElsewhere(_ entity: String, _ keys: CommittedChanges.Keys) {
            count += 1
        }
    }

    @Test("A store opened for reading alone refuses to save, and says so")
    func readOnly() throws {
        let file = TestStore.temporaryFile()
        defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
        do {
            let store = try TestStore(at: file)
            store.context.insert(Stop("Hut"))
            try store.context.save()
        }
        let container = try ModelContainer(
            for: Trip.self, Stop.self, Traveller.self, Owner.self, Pet.self,
            configurations: ModelConfiguration(url: file, allowsSave: false))
        let context = ModelContext(container)
        let stop = try #require(try context.fetch(FetchDescriptor<Stop>()).first)
        stop.title = "Lake"
        let error = #expect(throws: SwiftDataError.self) { try context.save() }
        #expect(error?.description.contains("reading alone") == true)
        #expect(stop.title == "Lake")
    }

    @Test("Two containers with different schemas cannot have one file open")
    func differentSchemas() throws {
        let file = TestStore.temporaryFile()
        defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
        let store = try TestStore(at: file)
        store.context.insert(Stop("Hut"))
        try store.context.save()
        let error = #expect(throws: SwiftDataError.self) {
            try ModelContainer(
                for: Owner.self, configurations: ModelConfiguration(url: file))
        }
        #expect(error?.description.contains("another schema") == true)
        #expect(try store.other().fetchCount(FetchDescriptor<Stop>()) == 1)
    }

    @Test("A file that is not a database is left as it is")
    func foreignFile() throws {
        let file = TestStore.temporaryFile()
        defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        let text = Data(String(repeating: "not a database ", count: 100).utf8)
        try text.write(to: file)
        #expect(throws: SwiftDataError.self) { try TestStore(at: file) }
        #expect(try Data(contentsOf: file) == text)
    }

    @Test("Large data lies in a file of its own, which goes with its object")
    func externalStorage() throws {
        let file = TestStore.temporaryFile()
        let folder = file.deletingLastPathComponent()
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = folder.appendingPathComponent(".test.store-files")
        let store = try TestStore(at: file)
        let trip = Trip(name: "Alps")
        let picture = Data((0..<300_000).map { UInt8(truncatingIfNeeded: $0) })
        trip.picture = picture
        store.context.insert(trip)
        try store.context.save()
        #expect(try FileManager.default.contentsOfDirectory(atPath: files.path).count == 1)
        #expect(trip.picture == picture)
        let other = store.other()
        let found = try #require(try other.fetch(FetchDescriptor<Trip>()).first)
        #expect(found.picture == picture)
        other.delete(found)
        try other.save()
        #expect(try FileManager.default.contentsOfDirectory(atPath: files.path).isEmpty)
    }

    @Test("An actor has a context of its own, and finds objects by their identifiers")
    func modelActor() async throws {
        let store = try TestStore()
        let stop = Stop("Hut")
        store.context.insert(stop)
        try store.context.save()
        let importer = Importer(modelContainer: store.container)
        #expect(try await importer.rename(stop.persistentModelID, to: "Lake") == 2)
        store.context.processPendingChanges()
        #expect(stop.title == "Lake")
    }

    @Test("Undo takes back values, insertions and deletions, and redo brings them again")
    func undo() throws {
        let store = try TestStore()
        let undoManager = UndoManager()
        undoManager.groupsByEvent = false
        let stop = Stop("Hut")
        store.context.insert(stop)
        try store.context.save()
        store.context.undoManager = undoManager
        func group(_ body: () -> Void) {
            undoManager.beginUndoGrouping()
            body()
            undoManager.endUndoGrouping()
        }
        group { stop.title = "Lake" }
        undoManager.undo()
        #expect(stop.title == "Hut")
        undoManager.redo()
        #expect(stop.title == "Lake")
        group { store.context.delete(stop) }
        try store.context.save()
        #expect(try store.other().fetchCount(FetchDescriptor<Stop>()) == 0)
        undoManager.undo()
        try store.context.save()
        #expect(try store.other().fetch(FetchDescriptor<Stop>()).map(\.title) == ["Lake"])
        group { store.context.insert(Stop("New")) }
        undoManager.undo()
        #expect(try store.context.fetchCount(FetchDescriptor<Stop>()) == 1)
    }
}

@ModelActor
actor Importer {
    func rename(_ id: PersistentIdentifier, to title: String) throws -> Int {
        self[id, as: Stop.self]?.title = title
        modelContext.insert(Stop("Other"))
        try modelContext.save()
        return try modelContext.fetchCount(FetchDescriptor<Stop>())
    }
}
