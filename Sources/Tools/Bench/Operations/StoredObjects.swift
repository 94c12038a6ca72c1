import Foundation
import GRDB
import Records

/// D1, D2, D4 and D6: objects of a store saved and found, beside GRDB used by hand.
@MainActor
enum StoredObjects {
    static let operations: [Operation] = [
        Operation(
            id: "D1", variant: "", note: "100,000 objects inserted in one save", warmUps: 1,
            samples: 5
        ) { InsertTrial() },
        Operation(
            id: "D1", variant: "GRDB", note: "the same with a record type", warmUps: 1, samples: 5
        ) { InsertByHandTrial() },
        Operation(
            id: "D2", variant: "", note: "10,000 of 1,000,000 by an indexed predicate", warmUps: 2,
            samples: 10
        ) { try FetchTrial() },
        Operation(
            id: "D2", variant: "GRDB", note: "the same with a record type", warmUps: 2, samples: 10
        ) { try FetchByHandTrial() },
        Operation(
            id: "D4", variant: "", unit: "fetches",
            note: "a query whose objects a save does not touch"
        ) { try UntouchedTrial() },
        Operation(id: "D6", variant: "save", note: "one changed object saved") {
            try SaveTrial()
        },
        Operation(
            id: "D6", variant: "search", note: "a text searched in 100,000 titles", samples: 10
        ) { try SearchTrial() },
    ]

    // MARK: D1

    private static nonisolated let insertions = 100_000

    private final class InsertTrial: Trial {
        private var file: LedgerFile?
        private var container: ModelContainer?

        func prepare() throws {
            (file, container) = (nil, nil)
            let file = try LedgerFile()
            container = try file.container()
            self.file = file
        }

        func perform() {
            guard let container else { return }
            let context = ModelContext(container)
            for number in 0..<insertions { context.insert(LedgerEntry(LedgerValues(number))) }
            try? context.save()
        }

        func check() throws {
            let found = try container.map {
                try ModelContext($0).fetchCount(FetchDescriptor<LedgerEntry>())
            }
            try WrongResult.unless(found == insertions, "\(found ?? 0) are stored.")
        }
    }

    private final class InsertByHandTrial: Trial {
        private var file: LedgerFile?
        private var pool: DatabasePool?

        func prepare() throws {
            (file, pool) = (nil, nil)
            let file = try LedgerFile()
            pool = try file.pool()
            self.file = file
        }

        func perform() {
            try? pool?.write { database in
                for number in 0..<insertions {
                    var row = LedgerRow(LedgerValues(number))
                    try row.insert(database)
                }
            }
        }

        func check() throws {
            let found = try pool?.read { try LedgerRow.fetchCount($0) }
            try WrongResult.unless(found == insertions, "\(found ?? 0) are stored.")
        }
    }

    // MARK: D2

    private static nonisolated let rows = 1_000_000

    private final class FetchTrial: Trial {
        private let file: LedgerFile
        private let container: ModelContainer
        private var context: ModelContext
        private var found: [LedgerEntry] = []

        init() throws {
            file = try LedgerFile()
            container = try file.filledContainer(rows)
            context = ModelContext(container)
        }

        func prepare() {
            found = []
            context = ModelContext(container)
        }

        func perform() {
            let account = 42
            found =
                (try? context.fetch(
                    FetchDescriptor<LedgerEntry>(
                        predicate: LedgerFile.entries(of: account)))) ?? []
        }

        func check() throws {
            try WrongResult.unless(
                found.count == 10_000 && found.allSatisfy { $0.account == 42 },
                "\(found.count) are found.")
        }
    }

    private final class FetchByHandTrial: Trial {
        private let file: LedgerFile
        private let pool: DatabasePool
        private var found: [LedgerRow] = []

        init() throws {
            file = try LedgerFile()
            pool = try file.pool()
            try LedgerFile.fill(pool, rows)
        }

        func prepare() { found = [] }

        func perform() {
            found =
                (try? pool.read { database in
                    try LedgerRow.filter(Column("account") == 42).fetchAll(database)
                }) ?? []
        }

        func check() throws {
            try WrongResult.unless(
                found.count == 10_000 && found.allSatisfy { $0.account == 42 },
                "\(found.count) are found.")
        }
    }

    // MARK: D4

    private final class Calls { var count = 0 }

    private final class UntouchedTrial: Trial {
        private let calls = Calls()
        private let file: LedgerFile
        private let context: ModelContext
        private let results: LiveResults<LedgerEntry>
        private var entry: LedgerEntry
        private var before = 0

        init() throws {
            file = try LedgerFile()
            context = ModelContext(try file.filledContainer(1000))
            entry = LedgerEntry(LedgerValues(1))
            context.insert(entry)
            try context.save()
            let calls = calls
            results = LiveResults(
                FetchDescriptor(sortBy: [SortDescriptor(\.day)]), in: context
            ) { calls.count += 1 }
        }

        func prepare() { before = results.fetches + calls.count }

        func perform() {
            entry.amount += 1
            try? context.save()
        }

        var measured: Double? { Double(results.fetches + calls.count - before) }

        func check() throws {
            try WrongResult.unless(measured == 0, "The query was asked \(measured ?? 0) times.")
        }
    }

    // MARK: D6

    private final class SaveTrial: Trial {
        private let file: LedgerFile
        private let context: ModelContext
        private let entry: LedgerEntry
        private var number = 0

        init() throws {
            file = try LedgerFile()
            context = ModelContext(try file.filledContainer(100_000))
            entry = LedgerEntry(LedgerValues(1))
            context.insert(entry)
            try context.save()
        }

        func perform() {
            number += 1
            entry.title = "Change \(number)"
            try? context.save()
        }

        func check() throws {
            try WrongResult.unless(!context.hasChanges, "The change was not saved.")
        }
    }

    private final class SearchTrial: Trial {
        private let file: LedgerFile
        private let context: ModelContext
        private var found: [LedgerEntry] = []

        init() throws {
            file = try LedgerFile()
            context = ModelContext(try file.filledContainer(100_000))
        }

        func perform() {
            found =
                (try? context.fetch(
                    FetchDescriptor<LedgerEntry>(predicate: LedgerFile.entries(with: "ENTRY 4711"))
                )) ?? []
        }

        func check() throws {
            try WrongResult.unless(
                !found.isEmpty && found.allSatisfy { $0.title.hasPrefix("Entry 4711") },
                "\(found.count) are found.")
        }
    }
}
