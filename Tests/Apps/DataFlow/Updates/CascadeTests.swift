import CasementTesting
import Combine
import SwiftUI
import Testing

/// Writes that cause further writes: setters, observers, callbacks, and where they end.
@MainActor
struct CascadeTests {
    private final class Journal { var lines: [String] = [] }

    private struct Runaway: View {
        @State private var value = 0
        @State private var taps = 0
        let journal: Journal
        var body: some View {
            VStack {
                Text("Taps \(taps)")
                Text("Value \(value)").onChange(of: value) {
                    journal.lines.append("\(value)")
                    if value > 0 { value += 1 }
                }
                Button("Run away") { value = 1 }
                Button("Stop") { value = 0 }
                Button("Tap") { taps += 1 }
            }
        }
    }

    @Test("S-054: a change that changes itself runs twice in its frame, then is stopped and said")
    func runaway() {
        let journal = Journal()
        let app = TestApp { Runaway(journal: journal) }
        app.find("Run away").tap()
        #expect(journal.lines == ["1", "2"])
        let warning = "onChange(of: Int) action tried to update multiple times per frame. [Runaway]"
        #expect(app.logLines == [warning])
        app.find("Value 3").expect()
        app.find("Tap").tap()
        app.find("Taps 1").expect()
        app.find("Run away").tap()
        app.find("Stop").tap()
        app.find("Value 0").expect()
        #expect(app.logLines == [warning])
        #expect(app.counting { app.advance(by: .seconds(1)) }.bodies == 0)
    }

    private struct PingPong: View {
        @State private var a = 0
        @State private var b = 0
        @State private var taps = 0
        var body: some View {
            VStack {
                Text("Taps \(taps)")
                Text("Sides").onChange(of: a) { b += 1 }.onChange(of: b) { a += 1 }
                Button("Serve") { a += 1 }
                Button("Tap") { taps += 1 }
            }
        }
    }

