import CasementTesting
import Foundation
import Testing

@testable import photos

@MainActor
struct RecordedPhotosAppTests {
    @Test("What was pressed in photos can be pressed again")
    func recorded() async {
        let app = TestApp(PhotosApp.self, size: CGSize(width: 1000, height: 700), home: Fixture())
        app.find("Favorites", role: .toggle).tap()
        await app.wait(for: .milliseconds(900))
        app.find("Favorites", role: .toggle).tap()
        await app.wait(for: .milliseconds(1000))
        app.find("First light", role: .button).at(1).tap()
        await app.wait(for: .milliseconds(1000))
        app.find("Close", role: .button).tap()
        await app.wait(for: .milliseconds(1000))
        app.find("Photos", role: .heading).expect()
    }
}
