import CasementTesting
import Foundation
import Testing

@testable import budget

@MainActor
struct RecordedBudgetAppTests {
    @Test("What was pressed in budget can be pressed again")
    func recorded() async {
        let app = TestApp(BudgetApp.self, size: CGSize(width: 980, height: 668), home: Fixture())
        app.find("Toggle Sidebar", role: .button).tap()
        await app.wait(for: .milliseconds(700))
        app.find("Add", role: .button).tap()
        await app.wait(for: .milliseconds(800))
        app.find("Totals", role: .button).tap()
        await app.wait(for: .milliseconds(800))
        app.find("Date", role: .button).inWindow(1).tap()
    }
}
