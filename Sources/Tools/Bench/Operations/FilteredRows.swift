import Automation
import Casement
import Views

/// O34: a character typed into a field, which filters a list of 10,000 rows.
@MainActor
enum FilteredRows {
    static let operations: [Operation] = [
        Operation(id: "O34", variant: "", note: "a key in the filter of 10,000 rows") {
            try FilterTrial()
        }
    ]

    private static let count = 10_000

    /// The way from outside to the page's rows, whose filter is then empty.
    private final class Handle {
        var show: ([RowItem]) -> Void = { _ in }
    }

    private struct Page: View {
        let handle: Handle
        @State private var rows: [RowItem] = []
        @State private var filter = ""

        var body: some View {
            let _ =
                handle.show = {
                    rows = $0
                    filter = ""
                }
            VStack {
                TextField("Filter", text: $filter)
                List(rows.filter { $0.label.hasPrefix(filter) }) { row in
                    RowView(row: row, isSelected: false).listRowInsets(EdgeInsets())
                }
                .listStyle(.plain)
            }
        }
    }

    private final class FilterTrial: Trial {
        /// Of eleven words, two begin with the first letter, and one with both.
        private static let typed = ["p", "l"]
        private let handle = Handle()
        private let stage: Stage
        private var keys = 0

        init() throws {
            let handle = handle
            stage = try Stage { Page(handle: handle) }
            guard let field = Self.field(stage) else { throw WrongResult("There is no field.") }
            let point = CGPoint(x: field.frame.midX, y: field.frame.midY)
            stage.send(.pointer(PointerEvent(.down, at: point)))
            stage.send(.pointer(PointerEvent(.up, at: point)))
        }

        var subject: Stage? { stage }

        private static func field(_ stage: Stage) -> ScreenElement? {
            let windows = stage.host.screen.windows
            return windows.lazy
                .compactMap { $0.root.all(Selector(label: "Filter", role: .textField)).first }
                .first
        }

        private var rows: [RowItem] {
            let series = keys / Self.typed.count
            return RowItem.items(series * FilteredRows.count..<(series + 1) * FilteredRows.count)
        }

        private var filter: String {
            Self.typed.prefix(keys % Self.typed.count).joined()
        }

        /// Once the word is typed, other rows come, all of them.
        func prepare() {
            guard filter.isEmpty else { return }
            handle.show(rows)
            stage.settle()
        }

        func perform() {
            let key = Self.typed[keys % Self.typed.count]
            keys += 1
            stage.send(.text(key))
        }

        /// The first rows that the filter leaves are shown, and those before it are not.
        func check() throws {
            // The last key has been typed into the filter of the rows before it.
            keys -= 1
            defer { keys += 1 }
            let filter = filter + Self.typed[keys % Self.typed.count]
            let shown = stage.labels
            let left = rows.filter { $0.label.hasPrefix(filter) }
            for row in left.prefix(5) where !shown.contains(row.label) {
                throw WrongResult("\(row.label) is not shown.")
            }
            let others = rows.prefix(20).filter { !$0.label.hasPrefix(filter) }
            for row in others where shown.contains(row.label) {
                throw WrongResult("\(row.label) is still shown.")
            }
        }
    }
}
