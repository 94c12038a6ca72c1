import SwiftData
import SwiftUI

/// A household's ledger of many years: 100,000 entries in a store, or as many as LEDGER_ENTRIES
/// says when it is made.
@main
struct LedgerApp: App {
    var body: some Scene {
        Window("Ledger", id: "ledger") {
            LedgerView()
        }
        .defaultSize(width: 820, height: 640)
        .modelContainer(
            for: [Entry.self, MonthTotal.self, SampleProgress.self], isUndoEnabled: true)
    }
}
