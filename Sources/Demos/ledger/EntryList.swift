import SwiftData
import SwiftUI

/// All entries by month, or those that a search finds, above what they sum up to.
struct EntryList: View {
    let search: String
    @Binding var selection: Set<Entry.ID>

    var body: some View {
        if search.isEmpty {
            MonthList(selection: $selection)
        } else {
            FoundList(search, selection: $selection)
        }
    }
}

/// A section for each month, the newest first.
///
/// The list fetches the months alone. A section fetches its entries once it is near what is seen.
private struct MonthList: View {
    @Query(sort: \MonthTotal.month, order: .reverse) private var totals: [MonthTotal]
    @Query private var progress: [SampleProgress]
    @Binding var selection: Set<Entry.ID>

    var body: some View {
        List(selection: $selection) {
            ForEach(totals) { MonthSection($0) }
        }
        .overlay {
            if totals.isEmpty {
                ContentUnavailableView("No Entries", systemImage: "book.closed")
            }
        }
        .safeAreaInset(edge: .bottom, spacing: 0) {
            SummaryBar(
                count: "\(totals.reduce(0) { $0 + $1.count }.formatted()) entries",
                title: "Balance", sum: totals.reduce(0) { $0 + $1.sum },
                progress: progress.first.flatMap { $0.made < $0.wanted ? $0 : nil })
        }
    }
}

private struct MonthSection: View {
    let total: MonthTotal
    @Query private var entries: [Entry]

    init(_ total: MonthTotal) {
        self.total = total
        let month = total.month
        _entries = Query(filter: #Predicate { $0.month == month }, sort: \.date, order: .reverse)
    }

    var body: some View {
        Section {
            ForEach(entries) { EntryRow(entry: $0) }
        } header: {
            MonthHeader(month: total.month, sum: total.sum)
        }
    }
}

/// What a search finds: the newest, by month.
private struct FoundList: View {
    @Query private var entries: [Entry]
    @Binding var selection: Set<Entry.ID>
    private let search: String

    /// More are not worth reading through: a longer search finds fewer.
    private static let limit = 500

    init(_ search: String, selection: Binding<Set<Entry.ID>>) {
        self.search = search
        _selection = selection
        var descriptor = FetchDescriptor<Entry>(
            predicate: #Predicate {
                $0.payee.localizedStandardContains(search)
                    || $0.category.localizedStandardContains(search)
                    || $0.note.localizedStandardContains(search)
            }, sortBy: [SortDescriptor(\.date, order: .reverse)])
        descriptor.fetchLimit = Self.limit
        _entries = Query(descriptor)
    }

    var body: some View {
        List(selection: $selection) {
            ForEach(months, id: \.month) { found in
                Section {
                    ForEach(found.entries) { EntryRow(entry: $0) }
                } header: {
                    MonthHeader(
                        month: found.month, sum: found.entries.reduce(0) { $0 + $1.amount })
                }
            }
        }
        .overlay {
            if entries.isEmpty { ContentUnavailableView.search(text: search) }
        }
        .safeAreaInset(edge: .bottom, spacing: 0) {
            SummaryBar(
                count: entries.count < Self.limit
                    ? "\(entries.count) found" : "The newest \(entries.count) that were found",
                title: "Sum", sum: entries.reduce(0) { $0 + $1.amount })
        }
    }

    private var months: [(month: Int, entries: [Entry])] {
        var months: [(month: Int, entries: [Entry])] = []
        for entry in entries {
            if months.last?.month != entry.month { months.append((entry.month, [])) }
            months[months.count - 1].entries.append(entry)
        }
        return months
    }
}
