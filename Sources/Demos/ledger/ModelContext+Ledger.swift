import Foundation
import SwiftData

// Each change of the ledger is one save, in which the totals of the months change with the entries.
// If it fails, nothing has changed.

extension ModelContext {
    /// The entry with an identifier; nil where another process has deleted it.
    func entry(_ id: Entry.ID) throws -> Entry? {
        try fetch(FetchDescriptor<Entry>(predicate: #Predicate { $0.persistentModelID == id }))
            .first
    }

    func add(_ draft: EntryDraft) throws {
        try transaction {
            insert(Entry(draft))
            try recount([draft.date.month])
        }
    }

    func change(_ id: Entry.ID, to draft: EntryDraft) throws {
        guard let entry = try entry(id) else { throw LedgerProblem.deletedElsewhere }
        try transaction {
            let oldMonth = entry.month
            entry.take(draft)
            try recount([oldMonth, entry.month])
        }
    }

    func remove(_ entries: [Entry]) throws {
        try transaction {
            let months = Set(entries.map(\.month))
            for entry in entries { delete(entry) }
            try recount(months)
        }
    }

    /// Adds many entries, and what they sum up to to the totals of their months. Does not save.
    func insert(_ drafts: some Sequence<EntryDraft>) throws {
        var additions: [Int: (count: Int, sum: Decimal)] = [:]
        for draft in drafts {
            let entry = Entry(draft)
            insert(entry)
            additions[draft.date.month, default: (0, 0)].count += 1
            additions[draft.date.month, default: (0, 0)].sum += draft.amount
        }
        for (month, addition) in additions.sorted(by: { $0.key < $1.key }) {
            let total = try total(of: month) ?? newTotal(of: month)
            total.count += addition.count
            total.sum += addition.sum
        }
    }

    /// Sums up the entries of some months anew. A month without entries has no total.
    private func recount(_ months: Set<Int>) throws {
        for month in months.sorted() {
            let found = try fetch(
                FetchDescriptor<Entry>(predicate: #Predicate { $0.month == month }))
            guard !found.isEmpty else {
                if let total = try total(of: month) { delete(total) }
                continue
            }
            let total = try total(of: month) ?? newTotal(of: month)
            let sum = found.reduce(Decimal(0)) { $0 + $1.amount }
            if total.count != found.count { total.count = found.count }
            if total.sum != sum { total.sum = sum }
        }
    }

    private func total(of month: Int) throws -> MonthTotal? {
        try fetch(FetchDescriptor<MonthTotal>(predicate: #Predicate { $0.month == month })).first
    }

    private func newTotal(of month: Int) -> MonthTotal {
        let total = MonthTotal(month: month)
        insert(total)
        return total
    }
}

/// Why an entry cannot be changed.
enum LedgerProblem: LocalizedError {
    case deletedElsewhere

    var errorDescription: String? { "The entry was deleted in the meantime." }
}

/// What went wrong, as a sentence.
func sentence(for error: any Error) -> String {
    (error as? any LocalizedError)?.errorDescription ?? "\(error)"
}
