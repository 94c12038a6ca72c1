import CasementTesting
import SwiftUI
import Testing

/// A binding to a property of an observed object, in the hands of a view that has nothing else.
@MainActor
struct ObjectBindingTests {
    private final class Mixer: ObservableObject {
        @Published var level = 1
        @Published var title = "Main"
    }

    private final class Tally {
        var bodies = 0
    }

    private struct Gauge: View {
        @Binding var level: Int
        let tally: Tally
        var body: some View {
            let _ = tally.bodies += 1
            Text("Level \(level)")
            Button("Double") { level *= 2 }
        }
    }

    private struct Desk: View {
        var tally = Tally()
        @StateObject private var mixer = Mixer()
        var body: some View {
            VStack {
                Gauge(level: $mixer.level, tally: tally)
                Button("Raise") { mixer.level += 1 }
                Button("Rename") { mixer.title += "!" }
            }
        }
    }

    @Test("S-073: a binding to an object's property brings every new value to its view")
    func newValue() {
        let app = TestApp { Desk() }
        app.find("Level 1").expect()
        app.find("Raise").tap()
        app.find("Level 2").expect()
        app.find("Double").tap()
        app.find("Level 4").expect()
    }

    @Test("S-073, S-045: another property of the object does not evaluate the view")
    func otherProperty() {
        let tally = Tally()
        let app = TestApp { Desk(tally: tally) }
        #expect(tally.bodies == 1)
        app.find("Rename").tap()
        #expect(tally.bodies == 1)
        app.find("Raise").tap()
        #expect(tally.bodies == 2)
    }
}
