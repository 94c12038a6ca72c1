import SwiftUI

/// Bindings in every shape: to state, to a field of it, computed, constant, to an object.
struct BindingsApp: App {
    var body: some Scene {
        WindowGroup("Bindings") { Desk() }
    }
}

private struct Card {
    var visits = 2
    var name = ""
}

private final class Lamp: ObservableObject {
    @Published var isLit = false
}

private struct Desk: View {
    @State private var card = Card()
    @State private var isQuiet = true
    @StateObject private var lamp = Lamp()

    var body: some View {
        VStack(alignment: .center, spacing: 10) {
            Text("Card: \(card.name), \(card.visits) visits")
            Button("Blank") { card.name = "" }
                .disabled(card.name.count == 0)
            NameInput(text: $card.name)
            Row(title: "Quiet", isOn: $isQuiet)
            Row(title: "Fixed", isOn: .constant(true))
            Row(
                title: "Lit",
                isOn: Binding(
                    get: { lamp.isLit },
                    set: {
                        print("lit: set \($0)")
                        lamp.isLit = $0
                    }))
            Row(title: "Lit too", isOn: $lamp.isLit)
            Text("Quiet \(isQuiet ? "yes" : "no"), lit \(lamp.isLit ? "yes" : "no")")
            Spacer()
        }
        .padding([.top, .bottom])
    }
}

private struct NameInput: View {
    @Binding var text: String

    var body: some View {
        TextField("Who are you?", text: $text).padding()
    }
}

private struct Row: View {
    let title: String
    @Binding var isOn: Bool

    var body: some View {
        HStack {
            Text(title)
            Spacer()
            Toggle("", isOn: $isOn)
                .labelsHidden()
                .accessibilityIdentifier(title)
        }
    }
}