    @Test("S-054: two changes that call each other are stopped, and the next event still works")
    func pingPong() {
        let app = TestApp { PingPong() }
        app.find("Serve").tap()
        #expect(
            app.logLines.first
                == "onChange(of: Int) action tried to update multiple times per frame. [PingPong]")
        app.find("Tap").tap()
        app.find("Taps 1").expect()
        #expect(app.counting { app.advance(by: .seconds(1)) }.bodies == 0)
    }

    private struct Reborn: View {
        @State private var life = 0
        @State private var isCalm = true
        @State private var taps = 0
        var body: some View {
            VStack {
                Text("Taps \(taps)")
                Text("Life").id(life).onAppear {}
                Inner(life: $life, isCalm: isCalm).id(life)
                Button("Disturb") {
                    isCalm = false
                    life += 1
                }
                Button("Calm") { isCalm = true }
                Button("Tap") { taps += 1 }
            }
        }
    }

    private struct Inner: View {
        @Binding var life: Int
        let isCalm: Bool
        var body: some View {
            Text("Inner").onAppear { if !isCalm { life += 1 } }
        }
    }

    @Test("An appearance that makes its view anew goes on from frame to frame, said once")
    func reborn() {
        let app = TestApp { Reborn() }
        app.find("Disturb").tap()
        #expect(
            app.logLines.filter { $0.contains("called each other more than 4 times") }.count == 1)
        app.find("Tap").tap()
        app.find("Taps 1").expect()
        app.find("Calm").tap()
        #expect(app.counting { app.advance(by: .seconds(1)) }.bodies == 0)
    }

    private struct Setter: View {
        @State private var celsius = 0
        @State private var fahrenheit = 32
        @State private var writes = 0
        let journal: Journal
        var body: some View {
            let _ = journal.lines.append("\(celsius) \(fahrenheit) \(writes)")
            VStack {
                Knob(value: both)
            }
        }
        private var both: Binding<Int> {
            Binding {
                celsius
            } set: { value in
                celsius = value
                fahrenheit = celsius * 9 / 5 + 32
                writes += 1
                if value > 100 { self.both.wrappedValue = 100 }
            }
        }
    }

    private struct Knob: View {
        @Binding var value: Int
        var body: some View {
            Button("Ten") { value += 10 }
            Button("Lots") { value = 500 }
        }
    }

    @Test("S-037: a setter that writes other state, or itself, is shown by one body")
    func setter() {
        let journal = Journal()
        let app = TestApp { Setter(journal: journal) }
        app.find("Ten").tap()
        app.find("Lots").tap()
        #expect(journal.lines == ["0 32 0", "10 50 1", "100 212 3"])
    }

    private final class Thermostat: ObservableObject {
        @Published var target = 20 { didSet { isWarm = target > 25 } }
        @Published var isWarm = false { didSet { if isWarm != oldValue { changes += 1 } } }
        @Published var changes = 0
    }

    private struct Heating: View {
        @StateObject private var thermostat = Thermostat()
        @State private var number = 0 { didSet { double = number * 2 } }
        @State private var double = 0
        let journal: Journal
        var body: some View {
            let _ = journal.lines.append("\(thermostat.isWarm) \(thermostat.changes) \(double)")
            VStack {
                Text("Heating")
                Button("Heat") {
                    thermostat.target += 10
                    number += 1
                }
            }
        }
    }

    @Test("S-037: writes in didSet of objects and of state join the update of what was set")
    func observers() {
        let journal = Journal()
        let app = TestApp { Heating(journal: journal) }
        app.find("Heat").tap()
        app.find("Heat").tap()
        #expect(journal.lines == ["false 0 0", "true 1 2", "true 1 4"])
    }

    private struct Passes: View {
        @State private var value = 0
        let journal: Journal
        var body: some View {
            let _ = journal.lines.append("body \(value)")
            Text("Value \(value)")
                .onAppear {
                    value = 1
                    value = 2
                    withAnimation {
                        value = 3
                        value = 4
                    }
                }
                .onChange(of: value) { journal.lines.append("change \($0) \($1)") }
        }
    }

    @Test("S-038: each transaction of an action is an update of its own: 0, 2, 4")
    func passes() {
        let journal = Journal()
        _ = TestApp { Passes(journal: journal) }
        #expect(
            journal.lines == ["body 0", "body 2", "change 0 2", "body 4", "change 2 4"])
    }

    private struct Nested: View {
        @State private var value = 0
        let journal: Journal
        var body: some View {
            let _ = journal.lines.append("\(value)")
            Button("Go") {
                value = 1
                withAnimation(.linear) {
                    value = 2
                    withAnimation(nil) {
                        value = 3
                        value = 4
                    }
                    value = 5
                }
                value = 6
                value = 7
            }
        }
    }

    @Test("S-038: nested transactions split their writes, and each goes on after the inner one")
    func nested() {
        let journal = Journal()
        let app = TestApp { Nested(journal: journal) }
        app.find("Go").tap()
        #expect(journal.lines == ["0", "1", "2", "4", "5", "7"])
        #expect(app.logLines.isEmpty)
    }

    private struct Many: View {
        @State private var value = 0
        @State private var changes = 0
        var body: some View {
            VStack {
                Text("Value \(value)")
                Button("Go") {
                    for next in 1...20 { withAnimation(.linear) { value = next } }
                }
            }
        }
    }

    @Test("Twenty transactions of one action are not a cascade")
    func many() {
        let app = TestApp { Many() }
        app.host.app.countBodies()
        app.find("Go").tap()
        #expect(app.host.app.bodyCount(of: Many.self) == 20)
        app.find("Value 20").expect()
        #expect(app.logLines.isEmpty)
    }

    private struct Chain: View {
        @State private var first = 0
        @State private var second = 0
        @State private var third = 0
        let journal: Journal
        var body: some View {
            let _ = journal.lines.append("\(first)\(second)\(third)")
            VStack {
                Text("Chain")
                    .onChange(of: first) { second = first }
                    .onChange(of: second) {
                        withAnimation { third = second }
                        third += 1
                    }
                Button("Go") { first = 1 }
            }
        }
    }

    @Test("S-038: a chain of changes and transactions comes to rest within a frame")
    func chain() {
        let journal = Journal()
        let app = TestApp { Chain(journal: journal) }
        app.find("Go").tap()
        #expect(journal.lines == ["000", "100", "110", "111", "112"])
        #expect(app.logLines.isEmpty)
    }
}
