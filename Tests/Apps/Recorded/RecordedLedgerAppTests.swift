import CasementTesting
import Foundation
import Testing

@testable import ledger

@MainActor
struct RecordedLedgerAppTests {
    @Test("What was pressed in ledger can be pressed again")
    func recorded() async {
        let app = TestApp(LedgerApp.self, size: CGSize(width: 820, height: 640), home: Fixture())
        app.find("Add", role: .button).tap()
        await app.wait(for: .milliseconds(900))
        app.find("Decrement", role: .button).tap()
        await app.wait(for: .milliseconds(1000))
        app.find("Increment", role: .button).tap()
        await app.wait(for: .milliseconds(900))
        app.find("Cancel", role: .button).tap()
        await app.wait(for: .milliseconds(1000))
        app.find("Ledger", role: .heading).expect()
    }
}
