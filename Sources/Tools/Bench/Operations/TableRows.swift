import Casement
import Views

/// O24 to O26: a table of 100,000 rows shown, sorted and scrolled.
@MainActor
enum TableRows {
    static let operations: [Operation] = [
        Operation(id: "O24", variant: "", note: "the first frame of 100,000 rows", samples: 20) {
            try FirstFrameTrial()
        },
        Operation(id: "O25", variant: "", note: "100,000 rows by another column", samples: 20) {
            try SortTrial()
        },
        Operation(id: "O26", variant: "", note: "40 points of 100,000 rows of a table") {
            try ScrollTrial()
        },
    ]

    private static let rows = TableItem.items(100_000)

    /// One row of the table.
    struct TableItem: Identifiable {
        let id: Int
        let name: String
        let amount: Double
        let count: Int

        static func items(_ number: Int) -> [TableItem] {
            (0..<number).map {
                let mixed = $0 &* 7_919 % 100_003
                return TableItem(
                    id: $0, name: "Entry \($0)", amount: Double(mixed) / 4, count: mixed % 97)
            }
        }
    }

    /// Lets a trial change what the page shows.
    final class Handle {
        var show: ([TableItem]) -> Void = { _ in }
        var sort: (KeyPathComparator<TableItem>) -> Void = { _ in }
    }

    /// A table, and what sorts its data.
    private struct TablePage: View {
        @State private var items: [TableItem]
        @State private var order = [KeyPathComparator(\TableItem.id)]
        let handle: Handle

        init(_ handle: Handle, items: [TableItem]) {
            self.handle = handle
            _items = State(initialValue: items)
        }

        var body: some View {
            handle.show = { items = $0 }
            handle.sort = { order = [$0] }
            return Table(items, sortOrder: $order) {
                TableColumn("Name", value: \.name)
                TableColumn("Amount", value: \.amount) { Text(verbatim: "\($0.amount)") }
                TableColumn("Count", value: \.count) { Text(verbatim: "\($0.count)") }
                TableColumn("Number", value: \.id) { Text(verbatim: "\($0.id)") }
            }
            .onChange(of: order) { items.sort(using: $1) }
        }
    }

    private static func stage(_ handle: Handle = Handle(), items: [TableItem]) throws -> Stage {
        try Stage { TablePage(handle, items: items) }
    }

    /// The rows come into a table that has none.
    private final class FirstFrameTrial: Trial {
        private let handle = Handle()
        private let stage: Stage

        init() throws { stage = try TableRows.stage(handle, items: []) }

        var subject: Stage? { stage }

        func prepare() {
            handle.show([])
            stage.settle()
        }
        func perform() {
            handle.show(TableRows.rows)
            stage.settle()
        }

        func check() throws {
            try WrongResult.unless(stage.shows("Entry 3"), "Entry 3 is not shown.")
        }

        func reference() throws -> Stage? { try TableRows.stage(items: TableRows.rows) }
    }

    private final class SortTrial: Trial {
        private let handle = Handle()
        private let stage: Stage

        init() throws { stage = try TableRows.stage(handle, items: TableRows.rows) }

        var subject: Stage? { stage }

        func prepare() {
            handle.sort(KeyPathComparator(\.id))
            stage.settle()
        }
        func perform() {
            handle.sort(KeyPathComparator(\.amount))
            stage.settle()
        }

        func check() throws {
            let first = TableRows.rows.min { $0.amount < $1.amount }
            let name = first?.name ?? ""
            try WrongResult.unless(stage.shows(name), "\(name) is not shown.")
        }
    }

    private final class ScrollTrial: Trial {
        private let stage: Stage
        private var scrolled = 0

        init() throws { stage = try TableRows.stage(items: TableRows.rows) }

        var subject: Stage? { stage }

        func perform() {
            stage.send(
                .wheel(
                    delta: CGSize(width: 0, height: 40), at: CGPoint(x: 640, y: 400),
                    modifiers: []))
            scrolled += 1
        }

        func check() throws {
            let name = "Entry \(scrolled * 40 / 32 + 10)"
            try WrongResult.unless(stage.shows(name), "\(name) is not shown.")
        }
    }
}
