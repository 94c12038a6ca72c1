import CasementTesting
import SwiftUI
import Testing

/// Bindings to parts of one value are bindings of their own.
@MainActor
struct ProjectedBindingTests {
    private struct Trip {
        var from = "Bern"
        var to = "Chur"
    }

    private struct Field: View {
        @Binding var town: String
        var body: some View {
            VStack {
                Text("Town \(town)")
                Button("Mark") { town += "!" }
            }
        }
    }

    private struct Planner: View {
        @State private var trip = Trip()
        @State private var isReturning = false
        var body: some View {
            VStack {
                Field(town: isReturning ? $trip.to : $trip.from)
                Button("Turn") { isReturning.toggle() }
                Text("\(trip.from) to \(trip.to)")
            }
        }
    }

    @Test("S-074: a view that is given a binding to another field shows and writes that field")
    func otherField() {
        let app = TestApp { Planner() }
        app.find("Town Bern").expect()
        app.find("Turn").tap()
        app.find("Town Chur").expect()
        app.find("Mark").tap()
        app.find("Bern to Chur!").expect()
        app.find("Turn").tap()
        app.find("Mark").tap()
        app.find("Bern! to Chur!").expect()
    }
}
