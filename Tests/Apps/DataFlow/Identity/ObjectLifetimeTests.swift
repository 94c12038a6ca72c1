import CasementTesting
import Combine
import SwiftUI
import Testing

/// How long the objects of a view live, and what ends with the view.
@MainActor
struct ObjectLifetimeTests {
    private final class Journal: @unchecked Sendable {
        var lines: [String] = []
        nonisolated init() {}
    }

    private final class Model: ObservableObject {
        @Published var total = 0
        let name: String
        let journal: Journal
        init(_ name: String, _ journal: Journal) {
            self.name = name
            self.journal = journal
            journal.lines.append("init \(name)")
        }
        deinit { journal.lines.append("deinit \(name)") }
    }

    private struct Owner: View {
        @StateObject private var model: Model
        init(_ journal: Journal) {
            _model = StateObject(wrappedValue: Model("own", journal))
        }
        var body: some View {
            Text("own \(model.total)")
            Button("Add own") { model.total += 1 }
        }
    }

    private struct Guest: View {
        @ObservedObject var model: Model
        var body: some View {
            Text("above \(model.total)")
            Button("Add above") { model.total += 1 }
        }
    }

    private struct House: View {
        @StateObject private var model: Model
        @State private var isOpen = true
        let journal: Journal
        init(_ journal: Journal) {
            self.journal = journal
            _model = StateObject(wrappedValue: Model("above", journal))
        }
        var body: some View {
            VStack {
                if isOpen {
                    Owner(journal)
                    Guest(model: model)
                }
                Button("Turn") { isOpen.toggle() }
                Button("Turn slowly") { withAnimation { isOpen.toggle() } }
            }
        }
    }

    @Test("S-006: a removed view's object dies with it, one that is owned above lives on")
    func removed() {
        let journal = Journal()
        let app = TestApp { House(journal) }
        app.find("Add own").tap()
        app.find("Add above").tap()
        app.find("own 1").expect()
        app.find("Turn").tap()
        #expect(journal.lines == ["init above", "init own", "deinit own"])
        app.find("Turn").tap()
        app.find("own 0").expect()
        app.find("above 1").expect()
        #expect(journal.lines == ["init above", "init own", "deinit own", "init own"])
    }

    @Test("S-028: the object of a view that leaves slowly is gone when the transition is over")
    func removedSlowly() {
        let journal = Journal()
        let app = TestApp { House(journal) }
        app.advance(by: .seconds(1))
        app.find("Turn slowly").tap()
        app.advance(by: .seconds(2))
        #expect(journal.lines == ["init above", "init own", "deinit own"])
    }

    private struct Busy: View {
        let journal: Journal
        let numbers: PassthroughSubject<Int, Never>
        @State private var isWorking = false
        var body: some View {
            Text(isWorking ? "Working" : "Waiting")
                .onReceive(
                    numbers.handleEvents(receiveCancel: { journal.lines.append("unsubscribed") })
                ) { journal.lines.append("got \($0)") }
                .task {
                    isWorking = true
                    await withTaskCancellationHandler {
                        try? await Task.sleep(for: .seconds(1_000))
                    } onCancel: { [journal] in
                        journal.lines.append("cancelled")
                    }
                }
        }
    }

    private struct Workshop: View {
        let journal: Journal
        let numbers: PassthroughSubject<Int, Never>
        @State private var isOpen = true
        var body: some View {
            VStack {
                if isOpen { Busy(journal: journal, numbers: numbers) }
                Button("Close") { isOpen = false }
                Button("Close slowly") { withAnimation { isOpen = false } }
            }
        }
    }

    @Test(
        "S-028: tasks and subscriptions of a removed view end with it",
        arguments: ["Close", "Close slowly"])
    func workEnds(button: String) async {
        let (journal, numbers) = (Journal(), PassthroughSubject<Int, Never>())
        let app = TestApp { Workshop(journal: journal, numbers: numbers) }
        await app.find("Working").expect(within: .seconds(5))
        journal.lines = []
        numbers.send(1)
        #expect(journal.lines == ["got 1"])
        app.find(button).tap()
        app.advance(by: .seconds(2))
        numbers.send(2)
        await app.wait(until: .condition("all has ended") { journal.lines.count == 3 })
        #expect(journal.lines.first == "got 1")
        #expect(journal.lines.dropFirst().sorted() == ["cancelled", "unsubscribed"])
    }

    private final class Numbered {
        let number: Int
        init(_ journal: Journal) {
            journal.lines.append("made")
            number = journal.lines.count
        }
    }

    private struct EagerKeeper: View {
        @State private var model: Numbered
        init(_ journal: Journal) { _model = State(wrappedValue: Numbered(journal)) }
        var body: some View { Text("model \(model.number)") }
    }

    private struct LazyKeeper: View {
        @StateObject private var model: Model
        let journal: Journal
        init(_ journal: Journal) {
            self.journal = journal
            journal.lines.append("view")
            _model = StateObject(wrappedValue: Model("model", journal))
        }
        var body: some View {
            let _ = journal.lines.append("body")
            Text("model \(model.total)")
        }
    }

    private struct Again<Content: View>: View {
        @State private var runs = 1
        @ViewBuilder let content: () -> Content
        var body: some View {
            VStack {
                Text("Run \(runs)")
                Button("Run") { runs += 1 }
                content()
            }
        }
    }

    @Test("S-019: an object in state is made whenever the view is, and the first one is kept")
    func eager() {
        let journal = Journal()
        let app = TestApp { Again { EagerKeeper(journal) } }
        for _ in 1...3 { app.find("Run").tap() }
        app.find("Run 4").expect()
        #expect(journal.lines.count == 4)
        app.find("model 1").expect()
    }

    @Test("S-020: a state object is made once, for the first body, however often its view is")
    func lazy() {
        let journal = Journal()
        let unshown = LazyKeeper(journal)
        #expect(journal.lines == ["view"])
        journal.lines = []
        let app = TestApp { Again { LazyKeeper(journal) } }
        for _ in 1...3 { app.find("Run").tap() }
        #expect(journal.lines == ["view", "init model", "body", "view", "view", "view"])
        withExtendedLifetime(unshown) {}
    }
}
