import CasementTesting
import SwiftUI
import Testing

/// Views that decide for themselves whether they have changed.
@MainActor
struct ComparedViewTests {
    @MainActor
    private final class Tally {
        var bodies = 0
    }

    private final class Model: ObservableObject {
        @Published var shown = 0
        @Published var hidden = 0
    }

    private struct Reading: View, @MainActor Equatable {
        let celsius: Double
        let tally: Tally

        var body: some View {
            let _ = tally.bodies += 1
            Text("About \(Int(celsius.rounded())) degrees")
        }

        static func == (old: Reading, new: Reading) -> Bool {
            old.celsius.rounded() == new.celsius.rounded()
        }
    }

    private struct Thermometer: View {
        @State private var celsius = 20.0
        let tally: Tally

        var body: some View {
            VStack {
                Text("Exactly \(celsius, specifier: "%.1f")")
                Reading(celsius: celsius, tally: tally).equatable()
                Button("A little") { celsius += 0.2 }
                Button("A lot") { celsius += 5 }
            }
        }
    }

    @Test("S-047: a view that calls itself equal is not evaluated again")
    func equal() {
        let tally = Tally()
        let app = TestApp { Thermometer(tally: tally) }
        #expect(tally.bodies == 1)
        app.find("A little").tap()
        app.find("Exactly 20.2").expect()
        #expect(tally.bodies == 1)
        app.find("A lot").tap()
        app.find("About 25 degrees").expect()
        #expect(tally.bodies == 2)
    }

    private struct Watching: View, @MainActor Equatable {
        @EnvironmentObject var model: Model
        let tally: Tally

        var body: some View {
            let _ = tally.bodies += 1
            Text("Shown: \(model.shown)")
        }

        static func == (old: Watching, new: Watching) -> Bool { true }
    }

    private struct Holder: View {
        @StateObject private var model = Model()
        let tally: Tally

        var body: some View {
            VStack {
                Watching(tally: tally).equatable().environmentObject(model)
                Button("Change") { model.shown += 1 }
            }
        }
    }

    @Test("S-048: equality gates what the parent gives, never the view's own object")
    func ownObject() {
        let tally = Tally()
        let app = TestApp { Holder(tally: tally) }
        app.find("Change").tap()
        app.find("Shown: 1").expect()
        #expect(tally.bodies == 2)
    }
}
