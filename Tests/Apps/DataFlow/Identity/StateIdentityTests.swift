import CasementTesting
import SwiftUI
import Testing

/// Which views are the same view after an update, and keep their state, and which begin anew.
@MainActor
struct StateIdentityTests {
    private final class Journal { var lines: [String] = [] }

    private final class Model: ObservableObject { @Published var total = 0 }

    /// Keeps state of both kinds, and says when it comes and goes.
    private struct Tally: View {
        let name: String
        let journal: Journal
        @State private var total = 0
        @StateObject private var model = Model()

        init(_ name: String, _ journal: Journal) {
            self.name = name
            self.journal = journal
            journal.lines.append("made \(name)")
        }

        var body: some View {
            HStack {
                Text("\(name): \(total) \(model.total)")
                Button("Add \(name)") {
                    total += 1
                    model.total += 1
                }
            }
            .onAppear { journal.lines.append("appear \(name)") }
            .onDisappear { journal.lines.append("disappear \(name)") }
        }
    }

    private struct Stage<Content: View>: View {
        @State private var value = 0
        @ViewBuilder let content: (Int) -> Content
        var body: some View {
            VStack {
                Button("Next") { value += 1 }
                content(value)
            }
        }
    }

    private let journal = Journal()

    private func app<Content: View>(
        @ViewBuilder _ content: @escaping (Int) -> Content
    ) -> TestApp {
        TestApp { Stage(content: content) }
    }

    @Test("S-001: a view at its place is made anew with its parent's body and keeps its state")
    func samePlace() {
        let app = app { _ in Tally("a", journal) }
        app.find("Add a").tap()
        app.find("Next").tap()
        app.find("a: 1 1").expect()
        #expect(journal.lines == ["made a", "appear a", "made a"])
    }

    @Test("S-002: the branches of an if, a switch and a conditional helper begin anew")
    func branches() {
        let app = app { value in
            if value % 2 == 0 { Tally("if", journal) } else { Tally("if", journal) }
            switch value % 2 {
            case 0: Tally("switch", journal)
            default: Tally("switch", journal)
            }
            Tally("helper", journal).when(value % 2 == 1) { $0.padding() }
        }
        for name in ["if", "switch", "helper"] { app.find("Add \(name)").tap() }
        app.find("Next").tap()
        for name in ["if", "switch", "helper"] { app.find("\(name): 0 0").expect() }
        app.find("Next").tap()
        for name in ["if", "switch", "helper"] { app.find("\(name): 0 0").expect() }
    }

    @Test("S-004: a view without an else goes with a callback and comes back with nothing kept")
    func comesBack() {
        let app = app { value in
            if value != 1 { Tally("a", journal) }
        }
        app.find("Add a").tap()
        app.find("a: 1 1").expect()
        app.find("Next").tap()
        app.find(containing: "a:").expectNone()
        #expect(journal.lines == ["made a", "appear a", "disappear a"])
        app.find("Next").tap()
        app.find("a: 0 0").expect()
        #expect(journal.lines.suffix(2) == ["made a", "appear a"])
    }

    @Test("S-007: another id ends the old view and begins a new one, an equal id does neither")
    func identifier() {
        let app = app { value in Tally("a", journal).id(value / 2) }
        app.find("Add a").tap()
        app.find("Next").tap()
        app.find("a: 1 1").expect()
        journal.lines = []
        app.find("Next").tap()
        app.find("a: 0 0").expect()
        #expect(Set(journal.lines) == ["made a", "appear a", "disappear a"])
        #expect(journal.lines.count == 3)
    }

    private struct Working: View {
        let number: Int
        let journal: Journal
        @State private var started = 0
        var body: some View {
            Text("Started \(started), number \(number)")
                .task {
                    journal.lines.append("start \(number)")
                    started += 1
                    await withTaskCancellationHandler {
                        try? await Task.sleep(for: .seconds(1_000))
                    } onCancel: {
                        Task { @MainActor in journal.lines.append("cancel \(number)") }
                    }
                }
                .id(number / 2)
        }
    }

    @Test("S-007: another id cancels the old view's task and starts the new one's")
    func task() async {
        let app = app { value in Working(number: value, journal: journal) }
        await app.find("Started 1, number 0").expect(within: .seconds(5))
        app.find("Next").tap()
        #expect(journal.lines == ["start 0"])
        app.find("Next").tap()
        await app.find("Started 2, number 2").expect(within: .seconds(5))
        await app.wait(
            until: .condition("the first task is cancelled") { journal.lines.count == 3 })
        #expect(Set(journal.lines) == ["start 0", "cancel 0", "start 2"])
    }

    @Test("S-008: closures inside an id begin anew with it, those outside do not")
    func insideAndOutside() {
        let app = app { value in
            Text("Here")
                .onAppear { journal.lines.append("inside") }
                .id(value)
                .onAppear { journal.lines.append("outside") }
        }
        app.find("Next").tap()
        #expect(journal.lines == ["inside", "outside", "inside"])
    }

