import SwiftUI

/// One object followed through pages that are pushed: handed on, and found in the environment.
struct NavigationApp: App {
    var body: some Scene {
        WindowGroup("Pages") { Contents() }
    }
}

private final class Bookmark: ObservableObject {
    @Published var page: Int = 0
}

private struct Contents: View {
    @StateObject private var bookmark = Bookmark()

    var body: some View {
        NavigationView {
            List {
                Section(header: Text("Handed on")) {
                    NavigationLink(
                        destination: Chapter(bookmark: bookmark),
                        label: {
                            Text("First chapter")
                        })
                }
                Section(header: Text("From the environment")) {
                    NavigationLink(
                        destination: Appendix()
                            .environmentObject(bookmark),
                        label: {
                            Text("Appendix")
                        })
                }
                Text("Contents at \(bookmark.page)")
            }
        }
    }
}

private struct Chapter: View {
    @ObservedObject var bookmark: Bookmark

    var body: some View {
        VStack(alignment: .center, spacing: 20) {
            Text("Chapter at \(bookmark.page)").font(.title)
            Button("Turn") { bookmark.page += 1 }
            Divider().padding()
            Footnote(bookmark: bookmark)
        }
        .padding()
    }
}

private struct Footnote: View {
    @ObservedObject var bookmark: Bookmark

    var body: some View {
        VStack(alignment: .center, spacing: 20) {
            Text("Footnote at \(bookmark.page)").font(.title)
            HStack(spacing: 20) {
                Button("Forth") { bookmark.page += 1 }
                Button("Back a page") { bookmark.page = max(0, bookmark.page - 1) }
                    .disabled(bookmark.page == 0)
            }
        }
    }
}

private struct Appendix: View {
    var body: some View {
        let _ = print("appendix: evaluated")
        VStack {
            Text("Appendix A")
            Table()
        }
    }
}

private struct Table: View {
    var body: some View {
        VStack {
            Text("Table 1")
            Cell()
        }
    }
}

private struct Cell: View {
    @EnvironmentObject var bookmark: Bookmark

    var body: some View {
        VStack {
            Text("Cell at \(bookmark.page)").font(.title)
            Button("Turn from the cell") { bookmark.page += 1 }
        }
    }
}
