import Foundation

/// Entries as comma-separated text: a line with the names of the fields, and a line for each entry.
enum LedgerText {
    private static let names = ["date", "payee", "amount", "category", "note"]

    static var heading: String { CommaSeparatedText.line(names) }

    static func line(_ entry: EntryDraft) -> String {
        CommaSeparatedText.line([
            entry.date.dayText, entry.payee, "\(entry.amount)", entry.category, entry.note,
        ])
    }

    /// All entries of a file, or the first problem.
    static func entries(in data: Data) throws -> [EntryDraft] {
        var records = try CommaSeparatedText.records(in: data)
        if records.first?.fields.map({ $0.lowercased() }) == names { records.removeFirst() }
        return try records.map(entry)
    }

    private static func entry(_ record: CommaSeparatedText.Record) throws(Problem) -> EntryDraft {
        let fields = record.fields
        guard fields.count == names.count else {
            throw .fields(line: record.line, count: fields.count)
        }
        guard let date = Date(day: fields[0]) else {
            throw .date(line: record.line, text: fields[0])
        }
        guard let amount = Decimal(amount: fields[2]) else {
            throw .amount(line: record.line, text: fields[2])
        }
        return EntryDraft(
            date: date, payee: fields[1], amount: amount, category: fields[3], note: fields[4])
    }

    /// Why a line is not an entry.
    enum Problem: LocalizedError, Equatable {
        case fields(line: Int, count: Int)
        case date(line: Int, text: String)
        case amount(line: Int, text: String)

        var errorDescription: String? {
            switch self {
            case .fields(let line, let count):
                """
                Line \(line) has \(count) field\(count == 1 ? "" : "s") and needs \
                \(LedgerText.names.count): \(LedgerText.names.joined(separator: ", ")).
                """
            case .date(let line, let text):
                "Line \(line) has no date such as 2026-07-31, but “\(text)”."
            case .amount(let line, let text):
                "Line \(line) has no amount such as -12.50, but “\(text)”."
            }
        }
    }
}