    @Test("S-010: two views side by side keep state and objects of their own")
    func siblings() {
        let app = app { _ in
            Tally("a", journal)
            Tally("b", journal)
        }
        app.find("Add a").tap()
        app.find("Add a").tap()
        app.find("Add b").tap()
        app.find("a: 2 2").expect()
        app.find("b: 1 1").expect()
    }

    @Test("S-011: rows take their state along when they are reordered, and none comes or goes")
    func reordered() {
        let app = app { value in
            ForEach(value == 0 ? ["a", "b", "c"] : ["c", "a", "b"], id: \.self) {
                Tally($0, journal)
            }
        }
        app.find("Add a").tap()
        app.find("Add c").tap()
        app.find("Add c").tap()
        journal.lines = []
        app.find("Next").tap()
        app.find("a: 1 1").expect()
        app.find("b: 0 0").expect()
        app.find("c: 2 2").expect()
        #expect(app.find("c: 2 2").frame.minY < app.find("a: 1 1").frame.minY)
        #expect(!journal.lines.contains { $0.contains("appear") })
    }

    @Test("S-012: rows made by index keep the state of their index, and the last one goes")
    func byIndex() {
        let app = app { value in
            let names = value == 0 ? ["a", "b", "c"] : ["b", "c"]
            ForEach(names.indices, id: \.self) { Tally(names[$0], journal) }
        }
        app.find("Add a").tap()
        app.find("Add b").tap()
        app.find("Add b").tap()
        journal.lines = []
        app.find("Next").tap()
        app.find("b: 1 1").expect()
        app.find("c: 2 2").expect()
        #expect(journal.lines.filter { $0.contains("appear") } == ["disappear c"])
    }

    private struct Boxed: View {
        let inner: Tally
        var body: some View { inner }
    }

    @Test("S-015: a view of hidden type keeps its state until the type inside changes")
    func hiddenType() {
        let app = app { value in
            value < 2 ? AnyView(Tally("a", journal)) : AnyView(Boxed(inner: Tally("a", journal)))
        }
        app.find("Add a").tap()
        app.find("Next").tap()
        app.find("a: 1 1").expect()
        app.find("Next").tap()
        app.find("a: 0 0").expect()
        #expect(journal.lines.filter { $0 == "disappear a" }.count == 1)
    }

    private struct Framed: ViewModifier {
        let number: Int
        func body(content: Content) -> some View { content }
    }

    private struct Split: View {
        let number: Int
        let journal: Journal
        var body: some View { whole }
        private var whole: some View { Group { part } }
        private var part: some View {
            Boxed(inner: Tally("a", journal)).modifier(Framed(number: number))
        }
    }

    @Test("S-016: groups, modifiers, wrappers and computed parts reset nothing and take no room")
    func transparent() {
        let plain = app { _ in Tally("a", journal) }
        let app = app { value in Split(number: value, journal: journal) }
        #expect(app.find("a: 0 0").frame == plain.find("a: 0 0").frame)
        app.find("Add a").tap()
        app.find("Next").tap()
        app.find("a: 1 1").expect()
    }

    private struct Initial: View {
        let given: Int
        @State private var number: Int
        init(_ given: Int) {
            self.given = given
            _number = State(initialValue: given)
        }
        var body: some View { Text("given \(given), kept \(number)") }
    }

    @Test("S-018: another initial value counts only for another identity")
    func initialValue() {
        let app = app { value in
            Initial(value)
            Group { Initial(value + 10).id(value) }
        }
        app.find("Next").tap()
        app.find("given 1, kept 0").expect()
        app.find("given 11, kept 11").expect()
    }

    private struct Fed: View {
        @StateObject private var model: Model
        init(_ model: Model) { _model = StateObject(wrappedValue: model) }
        var body: some View {
            Text("fed \(model.total)")
            Button("Raise") { model.total += 1 }
        }
    }

    @Test("S-021: a state object fed by its parent is the first one it got, whatever comes later")
    func fedObject() {
        let models = [Model(), Model()]
        models[1].total = 100
        let app = app { value in Fed(models[min(value, 1)]) }
        app.find("Raise").tap()
        app.find("fed 1").expect()
        app.find("Next").tap()
        app.find("fed 1").expect()
        app.find("Raise").tap()
        app.find("fed 2").expect()
        #expect(models.map(\.total) == [2, 100])
        models[1].total = 7
        app.settle()
        app.find("fed 2").expect()
    }

    @Test("S-017: a modifier on a group applies to each of its views")
    func group() {
        let app = TestApp {
            VStack(spacing: 0) {
                Group {
                    Text("First")
                    Text("Second")
                }
                .padding(10)
            }
        }
        let (first, second) = (app.find("First").frame, app.find("Second").frame)
        #expect(second.minY - first.maxY == 20)
    }
}

extension View {
    @ViewBuilder
    fileprivate func when<Changed: View>(
        _ condition: Bool, _ change: (Self) -> Changed
    ) -> some View {
        if condition { change(self) } else { self }
    }
}
