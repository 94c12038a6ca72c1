import SwiftUI

/// The categories beside the entries of the selected one.
struct BudgetView: View {
    @Environment(AccountBook.self) private var book
    @SceneStorage("category") private var category: String?

    var body: some View {
        NavigationSplitView {
            CategoryList(selection: $category)
                .navigationSplitViewColumnWidth(min: 200, ideal: 260)
        } detail: {
            VSplitView {
                EntryTable(categories: categories)
                    .frame(minHeight: 200)
                BalanceChart(balances: book.balances)
                    .frame(minHeight: 90, idealHeight: 140, maxHeight: 260)
            }
            .navigationTitle(category ?? "All Entries")
        }
    }

    /// The names of the selected category and of those in it; nil for all.
    private var categories: Set<String>? {
        guard let category else { return nil }
        let all = Category.all + Category.all.flatMap { $0.children ?? [] }
        return all.first { $0.name == category }?.names
    }
}

/// The tree of categories, with what each has cost.
struct CategoryList: View {
    @Binding var selection: String?
    @Environment(AccountBook.self) private var book

    var body: some View {
        List(Category.all, children: \.children, selection: $selection) { category in
            HStack {
                Label(category.name, systemImage: category.symbol)
                Spacer()
                Text(price(book.total(of: category.names)))
                    .foregroundStyle(.secondary)
                    .monospacedDigit()
            }
        }
        .navigationTitle("Budget")
        .safeAreaInset(edge: .bottom) {
            HStack {
                Button("All Entries") { selection = nil }
                    .buttonStyle(.borderless)
                Spacer()
                Text("Balance \(price(book.balance))")
                    .font(.headline)
                    .monospacedDigit()
            }
            .padding()
            .background(.bar)
        }
    }
}
