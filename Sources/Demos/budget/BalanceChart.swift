import SwiftUI

/// The balance at the end of each month, as bars.
struct BalanceChart: View {
    let balances: [Int]

    var body: some View {
        Canvas { context, size in
            guard let most = balances.map({ abs($0) }).max(), most > 0 else { return }
            let step = size.width / Double(balances.count)
            for (index, balance) in balances.enumerated() {
                let height = (size.height - 20) * Double(abs(balance)) / Double(most)
                let bar = CGRect(
                    x: Double(index) * step + step * 0.2, y: size.height - 16 - height,
                    width: step * 0.6, height: height)
                context.fill(
                    Path(roundedRect: bar, cornerRadius: 3),
                    with: .color(balance < 0 ? .red : .accentColor))
                context.draw(
                    Text("\(index + 1)").font(.caption2).foregroundStyle(.secondary),
                    at: CGPoint(x: bar.midX, y: size.height - 8))
            }
        }
        .padding()
        .accessibilityLabel("Balance by month")
    }
}

/// The sum of each group of categories.
struct TotalsView: View {
    @Environment(AccountBook.self) private var book

    var body: some View {
        Table(Category.all, children: \.children) {
            TableColumn("Category", value: \.name)
            TableColumn("Sum") { category in
                Text(price(book.total(of: category.names)))
                    .monospacedDigit()
            }
            .alignment(.numeric)
        }
    }
}
