import CasementTesting
import Combine
import SwiftUI
import Testing

/// Which writes evaluate which bodies, and how often.
@MainActor
struct UpdateTests {
    private final class Journal { var lines: [String] = [] }

    private struct Unread: View {
        @State private var value = 0
        @State private var reads = false
        let journal: Journal
        var body: some View {
            let _ = journal.lines.append(reads ? "\(value)" : "-")
            VStack {
                Button("Write") { value += 1 }
                Button("Read") { reads = true }
                Button("Look away") { reads = false }
                Button("Tell") { journal.lines.append("told \(value)") }
            }
        }
    }

    @Test("S-030: state that no body has read is stored, and evaluates nothing")
    func unread() {
        let journal = Journal()
        let app = TestApp { Unread(journal: journal) }
        app.find("Write").tap()
        #expect(journal.lines == ["-"])
        app.find("Tell").tap()
        #expect(journal.lines == ["-", "told 1"])
    }

    @Test("S-031: state that a body once read evaluates it for ever after")
    func sticky() {
        let journal = Journal()
        let app = TestApp { Unread(journal: journal) }
        app.find("Read").tap()
        app.find("Look away").tap()
        app.find("Write").tap()
        app.find("Write").tap()
        #expect(journal.lines == ["-", "0", "-", "-", "-"])
    }

    private struct StickyBesideEnvironment: View {
        @State private var value = 0
        @State private var reads = true
        @Environment(\.parity) private var parity
        let journal: Journal
        var body: some View {
            let _ = journal.lines.append("body \(parity)")
            if reads { Text("Value \(value)") }
            Button("Look away") { reads = false }
            Button("Write") { value += 1 }
        }
    }

    private struct Surrounding: View {
        @State private var number = 0
        let journal: Journal
        var body: some View {
            VStack {
                Button("Number") { number += 2 }
                Text("Number \(number)")
                StickyBesideEnvironment(journal: journal).environment(\.parity, number % 2)
            }
        }
    }

    @Test("S-031: an old read that was answered counts no more when something else is looked at")
    func stickyAnswered() {
        let journal = Journal()
        let app = TestApp { Surrounding(journal: journal) }
        app.find("Look away").tap()
        app.find("Write").tap()
        #expect(journal.lines.count == 3)
        app.find("Number").tap()
        app.find("Number 2").expect()
        #expect(journal.lines.count == 3)
    }

    private struct Presenter: View {
        @State private var number = 1
        @State private var isShown = false
        let reads: Bool
        let journal: Journal
        var body: some View {
            VStack {
                if reads { Text("parent \(number)") }
                Button("Open") {
                    number = 2
                    isShown = true
                }
                .sheet(isPresented: $isShown) {
                    Text("n = \(number)")
                    Button("Tell") { journal.lines.append("\(number)") }
                }
            }
        }
    }

    @Test("S-032: a sheet shows what its parent's body last saw, while its button tells the truth")
    func staleSheet() {
        let journal = Journal()
        let stale = TestApp { Presenter(reads: false, journal: journal) }
        stale.find("Open").tap()
        stale.advance(by: .seconds(1))
        stale.find("n = 1").expect()
        stale.find("Tell").tap()
        #expect(journal.lines == ["2"])
        let fresh = TestApp { Presenter(reads: true, journal: journal) }
        fresh.find("Open").tap()
        fresh.advance(by: .seconds(1))
        fresh.find("n = 2").expect()
        fresh.find("Tell").tap()
        #expect(journal.lines == ["2", "2"])
    }

    private struct Giver: View {
        @State private var value = 0
        let journal: Journal
        var body: some View {
            let _ = journal.lines.append("giver")
            VStack {
                Taker(value: $value, journal: journal)
                Text("Giver")
            }
        }
    }

    private struct Taker: View {
        @Binding var value: Int
        let journal: Journal
        var body: some View {
            let _ = journal.lines.append("taker \(value)")
            Button("Add") { value += 1 }
        }
    }

    @Test("S-033: a binding that is only handed on evaluates its reader alone")
    func handedOn() {
        let journal = Journal()
        let app = TestApp { Giver(journal: journal) }
        let counts = app.counting { app.find("Add").tap() }
        #expect(journal.lines == ["giver", "taker 0", "taker 1"])
        #expect(counts.textsShaped == 0)
    }

    private struct Point: Equatable { var x = 1.0, y = 2.0 }
    /// Plain bytes, and not Equatable.
    private struct Plain { var x = 1, y = 2 }

    private struct Equal: View {
        @State private var word = "same"
        @State private var point = Point()
        @State private var plain = Plain()
        let journal: Journal
        var body: some View {
            let _ = journal.lines.append("body")
            VStack {
                Text("\(word) \(point.x) \(plain.x)")
                    .onChange(of: word) { journal.lines.append("change") }
                    .onChange(of: point) { journal.lines.append("change") }
                Button("Same") {
                    word = "sa" + "me"
                    point = Point(x: 1, y: 2)
                    plain = Plain(x: 1, y: 2)
                }
                Button("There and back") {
                    word = "other"
                    word = "same"
                }
                Button("Other") { plain.y = 3 }
            }
        }
    }

