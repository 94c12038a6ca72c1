import CasementTesting
import Foundation
import Testing

@testable import todos

@MainActor
struct RecordedTodosAppTests {
    @Test("What was pressed in todos can be pressed again")
    func recorded() async {
        let app = TestApp(TodosApp.self, size: CGSize(width: 420, height: 480), home: Fixture())
        app.find("All", role: .option).tap()
        await app.wait(for: .milliseconds(700))
        app.find("Open", role: .option).tap()
        await app.wait(for: .milliseconds(700))
        app.find("All", role: .option).tap()
        await app.wait(for: .milliseconds(700))
        app.find("Done", role: .option).tap()
        await app.wait(for: .milliseconds(700))
        app.find("2 open", role: .text).expect()
    }
}
