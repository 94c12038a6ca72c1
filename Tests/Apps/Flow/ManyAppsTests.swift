import CasementTesting
import SwiftUI
import Testing

/// Apps that live side by side in one process.
@MainActor
struct ManyAppsTests {
    private struct Locker: View {
        @SceneStorage("content") private var content = 0
        @AppStorage("label") private var label = "none"

        var body: some View {
            VStack {
                Text("\(label): \(content)")
                Button("Put") { content += 1 }
                Button("Name") { label = "named \(content)" }
            }
        }
    }

    @Test("Each has a session, user defaults, a clock and a screen of its own")
    func apart() {
        let apps = (0..<6).map { _ in TestApp { Locker() } }
        for (index, app) in apps.enumerated() {
            for _ in 0..<index { app.find("Put").tap() }
            if index > 2 { app.find("Name").tap() }
        }
        for app in apps.reversed() { app.kill() }
        for app in apps { app.restart() }
        for (index, app) in apps.enumerated() {
            let label = index > 2 ? "named \(index)" : "none"
            app.find("\(label): \(index)").expect()
            #expect(app.windows.count == 1)
            #expect(app.logLines.isEmpty)
        }
    }

    private struct Ticker: View {
        @State private var ticks = 0
        var body: some View {
            Text("\(ticks) ticks").onAppear {
                Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in ticks += 1 }
            }
        }
    }

    @Test("Time that passes for one stands still for the other")
    func clocks() {
        let (first, second) = (TestApp { Ticker() }, TestApp { Ticker() })
        first.advance(by: .milliseconds(3_050))
        first.find("3 ticks").expect()
        second.find("0 ticks").expect()
        second.advance(by: .milliseconds(1_050))
        second.find("1 ticks").expect()
        first.find("3 ticks").expect()
    }
}