    @Test("S-034: an equal value is not an update: no body, no onChange, no frame")
    func equalWrites() {
        let journal = Journal()
        let app = TestApp { Equal(journal: journal) }
        app.find("Same").tap()
        app.find("There and back").tap()
        #expect(journal.lines == ["body"])
        app.find("Other").tap()
        #expect(journal.lines == ["body", "body"])
    }

    private final class Model: ObservableObject {
        @Published var number = 1
        @Published var unrelated = 0
        var plain = 0
    }

    private struct Coarse: View {
        @ObservedObject var model: Model
        let journal: Journal
        var body: some View {
            let _ = journal.lines.append("coarse")
            Text("Reads nothing")
        }
    }

    private struct Fine: View {
        @ObservedObject var model: Model
        let journal: Journal
        var body: some View {
            let _ = journal.lines.append("fine \(model.number)")
            Text("Reads")
        }
    }

    @Test("S-035: an equal value that is published tells all observers, and evaluates each once")
    func equalPublished() {
        let (model, journal) = (Model(), Journal())
        let app = TestApp {
            VStack {
                Coarse(model: model, journal: journal)
                Fine(model: model, journal: journal)
            }
        }
        var (willChange, values) = (0, [Int]())
        let first = model.objectWillChange.sink { _ in willChange += 1 }
        let second = model.$number.dropFirst().sink { values.append($0) }
        journal.lines = []
        model.number = 1
        app.settle()
        #expect(journal.lines.sorted() == ["coarse", "fine 1"])
        #expect(willChange == 1)
        #expect(values == [1])
        withExtendedLifetime((first, second)) {}
    }

    @Test("S-041: any published change evaluates an observing body, also one that reads nothing")
    func coarse() {
        let (model, journal) = (Model(), Journal())
        let app = TestApp { Coarse(model: model, journal: journal) }
        model.unrelated = 1
        app.settle()
        #expect(journal.lines == ["coarse", "coarse"])
        model.plain = 1
        app.settle()
        #expect(journal.lines == ["coarse", "coarse"])
        model.number = 2
        model.unrelated = 2
        app.settle()
        #expect(journal.lines == ["coarse", "coarse", "coarse"])
    }

    private struct Idle: View {
        @StateObject private var model = Model()
        @State private var count = 0
        @Environment(\.locale) private var locale
        var body: some View {
            VStack {
                Text("\(model.number) \(count) \(locale.identifier)")
                Button("Add") { count += 1 }
                ForEach(0..<5, id: \.self) { Text("Row \($0)") }
                List { Text("In a list") }
            }
        }
    }

    @Test("S-055: frames in which nothing has changed evaluate, lay out and paint nothing")
    func idle() {
        let app = TestApp { Idle() }
        app.advance(by: .seconds(1))
        app.find("Add").tap()
        app.advance(by: .seconds(5))
        let counts = app.counting { app.advance(by: .seconds(10)) }
        #expect(counts.bodies == 0)
        #expect(counts.layouts == 0)
        #expect(counts.textsShaped == 0)
        #expect(counts.displayCommands == 0)
        #expect(counts.frames == 0)
    }

    private struct Calm: View {
        let name: String
        let action: (() -> Void)?
        let journal: Journal
        var body: some View {
            let _ = journal.lines.append(name)
            Text(name)
        }
    }

    private struct Details: Equatable {
        var words = ["a", "b"]
        var size = CGSize(width: 1, height: 2)
    }

    private struct Detailed: View {
        let details: Details
        let number: Int
        let journal: Journal
        var body: some View {
            let _ = journal.lines.append("detailed \(number)")
            Text("Detailed")
        }
    }

    private struct Mother: View {
        @State private var ticks = 0
        let journal: Journal
        var body: some View {
            let now = ticks
            VStack {
                Text("Tick \(ticks)")
                Button("Tick") { ticks += 1 }
                Calm(name: "none", action: nil, journal: journal)
                Calm(name: "closure", action: { _ = now }, journal: journal)
                Detailed(details: Details(), number: 1, journal: journal)
                Detailed(details: Details(), number: ticks, journal: journal)
            }
        }
    }

    @Test("S-045, S-046: equal fields spare a child its body; a capturing closure is never equal")
    func inputs() {
        let journal = Journal()
        let app = TestApp { Mother(journal: journal) }
        journal.lines = []
        app.find("Tick").tap()
        #expect(journal.lines == ["closure", "detailed 1"])
    }
}

private struct ParityKey: EnvironmentKey { static let defaultValue = 0 }

extension EnvironmentValues {
    fileprivate var parity: Int {
        get { self[ParityKey.self] }
        set { self[ParityKey.self] = newValue }
    }
}
