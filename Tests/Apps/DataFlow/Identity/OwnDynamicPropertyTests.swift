import CasementTesting
import SwiftUI
import Testing

/// Dynamic properties of the app's own, made of others.
@MainActor
struct OwnDynamicPropertyTests {
    private final class Journal {
        var lines: [String] = []
        nonisolated init() {}
    }

    private final class Model: ObservableObject { @Published var number = 0 }

    private struct Innermost: DynamicProperty {
        @State var count = 0
        @Environment(\.word) var word
        let journal: Journal
        mutating func update() { journal.lines.append("innermost \(count) \(word)") }
    }

    private struct Middle: @preconcurrency DynamicProperty {
        var innermost: Innermost
        @ObservedObject var model: Model
        @Binding var text: String
        var summary = "none"
        var updates = 0
        mutating func update() {
            updates += 1
            summary = "\(innermost.count) \(innermost.word) \(model.number) \(text)"
            innermost.journal.lines.append("middle")
        }
    }

    private struct Outer: @preconcurrency DynamicProperty {
        var middle: Middle
        @StateObject private var own = Model()
        var number: Int {
            get { own.number }
            nonmutating set { own.number = newValue }
        }
        func update() { middle.innermost.journal.lines.append("outer \(middle.summary)") }
    }

    private struct Screen: View {
        var outer: Outer
        let journal: Journal

        init(_ model: Model, _ text: Binding<String>, _ journal: Journal) {
            self.journal = journal
            outer = Outer(
                middle: Middle(
                    innermost: Innermost(journal: journal), model: model, text: text))
        }

        var body: some View {
            let _ = journal.lines.append("body")
            Text("\(outer.middle.summary), own \(outer.number), \(outer.middle.updates) update")
            Button("Count") { outer.middle.innermost.count += 1 }
            Button("Model") { outer.middle.model.number += 1 }
            Button("Text") { outer.middle.text += "y" }
            Button("Own") { outer.number += 1 }
        }
    }

    private struct Root: View {
        @StateObject private var model = Model()
        @State private var text = "x"
        @State private var word = "w"
        let journal: Journal
        var body: some View {
            VStack {
                Screen(model, $text, journal).environment(\.word, word)
                Button("Word") { word += "w" }
            }
        }
    }

    private static func update(_ count: Int, _ word: String, _ rest: String) -> [String] {
        ["innermost \(count) \(word)", "middle", "outer \(count) \(word) \(rest)", "body"]
    }

    @Test("S-029: nested properties are connected, and updated from the inside out for each body")
    func nested() {
        let journal = Journal()
        let app = TestApp { Root(journal: journal) }
        app.find("0 w 0 x, own 0, 1 update").expect()
        #expect(journal.lines == Self.update(0, "w", "0 x"))

        func tap(_ name: String) -> [String] {
            journal.lines = []
            app.find(name).tap()
            return journal.lines
        }
        #expect(tap("Count") == Self.update(1, "w", "0 x"))
        app.find("1 w 0 x, own 0, 1 update").expect()
        #expect(tap("Text") == Self.update(1, "w", "0 xy"))
        #expect(tap("Own") == Self.update(1, "w", "0 xy"))
        #expect(tap("Word") == Self.update(1, "ww", "0 xy"))
        #expect(tap("Model") == Self.update(1, "ww", "1 xy"))
        app.find("1 ww 1 xy, own 1, 1 update").expect()
    }

    @propertyWrapper
    private struct Clamped: DynamicProperty {
        @State private var value: Int
        private let limit: Int
        private var shown = -1

        init(wrappedValue: Int, limit: Int) {
            _value = State(initialValue: wrappedValue)
            self.limit = limit
        }

        var wrappedValue: Int {
            get { shown }
            nonmutating set { value = newValue }
        }
        var projectedValue: Binding<Int> { $value }

        mutating func update() { shown = min(value, limit) }
    }

    private struct Gauge: View {
        @Clamped(limit: 2) private var level = 1
        var body: some View {
            VStack {
                Text("Level \(level)").modifier(Marked())
                Button("Raise") { level += 1 }
                Stepped(value: $level)
            }
        }
    }

    private struct Stepped: View {
        @Binding var value: Int
        var body: some View { Text("Raw \(value)") }
    }

    private struct Marked: ViewModifier {
        @Clamped(limit: 1) private var marks = 0
        func body(content: Content) -> some View {
            HStack {
                content
                Text("Marks \(marks)")
                Button("Mark") { $marks.wrappedValue += 1 }
            }
        }
    }

    @Test("S-029: a wrapper of the app's own keeps its state by place, in views and modifiers")
    func wrapper() {
        let app = TestApp { Gauge() }
        app.find("Level 1").expect()
        app.find("Raise").tap()
        app.find("Raise").tap()
        app.find("Level 2").expect()
        app.find("Raw 3").expect()
        for _ in 1...3 { app.find("Mark").tap() }
        app.find("Marks 1").expect()
        app.find("Level 2").expect()
    }

    @Observable
    fileprivate final class Weather { var degrees = 20 }

    private struct Forecast: DynamicProperty {
        let weather: Weather
        private(set) var text = ""
        init(_ weather: Weather) { self.weather = weather }
        mutating func update() { text = "\(weather.degrees) degrees" }
    }

    private struct Report: View {
        var forecast: Forecast
        var body: some View { Text(forecast.text) }
    }

    @Test("S-029: what update() reads of an observable object counts as read by the body")
    func observable() {
        let weather = Weather()
        let app = TestApp { Report(forecast: Forecast(weather)) }
        app.find("20 degrees").expect()
        weather.degrees = 21
        app.settle()
        app.find("21 degrees").expect()
    }
}

private struct WordKey: EnvironmentKey { static let defaultValue = "" }

extension EnvironmentValues {
    fileprivate var word: String {
        get { self[WordKey.self] }
        set { self[WordKey.self] = newValue }
    }
}
