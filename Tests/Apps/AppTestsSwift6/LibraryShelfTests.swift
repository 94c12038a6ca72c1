import CasementTesting
import SwiftUI
import Testing

/// A list whose rows are fetched by a task of the view.
@MainActor
struct LibraryShelfTests {
    private struct Book: Identifiable, Sendable {
        let id: Int
        let title: String
    }

    private struct Librarian: Sendable {
        func books() async -> [Book] {
            try? await Task.sleep(for: .milliseconds(30))
            return (1...200).map { Book(id: $0, title: "Volume \($0)") }
        }
    }

    @MainActor
    private final class Shelf: ObservableObject {
        @Published var books: [Book] = []
        @Published var isLoading = false
        let librarian = Librarian()

        func load() async {
            isLoading = true
            books = await librarian.books()
            isLoading = false
        }
    }

    private struct ShelfView: View {
        @StateObject private var shelf = Shelf()

        var body: some View {
            List(shelf.books) { book in
                BookRow(book: book)
            }
            .overlay { if shelf.isLoading { ProgressView("Fetching") } }
            .task { await shelf.load() }
        }
    }

    private struct BookRow: View {
        let book: Book
        var body: some View { Text(book.title) }
    }

    private let app = TestApp { ShelfView() }

    @Test("The task starts with the view, and its result fills the list")
    func loading() async {
        await app.find("Volume 1").expect(within: .seconds(10))
        await app.find("Fetching").expectNone(within: .seconds(2))
    }

    @Test("The wheel brings the last row into sight")
    func scrolling() async {
        await app.find("Volume 1").expect(within: .seconds(10))
        app.find("Volume 200").expectNone()
        app.scroll(by: CGSize(width: 0, height: 1_000_000))
        app.advance(by: .seconds(1))
        #expect(app.find("Volume 200").frame.maxY <= 480)
    }
}
