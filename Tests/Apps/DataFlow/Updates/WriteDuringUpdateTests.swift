import CasementTesting
import Combine
import SwiftUI
import Testing

/// Writes by code that only describes what is shown.
@MainActor
struct WriteDuringUpdateTests {
    private static let stateWarning =
        "Modifying state during view update, this will cause undefined behavior."
    private static let publishWarning = """
        Publishing changes from within view updates is not allowed, this will cause undefined \
        behavior.
        """

    private final class Tally { var bodies = 0 }

    private struct Writer: View {
        @State private var value = 1
        @State private var ticks = 0
        let tally: Tally
        var body: some View {
            let _ = tally.bodies += 1
            let _ = value = 7
            VStack {
                Text("Value \(value), tick \(ticks)")
                Button("Tick") { ticks += 1 }
                Button("Read") { ticks = value * 100 }
                Child(value: $value, name: "child")
            }
        }
    }

    private struct Child: View {
        @Binding var value: Int
        let name: String
        var body: some View {
            let _ = value = 8
            Text("\(name) \(value)")
        }
    }

    @Test("S-050: state written in a body keeps its value, with one warning, and all goes on")
    func state() {
        let tally = Tally()
        let app = TestApp { Writer(tally: tally) }
        app.find("Value 1, tick 0").expect()
        app.find("child 1").expect()
        #expect(tally.bodies == 1)
        #expect(app.logLines == ["\(Self.stateWarning) [Writer]"])
        app.find("Tick").tap()
        app.find("Value 1, tick 1").expect()
        #expect(tally.bodies == 2)
        app.find("Read").tap()
        app.find("Value 1, tick 100").expect()
        #expect(app.logLines == ["\(Self.stateWarning) [Writer]"])
        #expect(app.counting { app.advance(by: .seconds(1)) }.bodies == 0)
    }

    private struct Updating: DynamicProperty {
        @State var value = 1
        func update() { value = 9 }
    }

    private struct UpdatingView: View {
        var updating = Updating()
        var body: some View { Text("Value \(updating.value)") }
    }

    @Test("S-050: a write in update() is dropped like one in a body")
    func dynamicProperty() {
        let app = TestApp { UpdatingView() }
        app.find("Value 1").expect()
        #expect(app.logLines == ["\(Self.stateWarning) [UpdatingView]"])
    }

    private final class Model: ObservableObject {
        @Published var number = 0
        @Published var others = 0
        private var hasStarted = false

        func startOnce() {
            if !hasStarted { number = 5 }
            hasStarted = true
        }
    }

    private struct Starting: View {
        @ObservedObject var model: Model
        let tally: Tally
        var body: some View {
            let _ = tally.bodies += 1
            let shown = model.number
            let _ = model.startOnce()
            Text("Number \(shown)")
            Button("More") { model.number += 1 }
        }
    }

    @Test("S-051: what a body publishes is said once and shown by the next update")
    func published() {
        let tally = Tally()
        let app = TestApp { Starting(model: Model(), tally: tally) }
        app.find("Number 5").expect()
        #expect(tally.bodies == 2)
        #expect(app.logLines == ["\(Self.publishWarning) [Starting]"])
        app.find("More").tap()
        app.find("Number 6").expect()
        #expect(tally.bodies == 3)
        #expect(app.logLines.count == 1)
    }

    private struct Endless: View {
        @ObservedObject var model: Model
        @State private var taps = 0
        let tally: Tally
        var body: some View {
            let _ = tally.bodies += 1
            let _ = model.others += 1
            Text("Taps \(taps)")
            Button("Tap") { taps += 1 }
        }
    }

    @Test("S-051: a body that publishes each time it runs does not stop the app")
    func endless() {
        let tally = Tally()
        let app = TestApp { Endless(model: Model(), tally: tally) }
        app.find("Tap").tap()
        app.find("Taps 1").expect()
        #expect(app.logLines.filter { $0 == "\(Self.publishWarning) [Endless]" }.count == 1)
        let before = tally.bodies
        app.advance(by: .zero)
        #expect(tally.bodies > before)
    }
}
