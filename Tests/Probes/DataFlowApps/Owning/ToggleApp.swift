import SwiftUI

/// A switch that takes a view away, and what that view loses: its state, its object, and not what
/// somebody above it owns.
struct ToggleApp: App {
    var body: some Scene {
        WindowGroup("Switch") { Cupboard() }
    }
}

private final class Clicks: ObservableObject {
    @Published var count = 0
    let name: String

    init(name: String) { self.name = name }

    deinit { print("clicks \(name): freed") }
}

private struct Clicker: View {
    @State private var count = 0
    @StateObject private var own = Clicks(name: "inside")
    @ObservedObject var lent: Clicks

    init(lent: Clicks) {
        self.lent = lent
        print("clicker: made")
    }

    var body: some View {
        VStack {
            Text("State \(count)").font(.title).padding()
            Text("Own \(own.count)")
            Text("Lent \(lent.count)")
            Button("Click") {
                count += 1
                own.count += 1
                lent.count += 1
            }
        }
        .padding()
        .border(Color.blue, width: 2)
        .onDisappear { print("clicker: left") }
    }
}

private struct Cupboard: View {
    @State private var isOpen = true
    @StateObject private var above = Clicks(name: "above")

    var body: some View {
        VStack(spacing: 30) {
            Toggle("Open", isOn: $isOpen.animation()).padding()
            if isOpen {
                Clicker(lent: above)
            } else {
                Text("Nothing to see").foregroundColor(.gray)
            }
            Spacer()
        }
        .navigationTitle("Cupboard")
    }
}
