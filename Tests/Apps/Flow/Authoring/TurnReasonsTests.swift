import Automation
import Hosting
import SwiftUI
import Testing

/// What an app tells its author of its turns: why a view was evaluated, and why it has its size.
@MainActor
struct TurnReasonsTests {
    private let place: SessionPlace

    init() throws { place = try SessionPlace() }

    private func start<A: App>(_ app: A.Type, watched: Bool = true) throws -> ScenarioDriver {
        var environment = ["CASEMENT_SESSION": "none"]
        if watched { environment["CASEMENT_TURNS"] = "1" }
        return place.driver(try place.start(app, environment))
    }

    @Test("A row was evaluated because the list gave it another value, after a write and a tap")
    func givenValue() throws {
        let driver = try start(Errands.self)
        try driver.press(.tap, .element(Selector(label: "Finish")))
        driver.target.settleAll()
        let reasons = try driver.reasons(for: Selector(label: "Bread is done"))
        #expect(reasons.views == ["ErrandRow", "ErrandList"])
        #expect(reasons.count == 2)
        let lines = try #require(reasons.evaluations.last).lines
        #expect(lines[0] == "ErrandRow: has another value")
        #expect(lines[1] == "given by ErrandList: errands changed")
        #expect(lines[2].hasPrefix("write: ErrandList.errands: [") && lines[2].contains(" → ["))
        #expect(lines[3].hasPrefix("input: pointer up at"), "\(lines)")
    }

    @Test("A row whose value stays the same was evaluated only when it was new")
    func keptValue() throws {
        let driver = try start(Errands.self)
        try driver.press(.tap, .element(Selector(label: "Finish")))
        driver.target.settleAll()
        let reasons = try driver.reasons(for: Selector(label: "Milk"))
        #expect(reasons.count == 1)
        #expect(reasons.evaluations[0].lines[0] == "ErrandRow: is new")
        #expect(reasons.description.contains("ErrandRow was evaluated once:"))
    }

    @Test("A view that reads a model says so, and which property of it changed")
    func readModel() throws {
        let driver = try start(Models.self)
        try driver.press(.tap, .element(Selector(label: "Rename")))
        driver.target.settleAll()
        let lines = try #require(
            try driver.reasons(for: Selector(label: "Bo")).evaluations.last
        ).lines
        #expect(lines[0] == "PersonView: has read a model that changed")
        #expect(lines[1].hasPrefix("write: Person") && lines[1].hasSuffix(" has changed"))
    }

    @Test("Of a layout that never comes to rest the turns name the view that writes each time")
    func rockingLayout() throws {
        let driver = try start(Rocking.self)
        let text = try driver.turns(last: 3).map(\.description).joined(separator: "\n")
        #expect(text.contains("Scale.width: 100.0 → 120.0, by Scale"), "\(text)")
        #expect(text.contains("Scale.width: 120.0 → 100.0, by Scale"))
        #expect(text.contains("body    Scale: width changed"))
        #expect(
            place.lines.contains {
                $0.hasSuffix("action tried to update multiple times per frame. [Scale]")
            }, "\(place.lines)")
    }

    @Test("A layout is told from the window inwards: what was proposed, and what was answered")
    func layout() throws {
        let driver = try start(Framed.self)
        let layout = try driver.layout(of: Selector(label: "small"))
        let frame = try #require(layout.nodes.first { $0.name == ".frame" })
        #expect(frame.values == ["width 200.0", "height 50.0"])
        #expect(frame.frame.size == CGSize(width: 200, height: 50))
        #expect(frame.view == "FramedView")
        let text = try #require(layout.nodes.last)
        #expect(text.name == "Text" && text.proposal == .init(width: 200, height: 50))
        #expect(text.frame.width < 100)
        // What passes a proposal on and answers what is inside it is left out.
        let lines = layout.description.split(separator: "\n")
        #expect(lines.count < layout.nodes.count + 2)
        #expect(lines.contains { $0.hasPrefix("200 × 50") && $0.contains("Text") })
    }

    @Test("A layout with lengths that have no end is told, too")
    func endlessLengths() throws {
        let driver = try start(Listed.self)
        let layout = try driver.layout(of: Selector(label: "listed", role: .text))
        #expect(layout.description.contains("∞"))
        #expect(ControlSocket.line(of: ControlReply.layout(layout)) != nil)
    }

    @Test("A view is picked by pressing it in the app, which gets nothing of the press")
    func picking() throws {
        let driver = try start(Errands.self)
        let inspector = ViewInspector(driver)
        func name(of number: Int?, in views: [ViewRecord]) -> String? {
            for view in views {
                if view.id == number { return view.name }
                if let found = name(of: number, in: view.children) { return found }
            }
            return nil
        }
        inspector.pick()
        try driver.press(.tap, .element(Selector(label: "Finish")))
        driver.target.settleAll()
        #expect(name(of: inspector.news.picked, in: inspector.views) == "Button")
        #expect(driver.screen.matches(Selector(label: "Bread is done")).isEmpty)
        // The next press is the app's again.
        try driver.press(.tap, .element(Selector(label: "Finish")))
        driver.target.settleAll()
        #expect(!driver.screen.matches(Selector(label: "Bread is done")).isEmpty)
    }

    @Test("An app that nobody watches notes nothing")
    func nobody() throws {
        let driver = try start(Errands.self, watched: false)
        #expect(driver.target.app.turnLog == nil)
        #expect(throws: StepFailure.self) { try driver.turns(last: 1) }
        #expect(throws: StepFailure.self) { try driver.reasons(for: Selector(label: "Milk")) }
    }
}

private struct Errand: Identifiable {
    let id: Int
    var title: String
    var isDone = false
}

private struct Errands: App {
    var body: some Scene { WindowGroup { ErrandList() } }
}

private struct ErrandList: View {
    @State private var errands = [Errand(id: 1, title: "Milk"), Errand(id: 2, title: "Bread")]

    var body: some View {
        VStack {
            ForEach(errands) { ErrandRow(errand: $0) }
            Button("Finish") { errands[1].isDone = true }
        }
    }
}

private struct ErrandRow: View {
    let errand: Errand

    var body: some View { Text(errand.title + (errand.isDone ? " is done" : "")) }
}

@Observable
private final class Person {
    var name = "Ada"
}

private struct Models: App {
    var body: some Scene { WindowGroup { PersonView() } }
}

private struct PersonView: View {
    @State private var person = Person()

    var body: some View {
        Text(person.name)
        Button("Rename") { person.name = "Bo" }
    }
}

private struct Rocking: App {
    var body: some Scene { WindowGroup { Scale() } }
}

/// Each layout asks for another one.
private struct Scale: View {
    @State private var width = 100.0

    var body: some View {
        Text("rocks").frame(width: width)
            .onGeometryChange(for: CGFloat.self) {
                $0.size.width
            } action: { shown in
                width = shown > 110 ? 100 : 120
            }
    }
}

private struct Listed: App {
    var body: some Scene {
        WindowGroup {
            // The stack asks how long the list would be at most.
            VStack {
                List { Text("listed") }
                Text("below")
            }
        }
    }
}

private struct Framed: App {
    var body: some Scene { WindowGroup { FramedView() } }
}

private struct FramedView: View {
    var body: some View {
        Text("small").opacity(0.9).frame(width: 200, height: 50).padding(10)
    }
}
