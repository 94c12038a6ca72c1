import Automation
import Hosting
import Observation
import SwiftUI
import Testing

/// What views keep from one run to the next while their author changes them.
@MainActor
struct KeptStateTests {
    private let place: SessionPlace
    private var file: URL { place.root.appending(path: "state") }

    init() throws { place = try SessionPlace() }

    private func start<A: App>(_ app: A.Type) throws -> AppHost {
        try place.start(
            app, ["CASEMENT_SESSION": "none", "CASEMENT_KEPT_STATE": file.path])
    }

    private func tap(_ labels: String..., in host: AppHost) throws {
        let driver = place.driver(host)
        for label in labels { try driver.press(.tap, .element(Selector(label: label))) }
    }

    /// What the app shows that has `Next` as its sources, after the one before.
    private func handOver<Next: App>(_ host: AppHost, to next: Next.Type) throws -> String {
        try host.handOver(writingStateTo: file)
        return try start(next).shown
    }

    @Test("Values that can be written come back, whatever they are in")
    func values() throws {
        struct Kinds: App {
            var body: some Scene { WindowGroup { KindsView() } }
        }
        let host = try start(Kinds.self)
        try tap("Change", in: host)
        let before = host.shown
        #expect(before.contains("2 two [1, 2] mild third nan nil counted 5 named Bo"))
        #expect(try handOver(host, to: Kinds.self) == before)
    }

    @Test("What is as it was at first follows the sources, and what was changed does not")
    func editedInitialValues() throws {
        let host = try start(First.Pages.self)
        try tap("Add", "Add", in: host)
        let shown = try handOver(host, to: Second.Pages.self)
        #expect(shown.contains("title: After, count: 2, model: 9 and 2"))
        // The property is new, and one of the earlier ones has another type.
        #expect(shown.contains("note: new, ratio: 0.5"))
    }

    @Test("Each row keeps its own state by its id, also in a lazy list and in another order")
    func rows() throws {
        let host = try start(First.Rows.self)
        try tap("Bo", "Lazy Di", in: host)
        #expect(host.shown.contains("Bo 1") && host.shown.contains("Lazy Di 1"))
        let shown = try handOver(host, to: Second.Rows.self)
        for line in ["Ada 0", "Bo 1", "Cy 0", "Lazy Cy 0", "Lazy Di 1"] {
            #expect(shown.contains(line), "\(line) in\n\(shown)")
        }
    }

    @Test(
        "Views that are alike keep their state by their order, and a removed one costs the others nothing"
    )
    func alike() throws {
        let host = try start(First.Alike.self)
        try tap("Second", "Second", "Removed", in: host)
        let shown = try handOver(host, to: Second.Alike.self)
        #expect(shown.contains("First 0") && shown.contains("Second 2"))
        #expect(!shown.contains("Removed"))
    }

    @Test("What came back is handed on, though nobody touched it")
    func twice() throws {
        let host = try start(First.Pages.self)
        try tap("Add", in: host)
        try host.handOver(writingStateTo: file)
        let second = try start(First.Pages.self)
        #expect(try handOver(second, to: First.Pages.self).contains("count: 1, model: 2 and 1"))
    }

    @Test("The object that is there at the end is the one that is kept")
    func replacedObject() throws {
        let host = try start(First.Pages.self)
        try tap("Add", "Replace", in: host)
        #expect(try handOver(host, to: First.Pages.self).contains("count: 1, model: 2 and 7"))
    }

    @Test("A file that makes no sense is named, and the app starts afresh")
    func damagedFile() throws {
        try Data("{".utf8).write(to: file)
        let host = try start(First.Pages.self)
        #expect(host.shown.contains("count: 0"))
        #expect(place.lines.contains { $0.hasPrefix("The state of the run before cannot be read") })
    }

