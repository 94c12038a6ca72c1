import SwiftUI

/// The entries, sorted by any column.
struct EntryTable: View {
    let categories: Set<String>?
    @Environment(AccountBook.self) private var book
    @Environment(\.openWindow) private var openWindow
    @State private var order = [KeyPathComparator(\Entry.day)]
    @State private var selection: Set<Entry.ID> = []
    @State private var exports = false
    @State private var imports = false
    @State private var problem: String?
    @SceneStorage("columns") private var columns = TableColumnCustomization<Entry>()

    var body: some View {
        let entries = book.entries(in: categories).sorted(using: order)
        Table(
            entries, selection: $selection, sortOrder: $order, columnCustomization: $columns
        ) {
            TableColumn("Date", value: \.day) { Text($0.date).monospacedDigit() }
                .width(70)
                .customizationID("date")
                .disabledCustomizationBehavior(.visibility)
            TableColumn("Title", value: \.title)
                .width(min: 80, ideal: 180)
                .customizationID("title")
            TableColumn("Category", value: \.category)
                .width(min: 88)
                .customizationID("category")
            TableColumn("Amount", value: \.cents) { entry in
                Amount(cents: entry.cents)
            }
            .width(min: 70, ideal: 110)
            .alignment(.numeric)
            .customizationID("amount")
            TableColumn("Number", value: \.id) { Text("\($0.id)") }
                .width(70)
                .alignment(.numeric)
                .defaultVisibility(.hidden)
                .customizationID("number")
        }
        .contextMenu(forSelectionType: Entry.ID.self) { ids in
            Menu("Move to") {
                ForEach(Category.all.flatMap { $0.children ?? [$0] }) { category in
                    Button(category.name) { book.move(ids, to: category.name) }
                }
            }
            Button("Delete", role: .destructive) { book.remove(ids) }
        } primaryAction: { ids in
            selection = ids
        }
        .onDeleteCommand { removeSelected() }
        .toolbar {
            ToolbarItem { Button("Add", systemImage: "plus") { book.add() } }
            ToolbarItem {
                Button("Remove", systemImage: "trash") { removeSelected() }
                    .disabled(selection.isEmpty)
            }
            ToolbarItem {
                Button("Import", systemImage: "square.and.arrow.down") { imports = true }
            }
            ToolbarItem {
                Button("Export", systemImage: "square.and.arrow.up") { exports = true }
            }
            ToolbarItem { Button("Totals", systemImage: "chart.bar") { openWindow(id: "totals") } }
        }
        .fileExporter(
            isPresented: $exports, document: EntryFile(entries: entries),
            contentType: .commaSeparatedText, defaultFilename: "Budget"
        ) { result in
            if case .failure(let error) = result { problem = error.localizedDescription }
        }
        .fileImporter(
            isPresented: $imports, allowedContentTypes: EntryFile.readableContentTypes
        ) { result in
            do {
                book.add(try EntryFile.entries(in: Data(contentsOf: result.get())))
            } catch {
                problem = error.localizedDescription
            }
        }
        .alert("The file was not read", isPresented: hasProblem) {
        } message: {
            Text(problem ?? "")
        }
        .safeAreaInset(edge: .bottom, spacing: 0) {
            Summary(entries: entries, selection: selection)
        }
    }

    private var hasProblem: Binding<Bool> {
        Binding(get: { problem != nil }, set: { if !$0 { problem = nil } })
    }

    private func removeSelected() {
        book.remove(selection)
        selection = []
    }
}

/// How many entries there are, and what they sum up to.
struct Summary: View {
    let entries: [Entry]
    let selection: Set<Entry.ID>

    var body: some View {
        let chosen = entries.filter { selection.contains($0.id) }
        let counted = chosen.isEmpty ? entries : chosen
        HStack {
            if chosen.isEmpty {
                Text("^[\(entries.count) entry](inflect: true)")
            } else {
                Text("\(chosen.count) selected")
            }
            Spacer()
            Text("Sum \(price(counted.reduce(0) { $0 + $1.cents }))")
                .monospacedDigit()
        }
        .font(.callout)
        .foregroundStyle(.secondary)
        .padding(.horizontal)
        .padding(.vertical, 6)
        .background(.bar)
    }
}

/// Income in a green that can be read on either ground, but not on the one of selected rows.
private struct Amount: View {
    let cents: Int
    @Environment(\.colorScheme) private var scheme
    @Environment(\.backgroundProminence) private var prominence

    var body: some View {
        Text(price(cents))
            .foregroundStyle(cents < 0 || prominence == .increased ? .primary : income)
            .monospacedDigit()
    }

    private var income: Color {
        scheme == .dark ? .green : .green.mix(with: .black, by: 0.45)
    }
}
