import Foundation
import Records
import Testing

@Model
private final class Booking {
    @Attribute(.preserveValueOnDeletion) var reference: String
    @Attribute(.preserveValueOnDeletion) var seat: Int?
    var note = ""

    init(_ reference: String) { self.reference = reference }
}

/// A booking does not know of its vouchers.
@Model
private final class Voucher {
    var booking: Booking?
    init(for booking: Booking) { self.booking = booking }
}

@Model
private final class Measurement {
    @Attribute(.preserveValueOnDeletion) var value = Reading(degrees: 20)
    init() {}

    struct Reading: Codable {
        var degrees: Double

        func encode(to encoder: any Encoder) throws {
            guard degrees > -274 else {
                throw EncodingError.invalidValue(
                    degrees, .init(codingPath: [], debugDescription: "It is never so cold."))
            }
            try degrees.encode(to: encoder)
        }

        init(degrees: Double) { self.degrees = degrees }

        init(from decoder: any Decoder) throws { degrees = try Double(from: decoder) }
    }
}

/// What a store tells of the saves that have changed it.
struct HistoryTests {
    private typealias Descriptor = HistoryDescriptor<DefaultHistoryTransaction>

    private let container: ModelContainer
    private let context: ModelContext

    init() throws {
        container = try ModelContainer(
            for: Booking.self, Voucher.self, Measurement.self, Trip.self,
            configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        context = ModelContext(container)
    }

    private func all() throws -> [DefaultHistoryTransaction] {
        try ModelContext(container).fetchHistory(Descriptor())
    }

    /// A word for each change, such as `insert Booking`.
    private func words(_ transaction: DefaultHistoryTransaction) -> [String] {
        transaction.changes.map { change in
            let entity = change.changedPersistentIdentifier.entityName
            return switch change {
            case .insert: "insert \(entity)"
            case .update: "update \(entity)"
            case .delete: "delete \(entity)"
            }
        }
    }

    @Test("Each save is a transaction, with its author and the objects that it has changed")
    func transactions() throws {
        context.author = "widget"
        let (booking, trip) = (Booking("A1"), Trip(name: "Alps"))
        context.insert(booking)
        context.insert(trip)
        try context.save()
        context.author = nil
        booking.note = "window"
        context.delete(trip)
        try context.save()
        // A save that changes nothing is none.
        try context.save()
        let history = try all()
        #expect(history.map(\.author) == ["widget", nil])
        #expect(words(history[0]).sorted() == ["insert Booking", "insert Trip"])
        #expect(words(history[1]).sorted() == ["delete Trip", "update Booking"])
        #expect(history[0].token < history[1].token)
        #expect(history[0].timestamp <= history[1].timestamp)
        #expect(
            history[1].changes.contains {
                $0.changedPersistentIdentifier == booking.persistentModelID
            })
    }

