import CasementTesting
import SwiftUI
import Testing

/// The clock moves until something has happened.
@MainActor
struct AdvancingTests {
    private struct Screen: View {
        @State private var isWide = false
        @State private var isLate = false
        @State private var isLoaded = false
        @State private var isSlow = false

        var body: some View {
            VStack {
                Button("Widen") {
                    withAnimation(.linear(duration: 0.5)) { isWide = true }
                }
                Color.red.frame(width: isWide ? 200 : 20, height: 10)
                    .accessibilityElement().accessibilityIdentifier("bar")
                Button("Later") {
                    Timer.scheduledTimer(withTimeInterval: 0.75, repeats: false) { _ in
                        MainActor.assumeIsolated { isLate = true }
                    }
                }
                if isLate { Text("Late") }
                Button("Load") { isSlow = true }
                if isLoaded { Text("Loaded") }
            }
            .task(id: isSlow) {
                guard isSlow else { return }
                try? await Task.sleep(for: .milliseconds(50))
                isLoaded = true
            }
        }
    }

    private let app = TestApp { Screen() }

    private func issue(_ words: String..., work: () -> Void) {
        withKnownIssue {
            work()
        } matching: { issue in
            let text = issue.comments.map(\.rawValue).joined()
            return words.allSatisfy(text.contains)
        }
    }

    @Test("An animation is waited for by name, and takes its duration")
    func animations() {
        app.find("Widen").tap()
        let passed = app.advance(until: .animations)
        #expect(passed > .milliseconds(400) && passed < .milliseconds(600))
        #expect(app.find(id: "bar").frame.width == 200)
        #expect(app.advance(until: .rest) == .zero)
    }

    @Test("What a timer brings is waited for by what is shown")
    func appearance() {
        app.find("Later").tap()
        let passed = app.advance(until: .appears(app.find("Late")))
        #expect(passed > .milliseconds(700) && passed < .milliseconds(800))
        #expect(app.advance(until: .timers) == .zero)
        #expect(app.advance(until: .disappears(app.find("Later than that"))) == .zero)
    }

    @Test("What does not happen in time is told with what is pending")
    func pending() {
        app.find("Widen").tap()
        app.find("Later").tap()
        issue(
            "“Late” has not appeared within 0.1 s of the app's clock", "still pending:",
            "a timer that fires after 0.6", "in window 1", "found no “Late”"
        ) {
            app.advance(until: .appears(app.find("Late")), within: .milliseconds(100))
        }
        issue("it has not come to be that pigs fly within 1 s", "nothing is pending") {
            app.advance(until: .condition("pigs fly") { false }, within: .seconds(1))
        }
    }

    @Test("Tasks are waited for in real time, and told where only the clock moves")
    func tasks() async {
        app.find("Load").tap()
        await app.wait(until: .tasks)
        app.find("Loaded").expect()
    }

    @Test("A task that sleeps is named by its view where only the clock moves")
    func sleeping() {
        app.find("Load").tap()
        issue("a task of Screen", "tasks take real time") {
            app.advance(until: .appears(app.find("Loaded")), within: .milliseconds(50))
        }
    }
}
