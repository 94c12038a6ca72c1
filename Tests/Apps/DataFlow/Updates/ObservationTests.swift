import CasementTesting
import Observation
import SwiftUI
import Testing

/// What of an observable object a body depends on.
@MainActor
struct ObservationTests {
    private final class Journal {
        var lines: [String] = []
        nonisolated init() {}
    }

    @Observable
    fileprivate final class Author {
        var name = "Ada"
        var books: [Book] = []
        @ObservationIgnored var visits = 0
        var titles: String { books.map(\.title).joined(separator: " ") }
        var greeting: String { "I am \(name)" }
    }

    @Observable
    fileprivate final class Book: Identifiable {
        var title: String
        var isAvailable = true
        var author: Author?
        let id: Int
        init(_ title: String, id: Int = 0, author: Author? = nil) {
            self.title = title
            self.id = id
            self.author = author
        }
    }

    /// A body that says what it runs for.
    private struct Probe: View {
        let name: String
        let journal: Journal
        let text: () -> String
        var body: some View {
            let _ = journal.lines.append(name)
            Text("\(name): \(text())")
        }
    }

    private let journal = Journal()

    private func app<Content: View>(
        @ViewBuilder _ content: @escaping @MainActor () -> Content
    ) -> TestApp {
        TestApp { VStack { content() } }
    }

    private func bodies(of app: TestApp, _ change: () -> Void) -> [String] {
        journal.lines = []
        change()
        app.settle()
        return journal.lines
    }

    @Test("S-042: a changed property evaluates the bodies that read it, through computed ones too")
    func readers() {
        let author = Author()
        let app = app {
            Probe(name: "name", journal: journal) { author.name }
            Probe(name: "greeting", journal: journal) { author.greeting }
            Probe(name: "titles", journal: journal) { author.titles }
        }
        #expect(bodies(of: app) { author.name = "Bob" }.sorted() == ["greeting", "name"])
        app.find("greeting: I am Bob").expect()
        #expect(bodies(of: app) { author.books.append(Book("X")) } == ["titles"])
        app.find("titles: X").expect()
    }

    @Test("S-042: nested objects are followed as far as a body reads them")
    func nested() {
        let (ada, bob) = (Author(), Author())
        bob.name = "Bob"
        let book = Book("X", author: ada)
        let app = app {
            Probe(name: "title", journal: journal) { book.title }
            Probe(name: "author", journal: journal) { book.author?.name ?? "none" }
        }
        #expect(bodies(of: app) { ada.name = "Eve" } == ["author"])
        #expect(bodies(of: app) { book.author = bob } == ["author"])
        app.find("author: Bob").expect()
        #expect(bodies(of: app) { ada.name = "Zoe" } == [])
        #expect(bodies(of: app) { bob.name = "Rob" } == ["author"])
        #expect(bodies(of: app) { book.author = nil } == ["author"])
        app.find("author: none").expect()
    }

    private struct Shelf: View {
        let author: Author
        let journal: Journal
        var body: some View {
            let _ = journal.lines.append("shelf")
            ForEach(author.books) { book in
                Probe(name: "book \(book.id)", journal: journal) { book.title }
            }
        }
    }

    /// The rows hold closures, which are never equal; a row of its own type compares its book.
    private struct BookRow: View {
        let book: Book
        let journal: Journal
        var body: some View {
            let _ = journal.lines.append("row \(book.id)")
            Text("Row \(book.title)")
        }
    }

    private struct Rows: View {
        let author: Author
        let journal: Journal
        var body: some View {
            let _ = journal.lines.append("rows")
            ForEach(author.books) { BookRow(book: $0, journal: journal) }
        }
    }

