import Foundation
import SwiftData

/// One payment, made or received.
@Model
final class Entry {
    // What a section shows, and what a search shows, in the order of their dates.
    #Index<Entry>([\.month, \.date], [\.date])

    /// The start of its day, by `Calendar.ledger`.
    var date: Date
    /// The month of the date, by which sections find their entries.
    var month: Int
    var payee: String
    /// Negative where it was paid, positive where it was received.
    var amount: Decimal
    var category: String
    var note: String

    init(_ draft: EntryDraft) {
        date = draft.date
        month = draft.date.month
        payee = draft.payee
        amount = draft.amount
        category = draft.category
        note = draft.note
    }

    func take(_ draft: EntryDraft) {
        date = draft.date
        month = draft.date.month
        payee = draft.payee
        amount = draft.amount
        category = draft.category
        note = draft.note
    }
}

/// What an entry says, apart from the store: what is typed, read from a file, or made up.
struct EntryDraft: Codable, Equatable, Sendable {
    var date: Date
    var payee = ""
    var amount: Decimal = 0
    var category = Category.all[0].name
    var note = ""
}

extension EntryDraft {
    init(_ entry: Entry) {
        date = entry.date
        payee = entry.payee
        amount = entry.amount
        category = entry.category
        note = entry.note
    }
}
