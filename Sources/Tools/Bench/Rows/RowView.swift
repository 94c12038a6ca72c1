import Casement

/// A number, a label, a toggle and a button: 40 points high.
struct RowView: View {
    let row: RowItem
    let isSelected: Bool
    @State private var isDone = false

    var body: some View {
        HStack {
            Text("\(row.id)").frame(width: 70)
            Text(row.label).frame(width: 800)
            Toggle("Done", isOn: $isDone)
            Button("Delete") {}
        }
        .frame(height: 40)
        .background(isSelected ? Color.blue.opacity(0.25) : Color.clear)
    }
}

/// A `RowView` over a model of its own, which alone says whether it is selected.
struct ObservedRowView: View {
    let model: RowModel

    var body: some View {
        RowView(row: model.row, isSelected: model.isSelected)
    }
}

/// A row of which every property is observed by itself.
@Observable
final class RowModel: Identifiable {
    let id: Int
    var row: RowItem
    var isSelected = false

    init(_ row: RowItem) {
        id = row.id
        self.row = row
    }
}
