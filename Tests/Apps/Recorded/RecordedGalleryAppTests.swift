import CasementTesting
import Foundation
import Testing

@testable import gallery

@MainActor
struct RecordedGalleryAppTests {
    @Test("What was pressed in gallery can be pressed again")
    func recorded() async {
        let app = TestApp(GalleryApp.self, size: CGSize(width: 960, height: 640), home: Fixture())
        app.find("Toggle Sidebar", role: .button).tap()
        await app.wait(for: .milliseconds(700))
        app.find("Text and images", role: .heading).expect()
    }
}
