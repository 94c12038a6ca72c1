import SwiftUI

/// A number kept twice and kept once, and a basket whose sums are computed.
struct TruthApp: App {
    var body: some Scene {
        WindowGroup("Truth") {
            VStack {
                Twice()
                Once()
                BasketView()
            }
        }
    }
}

private struct Twice: View {
    @State private var votes = 0
    @State private var shownVotes = 0

    var body: some View {
        VStack {
            Text("Twice: \(shownVotes)")
            Button("Vote") {
                votes += 1
                shownVotes = votes
            }
            Button("Vote by letter") { votes += 1 }
        }
    }
}

private struct Once: View {
    @State private var votes = 0

    var body: some View {
        VStack {
            Text("Once: \(votes)")
            Button("Vote here") { votes += 1 }
        }
    }
}

private struct Fruit: Identifiable {
    let id: UUID
    var name: String
    var price: Double
    var pieces: Int
}

@MainActor
private final class Basket: ObservableObject {
    @Published var fruits: [Fruit] = []

    var pieces: Int { fruits.reduce(0) { $0 + $1.pieces } }
    var price: Double { fruits.reduce(0) { $0 + ($1.price * Double($1.pieces)) } }
    var isFilled: Bool { !fruits.isEmpty }

    func add(_ fruit: Fruit) {
        if let index = fruits.firstIndex(where: { $0.id == fruit.id }) {
            fruits[index].pieces += 1
        } else {
            fruits.append(fruit)
        }
    }
}

private struct BasketView: View {
    @StateObject private var basket = Basket()
    private static let plum = Fruit(id: UUID(), name: "Plum", price: 0.25, pieces: 1)
    private static let pear = Fruit(id: UUID(), name: "Pear", price: 1.5, pieces: 1)

    var body: some View {
        VStack {
            Button("A plum") { basket.add(Self.plum) }
            Button("A pear") { basket.add(Self.pear) }
            ForEach(basket.fruits) { Text("\($0.name) × \($0.pieces)") }
            if basket.isFilled {
                Text("\(basket.pieces) pieces for \(basket.price, specifier: "%.2f")")
            } else {
                Text("An empty basket")
            }
        }
    }
}
