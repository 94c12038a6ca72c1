import CasementTesting
import Foundation
import Testing

@testable import panel

@MainActor
struct RecordedPanelAppTests {
    @Test("What was pressed in panel can be pressed again")
    func recorded() async {
        let app = TestApp(PanelApp.self, size: CGSize(width: 800, height: 480), home: Fixture())
        app.find("Comfort", role: .option).tap()
        await app.wait(for: .milliseconds(700))
        app.find("Eco", role: .option).tap()
        await app.wait(for: .milliseconds(700))
        app.find("Comfort", role: .option).tap()
        await app.wait(for: .milliseconds(700))
        app.find("Off", role: .option).tap()
        await app.wait(for: .milliseconds(700))
        #expect(app.find(id: "target").text == "21.0°")
    }
}
