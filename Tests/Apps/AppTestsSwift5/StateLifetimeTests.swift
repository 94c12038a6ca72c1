import CasementTesting
import SwiftUI
import Testing

/// State lives as long as its view is in the tree.
@MainActor
struct StateLifetimeTests {
    private final class Log {
        var lines: [String] = []
    }

    private struct Inner: View {
        @State private var value = 0
        private let log: Log

        init(log: Log) {
            self.log = log
            log.lines.append("made")
        }

        var body: some View {
            VStack {
                Text("Value: \(value)").font(.title).padding()
                Button("Raise") { value += 1 }
            }
            .padding()
            .border(Color.blue, width: 2)
            .onDisappear { log.lines.append("gone") }
        }
    }

    private struct Outer: View {
        @State private var isShown = true
        let log: Log

        var body: some View {
            VStack(spacing: 30) {
                Toggle("Show", isOn: $isShown.animation()).padding()
                if isShown {
                    Inner(log: log)
                } else {
                    Text("Hidden").foregroundColor(.gray)
                }
                Spacer()
            }
            .navigationTitle("Lifetime")
        }
    }

    @Test("S-005: a view that leaves is told so once, and comes back new")
    func order() {
        let log = Log()
        let app = TestApp { Outer(log: log) }
        #expect(log.lines == ["made"])
        for _ in 1...5 { app.find("Raise").tap() }
        app.find("Value: 5").expect()
        #expect(log.lines == ["made"])

        app.find("Show").tap()
        app.advance(by: .seconds(1))
        app.find("Hidden").expect()
        app.find("Value: 5").expectNone()
        #expect(log.lines == ["made", "gone"])

        app.find("Show").tap()
        app.advance(by: .seconds(1))
        app.find("Value: 0").expect()
        #expect(log.lines == ["made", "gone", "made"])
        #expect(app.windows[0].title == "Lifetime")
    }
}
