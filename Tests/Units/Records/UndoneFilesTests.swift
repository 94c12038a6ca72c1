import Foundation
import FoundationNames
import Records
import Testing

/// Undoing changes of values that are in files beside the store.
struct UndoneFilesTests {
    private let file = TestStore.temporaryFile()
    private let picture = Data((0..<300_000).map { UInt8(truncatingIfNeeded: $0 / 7) })

    /// Changes a saved trip with a large picture, saves and undoes that, and returns what is stored.
    private func pictureAfterUndoing(
        _ change: (Trip, ModelContext) -> Void
    ) throws -> Data? {
        defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
        let store = try TestStore(at: file)
        let trip = Trip(name: "Alps")
        trip.picture = picture
        store.context.insert(trip)
        try store.context.save()
        let undoManager = UndoManager()
        store.context.undoManager = undoManager
        change(trip, store.context)
        try store.context.save()
        undoManager.undo()
        try store.context.save()
        let other = store.other()
        return try #require(try other.fetch(FetchDescriptor<Trip>()).first).picture
    }

    @Test("A large value comes back when its change is undone after a save")
    func changed() throws {
        #expect(try pictureAfterUndoing { trip, _ in trip.picture = Data([1]) } == picture)
        #expect(try pictureAfterUndoing { trip, _ in trip.picture = nil } == picture)
    }

    @Test("A large value comes back when the deletion of its object is undone after a save")
    func deleted() throws {
        #expect(try pictureAfterUndoing { trip, context in context.delete(trip) } == picture)
    }
}
