import SwiftUI

/// A child that makes a state object of what it is given: it stays with the first it got.
struct AdoptedObjectPage: View {
    @StateObject private var first = Heading("first")
    @State private var other: Heading?
    @State private var looks = 0

    var body: some View {
        VStack {
            Text("Parent looked \(looks) times")
            Adopting(heading: other ?? first)
            Following(heading: other ?? first)
            Button("Look again") { looks += 1 }
            Button("Lengthen") { (other ?? first).title += "!" }
            Button("Give another") { other = Heading("second") }
        }
    }
}

private final class Heading: ObservableObject {
    @Published var title: String

    init(_ title: String) {
        self.title = title
        print("heading: made \(title)")
    }
}

private struct Adopting: View {
    @StateObject var heading: Heading
    var body: some View { Text("Adopted: \(heading.title)") }
}

private struct Following: View {
    @ObservedObject var heading: Heading
    var body: some View { Text("Followed: \(heading.title)") }
}
