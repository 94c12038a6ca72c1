import CasementTesting
import SwiftUI
import Testing

/// Dates that pass with the app's clock.
@MainActor
struct TimelineFlowTests {
    private struct Ticking: View {
        let origin: Date
        @State private var published = 0.0

        var body: some View {
            TimelineView(.periodic(from: origin, by: 1)) { context in
                let passed = context.date.timeIntervalSince(origin)
                Text("\(Int(passed))").accessibilityIdentifier("shown")
            }
            Text("\(Int(published))").accessibilityIdentifier("published")
                .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) {
                    published = $0.timeIntervalSince(origin) + 0.25
                }
        }
    }

    @Test("The dates of timelines and of timers pass with a virtual clock, and not by themselves")
    func dates() {
        let origin = Date(timeIntervalSince1970: 1_769_852_460)
        let app = TestApp(startDate: origin.addingTimeInterval(10.5)) { Ticking(origin: origin) }
        #expect(app.find(id: "shown").text == "10")
        app.advance(by: .seconds(3))
        #expect(app.find(id: "shown").text == "13")
        #expect(app.find(id: "published").text == "13")
        app.advance(by: .seconds(60))
        #expect(app.find(id: "shown").text == "73")
    }
}
