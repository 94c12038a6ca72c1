import SwiftUI

/// A list filled by a task of its view, and a page that follows an object its parent owns.
struct ItemsApp: App {
    var body: some Scene {
        WindowGroup("Harbour") {
            VStack {
                ShipList()
                Lighthouse()
            }
        }
    }
}

private struct Ship: Identifiable {
    let id: Int
    let name: String
}

private struct Coast {
    func ships() async -> [Ship] {
        try? await Task.sleep(for: .milliseconds(100))
        return ["Gull", "Tern", "Puffin"].enumerated().map { Ship(id: $0, name: $1) }
    }
}

private final class Harbour: ObservableObject {
    @Published var ships: [Ship] = []
    @Published var isWaiting = false
    private let coast = Coast()

    @MainActor
    func load() async {
        isWaiting = true
        ships = await coast.ships()
        isWaiting = false
    }
}

private struct ShipList: View {
    @StateObject private var harbour = Harbour()

    var body: some View {
        List(harbour.ships) { ship in
            ShipRow(ship: ship)
        }
        .overlay { if harbour.isWaiting { ProgressView() } }
        .task {
            print("task: begun")
            await harbour.load()
            print("task: done")
        }
    }
}

private struct ShipRow: View {
    let ship: Ship
    var body: some View { Text(ship.name) }
}

private final class Beam: ObservableObject {
    @Published var turns = 0
}

private struct Lighthouse: View {
    @StateObject private var beam = Beam()

    var body: some View {
        Lantern(beam: beam)
    }
}

private struct Lantern: View {
    @ObservedObject var beam: Beam

    var body: some View {
        VStack {
            Text("Turns: \(beam.turns)")
            Button("Turn the lantern") { beam.turns += 1 }
        }
    }
}
