import Casement

/// The way from outside to the state of a page of rows.
final class RowsHandle {
    var show: (RowsState) -> Void = { _ in }
}

/// How a page puts its rows up.
enum RowsKind: String, CaseIterable, Sendable {
    /// Every row exists, in a stack that scrolls.
    case column
    case list
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
    @State private var models: [RowModel]

    init(_ handle: RowsHandle, showing state: RowsState) {
        self.handle = handle
        _models = State(initialValue: Self.models(state))
    }

    var body: some View {
        let _ = connect()
        ScrollView {
            VStack(spacing: 0) {
                ForEach(models) { ObservedRowView(model: $0) }
            }
        }
    }

    private static func models(_ state: RowsState) -> [RowModel] {
        state.rows.map { row in
            let model = RowModel(row)
            model.isSelected = row.id == state.selected
            return model
        }
    }

    /// Rows are never exchanged here; only what is selected changes.
    private func connect() {
        let models = models
        handle.show = { state in
            for model in models where model.isSelected != (model.id == state.selected) {
                model.isSelected.toggle()
            }
        }
    }
}