    @Test("S-042: in an array of objects a change inside one evaluates its row alone")
    func array() {
        let author = Author()
        author.books = (1...3).map { Book("T\($0)", id: $0) }
        let app = app { Rows(author: author, journal: journal) }
        #expect(bodies(of: app) { author.books[1].title = "New" } == ["row 2"])
        app.find("Row New").expect()
        #expect(bodies(of: app) { author.books.append(Book("T4", id: 4)) } == ["rows", "row 4"])
        #expect(bodies(of: app) { author.books.swapAt(0, 3) } == ["rows"])
        #expect(bodies(of: app) { author.books.remove(at: 0) } == ["rows"])
        app.find("Row T4").expectNone()
    }

    @Test("S-036: an equal value is not told, of whatever Equatable type")
    func equal() {
        let book = Book("X")
        let app = app {
            Probe(name: "title", journal: journal) { book.title }
            Probe(name: "available", journal: journal) { "\(book.isAvailable)" }
        }
        #expect(bodies(of: app) { book.title = "X" } == [])
        #expect(bodies(of: app) { book.isAvailable = true } == [])
        #expect(bodies(of: app) { book.isAvailable = false } == ["available"])
    }

    @Test("S-043: a change of an ignored property evaluates nothing")
    func ignored() {
        let author = Author()
        let app = app {
            Probe(name: "visits", journal: journal) { "\(author.visits)" }
            Probe(name: "name", journal: journal) { author.name }
        }
        #expect(bodies(of: app) { author.visits = 5 } == [])
        app.find("visits: 0").expect()
    }

    @Test("S-044: each evaluation depends on what it read itself, and on nothing that others did")
    func rearmed() {
        let book = Book("X")
        book.isAvailable = false
        let app = app {
            Probe(name: "shown", journal: journal) { book.isAvailable ? book.title : "lent" }
        }
        #expect(bodies(of: app) { book.title = "Y" } == [])
        #expect(bodies(of: app) { book.isAvailable = true } == ["shown"])
        #expect(bodies(of: app) { book.title = "Z" } == ["shown"])
        #expect(bodies(of: app) { book.isAvailable = false } == ["shown"])
        #expect(bodies(of: app) { book.title = "W" } == [])
        #expect(bodies(of: app) { book.title = "V" } == [])
    }

    @Test("S-044: many changes in one action are one evaluation, and the next action one more")
    func coalesced() {
        let book = Book("X")
        let app = app { Probe(name: "title", journal: journal) { book.title } }
        for round in 1...3 {
            let ran = bodies(of: app) {
                book.title = "A\(round)"
                book.title = "B\(round)"
            }
            #expect(ran == ["title"])
            app.find("title: B\(round)").expect()
        }
    }

    private struct Editor: View {
        @Bindable var book: Book
        let journal: Journal
        var body: some View {
            let _ = journal.lines.append("editor")
            TextField("Title", text: $book.title)
            Toggle("Available", isOn: $book.isAvailable)
        }
    }

    @Test("S-042: @Bindable gives bindings; only the views that read through them are evaluated")
    func bindable() {
        let book = Book("X")
        let app = app {
            Editor(book: book, journal: journal)
            Probe(name: "available", journal: journal) { "\(book.isAvailable)" }
        }
        let ran = bodies(of: app) { app.find("Available").tap() }
        #expect(!book.isAvailable)
        #expect(ran == ["available"])
        app.find("Available").expectValue("off")
        #expect(bodies(of: app) { book.isAvailable = true } == ["available"])
        app.find("Available").expectValue("on")
    }

    private struct Owner: View {
        @State private var book = Book("X")
        let journal: Journal
        var body: some View {
            let _ = journal.lines.append("owner \(book.title)")
            Button("Retitle") { book.title += "X" }
            Button("Replace") { book = Book("New") }
            Button("Lend") { book.isAvailable = false }
        }
    }

    @Test("S-026: an observable object in state is followed, and its replacement too")
    func inState() {
        let app = app { Owner(journal: journal) }
        for name in ["Lend", "Retitle", "Replace", "Retitle"] { app.find(name).tap() }
        #expect(journal.lines == ["owner X", "owner XX", "owner New", "owner NewX"])
    }
}
