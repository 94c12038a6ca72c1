import CasementTesting
import Foundation
import Testing

@testable import counter

@MainActor
struct RecordedCounterAppTests {
    @Test("The counter counts up, and a reset takes it to nothing")
    func recorded() {
        let app = TestApp(CounterApp.self, size: CGSize(width: 320, height: 220), home: Fixture())
        app.find("Add one", role: .button).tap()
        app.key("Return")
        #expect(app.find(id: "count").text == "Count: 2")
        app.find("Reset", role: .button).tap()
        app.closeWindow(1)
    }
}
