import SwiftUI

/// One entry in the list.
struct EntryRow: View {
    let entry: Entry

    var body: some View {
        HStack(spacing: 12) {
            Image(systemName: Category.symbol(of: entry.category))
                .foregroundStyle(.tint)
                .frame(width: 24)
                .accessibilityHidden(true)
            VStack(alignment: .leading, spacing: 2) {
                Text(entry.payee)
                Text(entry.note.isEmpty ? entry.category : "\(entry.category), \(entry.note)")
                    .font(.caption)
                    .foregroundStyle(.secondary)
            }
            .lineLimit(1)
            Spacer()
            Text(entry.date, format: Self.day)
                .font(.callout)
                .foregroundStyle(.secondary)
            AmountText(amount: entry.amount)
                .frame(minWidth: 96, alignment: .trailing)
        }
    }

    private static let day = Date.FormatStyle(timeZone: .gmt).day().month(.abbreviated)
}

/// The month of a section and what its entries sum up to.
struct MonthHeader: View {
    let month: Int
    let sum: Decimal

    var body: some View {
        HStack {
            Text(monthName(month))
            Spacer()
            AmountText(amount: sum)
        }
    }
}

/// An amount; what was received is in a green that can be read, unless its row is selected.
struct AmountText: View {
    let amount: Decimal
    @Environment(\.colorScheme) private var scheme
    @Environment(\.backgroundProminence) private var prominence

    var body: some View {
        Text(amount.amountText)
            .monospacedDigit()
            .foregroundStyle(amount > 0 && prominence == .standard ? received : .primary)
    }

    private var received: Color {
        scheme == .dark ? .green : .green.mix(with: .black, by: 0.45)
    }
}

/// How many entries are shown, what they sum up to, and how far the made-up ones are.
struct SummaryBar: View {
    let count: String
    let title: String
    let sum: Decimal
    var progress: SampleProgress?

    var body: some View {
        HStack {
            Text(count)
            if let progress {
                ProgressView(value: Double(progress.made), total: Double(progress.wanted))
                    .frame(maxWidth: 160)
            }
            Spacer()
            Text("\(title) \(sum.amountText)")
                .monospacedDigit()
        }
        .font(.callout)
        .foregroundStyle(.secondary)
        .padding(.horizontal)
        .padding(.vertical, 8)
        .background(.bar)
    }
}
