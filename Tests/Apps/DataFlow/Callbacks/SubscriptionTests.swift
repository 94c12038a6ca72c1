import Combine
import CasementTesting
import SwiftUI
import Testing

/// Which publisher a view listens to when its body has named another.
@MainActor
struct SubscriptionTests {
    private final class Source {
        let first = PassthroughSubject<Int, Never>()
        let second = PassthroughSubject<Int, Never>()
    }

    private struct Listening: View {
        let source: Source
        let log: CallbackLog
        @State private var usesSecond = false
        @State private var unrelated = 0

        var body: some View {
            VStack {
                Text("\(unrelated)")
                Button("Switch") { usesSecond.toggle() }
                Button("Rebuild") { unrelated += 1 }
            }
            .onReceive(usesSecond ? source.second : source.first) { log("got \($0)") }
        }
    }

    @Test("S-083: another publisher takes the place of the former; the same one is kept")
    func another() {
        let (log, source) = (CallbackLog(), Source())
        let app = TestApp { Listening(source: source, log: log) }
        source.first.send(1)
        source.second.send(2)
        app.find("Rebuild").tap()
        source.first.send(3)
        app.find("Switch").tap()
        source.first.send(4)
        source.second.send(5)
        #expect(log.lines == ["got 1", "got 3", "got 5"])
    }
}
