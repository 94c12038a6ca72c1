import CasementTesting
import Foundation
import Testing

@testable import reader

@MainActor
struct RecordedReaderAppTests {
    @Test("What was pressed in reader can be pressed again")
    func recorded() async {
        let app = TestApp(ReaderApp.self, size: CGSize(width: 960, height: 640), home: Fixture())
        app.find("Toggle Sidebar", role: .button).tap()
        await app.wait(for: .milliseconds(700))
        app.find("English", role: .option).tap()
        await app.wait(for: .milliseconds(700))
        app.find("العربية", role: .option).tap()
        await app.wait(for: .milliseconds(700))
        app.find("English", role: .option).tap()
        await app.wait(for: .milliseconds(800))
        app.find("Nothing is open", role: .text).expect()
    }
}
