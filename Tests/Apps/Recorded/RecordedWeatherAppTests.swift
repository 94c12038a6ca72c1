import CasementTesting
import Foundation
import Testing

@testable import weather

@MainActor
struct RecordedWeatherAppTests {
    @Test("What was pressed in weather can be pressed again")
    func recorded() async {
        let app = TestApp(WeatherApp.self, size: CGSize(width: 900, height: 680), home: Fixture())
        app.find("Lisbon", role: .option).tap()
        await app.wait(for: .milliseconds(800))
        app.find("Bergen", role: .option).tap()
        await app.wait(for: .milliseconds(1000))
        app.find("Lisbon", role: .option).tap()
        await app.wait(for: .milliseconds(1000))
        app.find("Davos", role: .option).tap()
        await app.wait(for: .milliseconds(1000))
        app.find("Seven days", role: .text).expect()
    }
}
