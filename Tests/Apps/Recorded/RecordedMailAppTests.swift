import CasementTesting
import Foundation
import Testing

@testable import mail

@MainActor
struct RecordedMailAppTests {
    @Test("What was pressed in mail can be pressed again")
    func recorded() async {
        let app = TestApp(MailApp.self, size: CGSize(width: 1080, height: 680), home: Fixture())
        app.find("Toggle Sidebar", role: .button).tap()
        await app.wait(for: .milliseconds(700))
        app.find("New Message", role: .button).tap()
        await app.wait(for: .milliseconds(700))
        app.find("Cancel", role: .button).tap()
        await app.wait(for: .milliseconds(1000))
        app.find("Inbox", role: .heading).expect()
    }
}
