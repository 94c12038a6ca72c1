import CasementTesting
import Foundation
import Testing

@testable import settings

@MainActor
struct RecordedSettingsAppTests {
    @Test("What was pressed in settings can be pressed again")
    func recorded() async {
        let app = TestApp(SettingsApp.self, size: CGSize(width: 520, height: 560), home: Fixture())
        app.find("Name", role: .textField).tap()
        await app.wait(for: .milliseconds(700))
        app.find("System", role: .option).tap()
        await app.wait(for: .milliseconds(800))
        app.find("Light", role: .option).tap()
        await app.wait(for: .milliseconds(700))
        app.find("System", role: .option).tap()
        await app.wait(for: .milliseconds(800))
        app.find("Profile", role: .heading).expect()
    }
}
