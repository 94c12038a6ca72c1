import CasementTesting
import SwiftUI
import Testing

/// Which writes carry a transaction.
@MainActor
struct TransactionCarryTests {
    private final class Journal { var lines: [String] = [] }

    private struct Writers: View {
        let journal: Journal
        @State private var value = 0

        private func target(_ name: String) -> Binding<Int> {
            Binding {
                value
            } set: { new, transaction in
                value = new
                journal.lines.append("\(name) \(transaction.animation != nil)")
            }
        }

        var body: some View {
            VStack {
                Text("Value \(value)")
                Button("Animate") {
                    withAnimation(.linear) {
                        target("inside").wrappedValue = 1
                        DispatchQueue.main.async { target("later").wrappedValue = 3 }
                        Task { @MainActor in target("task").wrappedValue = 4 }
                    }
                    target("after").wrappedValue = 2
                }
                Button("Carry") {
                    var transaction = Transaction()
                    transaction.animation = .linear
                    withTransaction(transaction) {
                        target("inside").wrappedValue = 11
                        DispatchQueue.main.async { target("later").wrappedValue = 13 }
                    }
                    target("after").wrappedValue = 12
                }
            }
        }
    }

    @Test("S-057: only what is written while withAnimation's closure runs is animated")
    func animation() async {
        let journal = Journal()
        let app = TestApp { Writers(journal: journal) }
        app.find("Animate").tap()
        #expect(journal.lines == ["inside true", "after false"])
        await app.find("Value 4").expect(within: .seconds(5))
        #expect(journal.lines.dropFirst(2).sorted() == ["later false", "task false"])
    }

    @Test("S-057: only what is written while withTransaction's closure runs carries it")
    func transaction() async {
        let journal = Journal()
        let app = TestApp { Writers(journal: journal) }
        app.find("Carry").tap()
        await app.find("Value 13").expect(within: .seconds(5))
        #expect(journal.lines == ["inside true", "after false", "later false"])
    }

    private struct Shifting: View {
        @State private var first = false
        @State private var second = false
        var body: some View {
            VStack(alignment: .leading) {
                Text("First").padding(.leading, first ? 200 : 0)
                Text("Second").padding(.leading, second ? 200 : 0)
                Button("Shift") {
                    withAnimation(.linear(duration: 1)) {
                        first = true
                        DispatchQueue.main.async { second = true }
                    }
                }
            }
            .frame(width: 400, alignment: .leading)
        }
    }

    @Test("S-057: a later write jumps while the one inside the closure still moves")
    func shown() async {
        let app = TestApp { Shifting() }
        app.advance(by: .seconds(1))
        let start = app.find("Second").frame.minX
        app.find("Shift").tap()
        app.advance(by: .milliseconds(16))
        #expect(app.find("First").frame.minX < start + 100)
        for _ in 0..<1_000 where app.find("Second").frame.minX == start {
            await Task.yield()
            app.settle()
        }
        #expect(app.find("Second").frame.minX == start + 200)
        #expect(app.find("First").frame.minX < start + 100)
        app.advance(by: .seconds(2))
        #expect(app.find("First").frame.minX == start + 200)
    }

    private struct Steps: View {
        let journal: Journal
        @State private var value = 0
        @State private var name = "a"
        var body: some View {
            let _ = journal.lines.append("\(value) \(name)")
            Button("Go") {
                value = 1
                name = "b"
                value = 2
                withAnimation(.linear) {
                    value = 3
                    value = 4
                }
                name = "c"
                value = 5
                value = 6
                journal.lines.append("now \(value) \(name)")
            }
        }
    }

    @Test("S-057: each update shows the last values of its own transaction, and code the latest")
    func batches() {
        let journal = Journal()
        let app = TestApp { Steps(journal: journal) }
        app.find("Go").tap()
        #expect(journal.lines == ["0 a", "now 6 c", "2 b", "4 b", "6 c"])
    }
}
