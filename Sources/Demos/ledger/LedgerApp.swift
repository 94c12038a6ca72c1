import SwiftData
import SwiftUI

/// A household's ledger of many years: 100,000 entries in a store, which is made at the first
/// launch.
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
