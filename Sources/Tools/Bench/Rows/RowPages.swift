import Casement

/// The way from outside to the state of a page of rows.
final class RowsHandle {
    var show: (RowsState) -> Void = { _ in }
}

/// How a page puts its rows up.
enum RowsKind: String, Sendable {
    /// Every row exists, in a stack that scrolls.
    case column
    case list
    /// A list that selects a row by itself.
    case selection
    /// A column in which each row observes a model of its own.
    case observable
}

/// A page of rows, whose state is that of the view around them.
struct RowsPage: View {
    let kind: RowsKind
    let handle: RowsHandle
    @State private var rows: [RowItem]
    @State private var selected: Int?

    init(_ kind: RowsKind, _ handle: RowsHandle, showing state: RowsState) {
        self.kind = kind
        self.handle = handle
        _rows = State(initialValue: state.rows)
        _selected = State(initialValue: state.selected)
    }

    var body: some View {
        let _ = connect()
        if kind == .list {
            List(rows) { row in
                RowView(row: row, isSelected: row.id == selected)
                    .listRowInsets(EdgeInsets())
            }
            .listStyle(.plain)
        } else if kind == .selection {
            List(rows, selection: $selected) { row in
                RowView(row: row, isSelected: false)
                    .listRowInsets(EdgeInsets())
            }
            .listStyle(.plain)
        } else {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(rows) { row in
                        RowView(row: row, isSelected: row.id == selected)
                    }
                }
            }
        }
    }

    private func connect() {
        handle.show = { state in
            if rows != state.rows { rows = state.rows }
            if selected != state.selected { selected = state.selected }
        }
    }
}

/// A page of rows in which each is selected by its model.
struct ObservedRowsPage: View {
    let handle: RowsHandle
    @State private var models: RowModels

    init(_ handle: RowsHandle, showing state: RowsState) {
        self.handle = handle
        _models = State(initialValue: RowModels(state))
    }

    var body: some View {
        let _ = handle.show = { [models] in models.select($0.selected) }
        ScrollView {
            VStack(spacing: 0) {
                ForEach(models.all) { ObservedRowView(model: $0) }
            }
        }
    }
}

/// The models of some rows. Rows are never exchanged here; only what is selected changes.
private final class RowModels {
    let all: [RowModel]
    private let byID: [Int: RowModel]
    private var selected: RowModel?

    init(_ state: RowsState) {
        all = state.rows.map(RowModel.init)
        byID = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })
        select(state.selected)
    }

    func select(_ id: Int?) {
        selected?.isSelected = false
        selected = id.flatMap { byID[$0] }
        selected?.isSelected = true
    }
}
