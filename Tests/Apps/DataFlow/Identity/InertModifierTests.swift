import CasementTesting
import SwiftUI
import Testing

/// A condition inside a modifier's argument changes a view; it does not make another one.
@MainActor
struct InertModifierTests {
    private struct Tally: View {
        let name: String
        @State private var total = 0
        var body: some View {
            Text("\(name): \(total)")
            Button("Add") { total += 1 }
        }
    }

    private struct Holder: View {
        @State private var isPlain = true
        var body: some View {
            VStack {
                Tally(name: isPlain ? "plain" : "fancy").opacity(isPlain ? 1 : 0.5)
                Button("Change") { isPlain.toggle() }
            }
        }
    }

    @Test("S-003: a condition in an argument keeps the view and its state")
    func condition() {
        let app = TestApp { Holder() }
        app.find("Add").tap()
        app.find("plain: 1").expect()
        app.find("Change").tap()
        app.find("fancy: 1").expect()
        app.find("Change").tap()
        app.find("plain: 1").expect()
    }
}
