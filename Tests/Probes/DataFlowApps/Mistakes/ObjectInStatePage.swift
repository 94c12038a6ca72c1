import SwiftUI

/// An observable object in `@State` is kept, but nobody listens to it.
struct ObjectInStatePage: View {
    @State private var looks = 0

    var body: some View {
        VStack {
            Deaf(looks: looks)
            Hearing()
            Button("Look") { looks += 1 }
        }
    }
}

private final class Song: ObservableObject {
    @Published var verse = 1
}

private struct Deaf: View {
    let looks: Int
    @State private var song = Song()

    var body: some View {
        VStack {
            Text("Deaf at \(song.verse)")
            Button("Sing to the deaf") { song.verse += 1 }
        }
    }
}

private struct Hearing: View {
    @StateObject private var song = Song()

    var body: some View {
        VStack {
            Text("Hearing at \(song.verse)")
            Button("Sing to the hearing") { song.verse += 1 }
        }
    }
}
