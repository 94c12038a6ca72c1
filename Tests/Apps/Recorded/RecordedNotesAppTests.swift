import CasementTesting
import Foundation
import Testing

@testable import notes

@MainActor
struct RecordedNotesAppTests {
    @Test("What was pressed in notes can be pressed again")
    func recorded() async {
        let app = TestApp(NotesApp.self, size: CGSize(width: 420, height: 488), home: Fixture())
        app.find("Groceries", role: .text).tap()
        await app.wait(for: .milliseconds(700))
        app.find("Groceries", role: .text).tap()
        await app.wait(for: .milliseconds(700))
        app.find("New note", role: .button).tap()
        await app.wait(for: .milliseconds(900))
        app.find("Open", role: .button).inWindow(1).tap()
    }
}
