import SwiftUI

/// An object that is changed on another thread: a warning, and the view still follows.
struct BackgroundPage: View {
    @StateObject private var careless = CarelessPost()
    @StateObject private var careful = CarefulPost()

    var body: some View {
        VStack {
            Text("Careless: \(careless.letters.count)")
            Text("Careful: \(careful.letters.count)")
            Button("Fetch carelessly") { careless.fetch() }
            Button("Fetch carefully") { Task { await careful.fetch() } }
            List(careful.letters, id: \.self) { Text($0) }
        }
    }
}

private final class CarelessPost: ObservableObject, @unchecked Sendable {
    @Published var letters: [String] = []

    func fetch() {
        DispatchQueue.global().async {
            self.letters = ["From the sea", "From the hills"]
        }
    }
}

@MainActor
private final class CarefulPost: ObservableObject {
    @Published var letters: [String] = []

    func fetch() async {
        letters = await Self.delivered()
    }

    private nonisolated static func delivered() async -> [String] {
        ["From the lake"]
    }
}
