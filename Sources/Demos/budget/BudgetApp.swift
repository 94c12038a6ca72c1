import SwiftUI

/// A household's income and expenses.
@main
struct BudgetApp: App {
    @State private var book = AccountBook()

    var body: some Scene {
        WindowGroup("Budget", id: "budget") {
            BudgetView().environment(book)
        }
        .defaultSize(width: 980, height: 640)
        .commands {
            CommandMenu("Entries") {
                Button("New Expense") { book.add() }
                    .keyboardShortcut("e")
            }
        }
        Window("Totals", id: "totals") {
            TotalsView().environment(book).frame(minWidth: 320, minHeight: 240)
        }
        .defaultSize(width: 420, height: 360)
        .defaultLaunchBehavior(.suppressed)
    }
}