    @Test("An update names the properties that it has changed, for each object")
    func updates() throws {
        let bookings = (0..<3).map { Booking("B\($0)") }
        for booking in bookings { context.insert(booking) }
        try context.save()
        bookings[0].note = "aisle"
        bookings[1].note = "aisle"
        bookings[1].seat = 4
        try context.save()
        let changes = try #require(try all().last).changes
        var names: [PersistentIdentifier: Set<PartialKeyPath<Booking>>] = [:]
        for case .update(let update as DefaultHistoryUpdate<Booking>) in changes {
            names[update.changedPersistentIdentifier] = Set(update.updatedAttributes.map { $0 })
        }
        #expect(
            names == [
                bookings[0].persistentModelID: [\Booking.note],
                bookings[1].persistentModelID: [\Booking.note, \Booking.seat],
            ])
    }

    @Test("A deletion keeps the values that are to be preserved, and no others")
    func tombstones() throws {
        let (first, second) = (Booking("C1"), Booking("C2"))
        second.seat = 12
        context.insert(first)
        context.insert(second)
        try context.save()
        context.delete(first)
        context.delete(second)
        try context.save()
        let changes = try #require(try all().last).changes
        var kept: [String] = []
        for case .delete(let deletion as DefaultHistoryDelete<Booking>) in changes {
            let reference = deletion.tombstone[\.reference] as? String
            let seat = deletion.tombstone[\.seat] as? Int
            kept.append("\(reference ?? "-") \(seat ?? 0)")
            #expect(deletion.tombstone[\.note] == nil)
        }
        #expect(kept.sorted() == ["C1 0", "C2 12"])
    }

    @Test("A kept token tells what is new, also by author, from the newest or the first few")
    func tokens() throws {
        for (index, author) in ["app", "widget", "app", "widget"].enumerated() {
            context.author = author
            context.insert(Booking("D\(index)"))
            try context.save()
        }
        let history = try all()
        let stored = try JSONEncoder().encode(history[0].token)
        let token = try JSONDecoder().decode(DefaultHistoryToken.self, from: stored)
        let numbers = history.map(\.transactionIdentifier)
        let new = try context.fetchHistory(Descriptor(predicate: #Predicate { $0.token > token }))
        #expect(new.map(\.transactionIdentifier) == Array(numbers[1...]))
        let ours = try context.fetchHistory(
            Descriptor(predicate: #Predicate { $0.token > token && $0.author == "widget" }))
        #expect(ours.map(\.transactionIdentifier) == [numbers[1], numbers[3]])
        var newest = Descriptor(
            sortBy: [SortDescriptor(\.transactionIdentifier, order: .reverse)])
        newest.fetchLimit = 2
        #expect(
            try context.fetchHistory(newest).map(\.transactionIdentifier)
                == [numbers[3], numbers[2]])
    }

    @Test("After history was deleted, earlier tokens have expired and later ones have not")
    func expiry() throws {
        for index in 0..<4 {
            context.insert(Booking("E\(index)"))
            try context.save()
        }
        let tokens = try all().map(\.token)
        let third = tokens[2]
        try context.deleteHistory(Descriptor(predicate: #Predicate { $0.token < third }))
        #expect(try all().map(\.token) == Array(tokens[2...]))
        #expect(
            try context.fetchHistory(Descriptor(predicate: #Predicate { $0.token > third }))
                .map(\.token) == [tokens[3]])
        let first = tokens[0]
        #expect(throws: SwiftDataError.historyTokenExpired) {
            try context.fetchHistory(Descriptor(predicate: #Predicate { $0.token > first }))
        }
        // The objects are all there.
        #expect(try context.fetchCount(FetchDescriptor<Booking>()) == 4)
    }

    @Test("An object that refers to a deleted one is an update, also for queries")
    func nullified() throws {
        let (kept, deleted) = (Booking("G1"), Booking("G2"))
        for voucher in [Voucher(for: kept), Voucher(for: deleted)] { context.insert(voucher) }
        try context.save()
        let unused = FetchDescriptor<Voucher>(predicate: #Predicate { $0.booking == nil })
        let other = ModelContext(container)
        let here = LiveResults(unused, in: context) {}
        let there = LiveResults(unused, in: other) {}
        #expect(here.objects.isEmpty && there.objects.isEmpty)
        context.delete(deleted)
        try context.save()
        other.processPendingChanges()
        _ = (here.refresh(), there.refresh())
        #expect(here.objects.count == 1 && there.objects.count == 1)
        #expect(words(try #require(try all().last)) == ["delete Booking", "update Voucher"])
        // Deleted together with what it refers to, it is a deletion only.
        let voucher = try #require(
            try context.fetch(FetchDescriptor<Voucher>()).first { $0.booking != nil })
        context.delete(kept)
        context.delete(voucher)
        try context.save()
        #expect(
            words(try #require(try all().last)).sorted() == ["delete Booking", "delete Voucher"])
    }

    @Test("A value that cannot be preserved fails the save, which names it")
    func unpreserved() throws {
        let measurement = Measurement()
        context.insert(measurement)
        try context.save()
        measurement.value.degrees = -300
        context.delete(measurement)
        #expect {
            try context.save()
        } throws: { error in
            "\(error)".contains("Measurement") && "\(error)".contains("value cannot be preserved")
        }
        #expect(try ModelContext(container).fetchCount(FetchDescriptor<Measurement>()) == 1)
    }

    @Test("After everything was erased, every token has expired")
    func erasing() throws {
        context.insert(Booking("F1"))
        try context.save()
        let last = try #require(try all().last).token
        try container.erase()
        #expect(throws: SwiftDataError.historyTokenExpired) {
            try context.fetchHistory(Descriptor(predicate: #Predicate { $0.token > last }))
        }
        #expect(try all().isEmpty)
    }

    @Test("What is merged with an older object of the same unique value is an update of that one")
    func merged() throws {
        context.insert(Trip(name: "Fjord"))
        try context.save()
        let other = ModelContext(container)
        let again = Trip(name: "Fjord")
        again.kind = .work
        other.insert(again)
        try other.save()
        #expect(words(try #require(try all().last)) == ["update Trip"])
    }

    @Test("A save that fails leaves no transaction")
    func failure() throws {
        let trip = Trip(name: "Dale")
        context.insert(trip)
        context.insert(Trip(name: "Hill"))
        try context.save()
        // Another trip has both unique values already.
        trip.name = "Hill"
        #expect(throws: SwiftDataError.modelValidationFailure) { try context.save() }
        #expect(try all().count == 1)
    }

    @Test("A saved file keeps its history for other processes and later launches")
    func file() throws {
        let url = TestStore.temporaryFile()
        defer { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }
        do {
            let store = try TestStore(at: url)
            store.context.author = "first launch"
            store.context.insert(Trip(name: "Coast"))
            try store.context.save()
        }
        let history = try TestStore(at: url).context.fetchHistory(Descriptor())
        #expect(history.map(\.author) == ["first launch"])
        #expect(words(history[0]) == ["insert Trip"])
        #expect(history[0].processIdentifier == "\(ProcessInfo.processInfo.processIdentifier)")
    }
}
