import SwiftUI

/// What state notices of a structure, a plain class and an observable class.
struct ReferencesApp: App {
    var body: some Scene {
        WindowGroup("References") { Shelf() }
    }
}

private struct Jar {
    var spoons: Int
    var label: String

    internal init(spoons: Int, label: String) {
        self.spoons = spoons
        self.label = label
    }
}

private final class Tin {
    var spoons: Int

    init(spoons: Int) { self.spoons = spoons }
}

@Observable
private final class Bowl {
    var spoons = 1
}

private struct Shelf: View {
    @State private var jar = Jar(spoons: 1, label: "salt")
    @State private var tin = Tin(spoons: 1)
    @State private var bowl = Bowl()
    @State private var looks = 0

    var body: some View {
        VStack(alignment: .center, spacing: 14) {
            Text("Jar \(jar.spoons) \(jar.label)")
            Text("Tin \(tin.spoons)")
            Text("Bowl \(bowl.spoons)")
            Text("Looked \(looks) times")
            Button("Into the jar") { jar.spoons += 1 }
            Button("Relabel the jar") { jar.label += "!" }
            Button("Into the tin") { tin.spoons += 1 }
            Button("Another tin") { tin = Tin(spoons: 7) }
            Button("Into the bowl") { bowl.spoons += 1 }
            Button("Look") { looks += 1 }
        }
    }
}
