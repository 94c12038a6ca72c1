import SwiftUI

/// An object that a view makes by default is new with every evaluation of the parent, unless the
/// view keeps it.
struct ResetApp: App {
    var body: some Scene {
        WindowGroup("Reset") { Table() }
    }
}

private final class Pot: ObservableObject {
    @Published var coins: Int = 0
}

private struct Table: View {
    @State private var hands = 0

    var body: some View {
        VStack(alignment: .center, spacing: 16) {
            Text("Hands: \(hands)").font(.title)
            Button("Deal") { hands += 1 }
            Divider().padding()
            LeakyPot()
            TightPot()
        }
        .padding()
    }
}

private struct LeakyPot: View {
    @ObservedObject var pot = Pot()

    var body: some View {
        VStack {
            Text("Leaky: \(pot.coins)").font(.title)
            HStack {
                Button("Pay leaky") { pot.coins += 1 }
                Button("Take leaky") { pot.coins = max(0, pot.coins - 1) }
                    .disabled(pot.coins == 0)
            }
        }
    }
}

private struct TightPot: View {
    @StateObject private var pot = Pot()

    var body: some View {
        VStack {
            Text("Tight: \(pot.coins)").font(.title)
            HStack {
                Button("Pay tight") { pot.coins += 1 }
                Button("Take tight") { pot.coins = max(0, pot.coins - 1) }
                    .disabled(pot.coins == 0)
            }
        }
    }
}