    @Test("An app that nobody works on keeps nothing")
    func nobody() throws {
        let host = try place.start(First.Pages.self, ["CASEMENT_SESSION": "none"])
        try tap("Add", in: host)
        try host.handOver(writingStateTo: file)
        #expect(host.hasEnded && host.hasHandedOver)
        #expect(!FileManager.default.fileExists(atPath: file.path))
    }
}

/// One property of each kind that is kept, and one that is not.
private struct KindsView: View {
    private enum Heat: Int { case cold, mild }
    private enum Step { case first, second, third }
    private struct Opaque { var number = 0 }

    @Observable
    final class Person {
        var name = "Ada"
        var closure: () -> Int = { 0 }
    }

    final class Counter: ObservableObject {
        @Published var count = 0
    }

    @State private var number = 0
    @State private var text = ""
    @State private var list: [Int] = []
    @State private var heat = Heat.cold
    @State private var step = Step.first
    @State private var ratio = 0.5
    @State private var name: String? = "name"
    @State private var opaque = Opaque()
    @State private var person = Person()
    @StateObject private var counter = Counter()

    var body: some View {
        Text(
            "\(number) \(text) \(list.description) \(String(describing: heat)) \(String(describing: step)) \(String(ratio)) \(name ?? "nil") counted \(counter.count) named \(person.name)"
        )
        Button("Change") {
            number = 2
            text = "two"
            list = [1, 2]
            heat = .mild
            step = .third
            ratio = .nan
            name = nil
            counter.count = 5
            person.name = "Bo"
        }
    }
}

/// Something to count with.
private struct Tally: View {
    let label: String
    @State private var count = 0

    var body: some View {
        Button(label) { count += 1 }
        Text("\(label) \(count)")
    }
}

/// The sources before a change.
private enum First {
    @Observable
    final class Model {
        var start = 2
        var count = 0
    }

    struct Pages: App {
        var body: some Scene { WindowGroup { Page() } }
    }

    struct Page: View {
        @State private var title = "Before"
        @State private var count = 0
        @State private var ratio = 1
        @State private var model = Model()

        var body: some View {
            Text("title: \(title), count: \(count), model: \(model.start) and \(model.count)")
            Button("Add") {
                count += 1
                ratio += 1
                model.count += 1
            }
            Button("Replace") {
                model = Model()
                model.count = 7
            }
        }
    }

    struct Rows: App {
        var body: some Scene { WindowGroup { Lists() } }
    }

    struct Lists: View {
        var body: some View {
            VStack { ForEach(["Ada", "Bo"], id: \.self) { Tally(label: $0) } }
            List(["Lazy Cy", "Lazy Di"], id: \.self) { Tally(label: $0) }
        }
    }

    struct Alike: App {
        var body: some Scene { WindowGroup { Tallies() } }
    }

    struct Tallies: View {
        var body: some View {
            Tally(label: "First")
            Tally(label: "Second")
            Tally(label: "Removed")
        }
    }
}

/// The sources after it.
private enum Second {
    @Observable
    final class Model {
        var start = 9
        var count = 0
    }

    struct Pages: App {
        var body: some Scene { WindowGroup { Page() } }
    }

    struct Page: View {
        @State private var title = "After"
        @State private var note = "new"
        @State private var count = 0
        @State private var ratio = 0.5
        @State private var model = Model()

        var body: some View {
            Text("title: \(title), count: \(count), model: \(model.start) and \(model.count)")
            Text("note: \(note), ratio: \(String(ratio))")
        }
    }

    struct Rows: App {
        var body: some Scene { WindowGroup { Lists() } }
    }

    struct Lists: View {
        var body: some View {
            VStack { ForEach(["Cy", "Bo", "Ada"], id: \.self) { Tally(label: $0) } }
            List(["Lazy Di", "Lazy Cy"], id: \.self) { Tally(label: $0) }
        }
    }

    struct Alike: App {
        var body: some Scene { WindowGroup { Tallies() } }
    }

    struct Tallies: View {
        var body: some View {
            Tally(label: "First")
            Tally(label: "Second")
        }
    }
}
