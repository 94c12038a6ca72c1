import Foundation
import SwiftData
import SwiftUI
import UniformTypeIdentifiers

/// A ledger as a file to export.
struct LedgerFile: FileDocument {
    static let readableContentTypes: [UTType] = [.commaSeparatedText, .plainText]
    let data: Data

    init(data: Data) { self.data = data }

    init(configuration: ReadConfiguration) throws {
        data = configuration.file.regularFileContents ?? Data()
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: data)
    }
}

/// Reads and writes whole ledgers beside the main thread.
@ModelActor
actor LedgerTransfer {
    /// Adds all entries of a file in one save; if one of its lines is none, no entry. Returns how
    /// many there were.
    func add(fileAt url: URL) throws -> Int {
        let entries = try LedgerText.entries(in: Data(contentsOf: url))
        try modelContext.transaction { try modelContext.insert(entries) }
        return entries.count
    }

    /// All entries, the oldest first.
    func text() throws -> Data {
        var data = Data(LedgerText.heading.utf8)
        let all = FetchDescriptor<Entry>(sortBy: [SortDescriptor(\.date)])
        try modelContext.enumerate(all, batchSize: 1_000) { entry in
            data.append(contentsOf: LedgerText.line(EntryDraft(entry)).utf8)
        }
        return data
    }
}
