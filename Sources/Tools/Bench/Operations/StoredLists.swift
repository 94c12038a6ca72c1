import Casement
import CasementCoreData
import Foundation
import Records

/// D3 and D5: a list over a store of 1,000,000 objects, opened and changed.
@MainActor
enum StoredLists {
    static let operations: [Operation] = [
        Operation(
            id: "D3", variant: "value", note: "one value in 1,000,000 rows, seen in the list"
        ) { try ChangeTrial(.value) },
        Operation(
            id: "D3", variant: "insert", note: "one object more in 1,000,000 rows, seen in the list"
        ) { try ChangeTrial(.insertion) },
        Operation(
            id: "D5", variant: "", note: "a list of 1,000,000 rows opened", warmUps: 1, samples: 10
        ) { try OpeningTrial(measuresMemory: false) },
        Operation(
            id: "D5", variant: "MB", unit: "MB", note: "memory of that list", warmUps: 0, samples: 1
        ) { try OpeningTrial(measuresMemory: true) },
    ]

    private static nonisolated let rows = 1_000_000

    /// The way from outside to the page.
    private final class Handle {
        var show: (Bool) -> Void = { _ in }
    }

    private struct LedgerList: View {
        @FetchRequest(sortDescriptors: [SortDescriptor(\LedgerEntry.day)])
        private var entries: FetchedResults<LedgerEntry>

        var body: some View { List(entries) { Text(verbatim: $0.title) } }
    }

    private struct LedgerPage: View {
        let handle: Handle
        let context: () -> NSManagedObjectContext
        @State private var isShown = false

        var body: some View {
            let _ = handle.show = { isShown = $0 }
            if isShown { LedgerList().environment(\.managedObjectContext, context()) }
        }
    }

    /// The page, and the store that it shows.
    @MainActor
    private class ListTrial {
        let file: LedgerFile
        let container: ModelContainer
        let stage: Stage
        let handle = Handle()
        var context: ModelContext

        init() throws {
            file = try LedgerFile()
            container = try file.filledContainer(rows)
            let model = ModelContext(container)
            context = model
            let (handle, box) = (handle, Box(model))
            self.box = box
            stage = try Stage { LedgerPage(handle: handle) { box.context } }
        }

        /// A list of this context is a new one.
        func renewContext() {
            context = ModelContext(container)
            box.context = Box.managed(context)
        }

        private let box: Box

        @MainActor
        private final class Box {
            var context: NSManagedObjectContext
            init(_ model: ModelContext) { context = Self.managed(model) }

            static func managed(_ model: ModelContext) -> NSManagedObjectContext {
                NSManagedObjectContext(model, concurrencyType: .mainQueueConcurrencyType)
            }
        }

        var subject: Stage? { stage }

        func show(_ isShown: Bool) {
            handle.show(isShown)
            stage.settle()
        }
    }

    @MainActor
    private final class OpeningTrial: ListTrial, Trial {
        private let measuresMemory: Bool
        private var before = 0
        private var megabytes = 0.0

        init(measuresMemory: Bool) throws {
            self.measuresMemory = measuresMemory
            try super.init()
        }

        func prepare() {
            show(false)
            renewContext()
            if measuresMemory { before = Memory.resident }
        }

        func perform() { show(true) }

        var measured: Double? {
            measuresMemory ? Double(Memory.resident - before) / Memory.megabyte : nil
        }

        func check() throws {
            // The first by its day.
            try WrongResult.unless(
                stage.shows("Entry 0 of the ledger"), "The first entry is not shown.")
        }
    }

    @MainActor
    private final class ChangeTrial: ListTrial, Trial {
        enum Change { case value, insertion }

        private let change: Change
        private var first: LedgerEntry?
        private var number = 0
        private var title = ""

        init(_ change: Change) throws {
            self.change = change
            try super.init()
            show(true)
            first = try context.fetch(LedgerFile.firstEntry).first
            // The keys are read in the background.
            context.insert(LedgerEntry(LedgerValues(0)))
            stage.settle()
        }

        func prepare() throws {
            number += 1
            title = "Change \(number)"
            try context.save()
        }

        func perform() {
            switch change {
            case .value: first?.title = title
            case .insertion:
                var values = LedgerValues(0)
                values.title = title
                values.day = Date(timeIntervalSinceReferenceDate: Double(-number))
                context.insert(LedgerEntry(values))
            }
            stage.settle()
        }

        func check() throws {
            try WrongResult.unless(stage.shows(title), "\(title) is not shown.")
        }
    }
}

extension LedgerFile {
    /// The entry that a list begins with.
    fileprivate static var firstEntry: FetchDescriptor<LedgerEntry> {
        var descriptor = FetchDescriptor<LedgerEntry>(sortBy: [SortDescriptor(\.day)])
        descriptor.fetchLimit = 1
        return descriptor
    }
}
