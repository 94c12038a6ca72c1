import SwiftUI

/// Facts that are kept beside what they follow from, and facts that are computed.
struct DuplicatePage: View {
    @StateObject private var kept = KeptFacts()
    @StateObject private var computed = ComputedFacts()

    var body: some View {
        VStack {
            Text("Kept: \(kept.count), \(kept.isEmpty ? "empty" : "filled")")
            Text("Computed: \(computed.count), \(computed.isEmpty ? "empty" : "filled")")
            Button("Add properly") {
                kept.add("a")
                computed.add("a")
            }
            Button("Add directly") {
                kept.things.append("b")
                computed.things.append("b")
            }
        }
    }
}

@MainActor
private final class KeptFacts: ObservableObject {
    @Published var things: [String] = []
    @Published var count: Int = 0
    @Published var isEmpty: Bool = true

    func add(_ thing: String) {
        things.append(thing)
        count = things.count
        isEmpty = things.isEmpty
    }
}

@MainActor
private final class ComputedFacts: ObservableObject {
    @Published var things: [String] = []

    var count: Int { things.count }
    var isEmpty: Bool { things.isEmpty }

    func add(_ thing: String) { things.append(thing) }
}
