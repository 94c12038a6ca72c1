import CasementTesting
import SwiftUI
import Testing

/// In which order a view goes and its successor comes.
@MainActor
struct AppearanceOrderTests {
    private final class Journal { var words: [String] = [] }

    private struct Signal: View {
        let journal: Journal
        let transition: AnyTransition?
        @State private var isOn = false

        var body: some View {
            VStack {
                if let transition {
                    light.transition(transition).id(isOn)
                } else {
                    light.id(isOn)
                }
                Button("Flip") { isOn.toggle() }
            }
        }

        private var light: some View {
            Color.red
                .onAppear { note("A") }
                .onDisappear { note("D") }
        }

        private func note(_ letter: String) {
            journal.words.append(letter + (isOn ? "T" : "F"))
        }
    }

    @Test("S-009: the new view comes before the old one goes, and both see the new state")
    func byDefault() {
        let journal = Journal()
        let app = TestApp { Signal(journal: journal, transition: nil) }
        app.find("Flip").tap()
        #expect(journal.words == ["AF", "AT", "DT"])
    }

    @Test("S-009: without any transition the old view goes before the new one comes")
    func identity() {
        let journal = Journal()
        let app = TestApp { Signal(journal: journal, transition: .identity) }
        app.find("Flip").tap()
        #expect(journal.words == ["AF", "DT", "AT"])
    }

    @Test("S-009: a transition that does something keeps the order of the default one")
    func scale() {
        let journal = Journal()
        let app = TestApp { Signal(journal: journal, transition: .scale) }
        app.find("Flip").tap()
        #expect(journal.words == ["AF", "AT", "DT"])
    }
}
