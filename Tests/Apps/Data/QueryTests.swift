import CasementTesting
import SwiftData
import SwiftUI
import Testing

/// Counts evaluations of bodies.
@MainActor
private final class Tally {
    var count = 0
}

private struct Titles: View {
    @Query private var books: [Book]
    @Environment(\.modelContext) private var context
    var tally: Tally?

    init(_ query: Query<Book, [Book]>, tally: Tally? = nil) {
        _books = query
        self.tally = tally
    }

    var body: some View {
        let _ = tally?.count += 1
        VStack {
            Text("All: [\(books.map(\.title).joined(separator: ", "))]")
            Button("Insert") { context.insert(Book("Middle", year: 1995)) }
            Button("Delete") { if let first = books.first { context.delete(first) } }
            Button("Save") { try? context.save() }
        }
    }
}

@MainActor
struct QueryTests {
    @Test("S-670: A query without arguments shows every object, and what is inserted and deleted")
    func plain() throws {
        let container = try ModelContainer.sample("Alpha", "Beta")
        struct All: View {
            @Query private var books: [Book]
            @Environment(\.modelContext) private var context

            var body: some View {
                List {
                    ForEach(books) { Text($0.title) }
                    Button("Insert") { context.insert(Book("Gamma")) }
                    Button("Delete") { context.delete(books[0]) }
                }
            }
        }
        let app = TestApp { All().modelContainer(container) }
        app.find("Alpha").expect()
        app.find("Beta").expect()
        app.find("Insert").tap()
        app.find("Gamma").expect()
        app.find("Delete").tap()
        app.find("Alpha").expectNone()
    }

    @Test("S-671: A query follows its predicate and its order when objects change")
    func filterAndSort() throws {
        let container = try ModelContainer.sample("Alpha", "Beta", "Gamma")
        let app = TestApp {
            Titles(
                Query(filter: #Predicate<Book> { $0.year > 1990 }, sort: \.title, order: .reverse)
            ).modelContainer(container)
        }
        app.find("All: [Gamma, Beta]").expect()
        app.find("Insert").tap()
        app.find("All: [Middle, Gamma, Beta]").expect()
        let beta = try #require(
            try container.mainContext.fetch(FetchDescriptor<Book>()).first { $0.title == "Beta" })
        beta.title = "Zeta"
        app.settle()
        app.find("All: [Zeta, Middle, Gamma]").expect()
        beta.year = 1900
        app.settle()
        app.find("All: [Middle, Gamma]").expect()
    }

    @Test(
        "S-672: A body that shows a query is not evaluated for changes that the query does not show"
    )
    func untouched() throws {
        let container = try ModelContainer.sample("Alpha", "Beta")
        let tally = Tally()
        let app = TestApp {
            Titles(Query(filter: #Predicate<Book> { $0.year > 1990 }), tally: tally)
                .modelContainer(container)
        }
        app.find("All: [Beta]").expect()
        let count = tally.count
        let alpha = try #require(
            try container.mainContext.fetch(FetchDescriptor<Book>()).first { $0.title == "Alpha" })
        alpha.isRead = true
        alpha.title = "Other"
        container.mainContext.insert(Shelf(name: "Attic"))
        container.mainContext.insert(Book("Old", year: 1900))
        app.settle()
        #expect(tally.count == count)
    }

    @Test("S-673: What another context saves reaches a query")
    func otherContext() async throws {
        let container = try ModelContainer.sample("Alpha")
        let app = TestApp { Titles(Query(sort: \Book.title)).modelContainer(container) }
        app.find("All: [Alpha]").expect()
        let other = ModelContext(container)
        other.insert(Book("Beta"))
        try other.save()
        container.mainContext.processPendingChanges()
        app.settle()
        app.find("All: [Alpha, Beta]").expect()
    }

    @Test("S-674: A view gives its query another predicate when its own properties change")
    func dynamic() throws {
        struct Found: View {
            @Query private var books: [Book]

            init(_ text: String) {
                _books = Query(
                    filter: #Predicate { text.isEmpty || $0.title.contains(text) },
                    sort: \.title)
            }

            var body: some View {
                Text("Found: " + books.map(\.title).joined(separator: ", "))
            }
        }
        struct Search: View {
            @State private var text = ""

            var body: some View {
                VStack {
                    TextField("Search", text: $text)
                    Found(text)
                }
            }
        }
        let container = try ModelContainer.sample("Alpha", "Beta", "Gamma")
        let app = TestApp { Search().modelContainer(container) }
        app.find("Found: Alpha, Beta, Gamma").expect()
        app.find("Search").type("mm")
        app.find("Found: Gamma").expect()
    }

    @Test("S-675: A descriptor limits what a query shows")
    func descriptor() throws {
        let container = try ModelContainer.sample("Alpha", "Beta", "Gamma")
        var descriptor = FetchDescriptor<Book>(sortBy: [SortDescriptor(\.year, order: .reverse)])
        descriptor.fetchLimit = 2
        let app = TestApp { Titles(Query(descriptor)).modelContainer(container) }
        app.find("All: [Gamma, Beta]").expect()
        app.find("Delete").tap()
        app.find("All: [Beta, Alpha]").expect()
    }

    @Test(
        "S-676: A view follows the properties of a model that it reads, and a binding changes them")
    func bindable() throws {
        struct Editor: View {
            @Bindable var book: Book

            var body: some View {
                VStack {
                    TextField("Title", text: $book.title)
                    Toggle("Read", isOn: $book.isRead)
                    Text("\(book.title): \(book.isRead ? "read" : "new")")
                }
            }
        }
        let container = try ModelContainer.sample("Alpha")
        let book = try #require(try container.mainContext.fetch(FetchDescriptor<Book>()).first)
        let app = TestApp { Editor(book: book).modelContainer(container) }
        app.find("Alpha: new").expect()
        app.find("Read").tap()
        app.find("Alpha: read").expect()
        #expect(container.mainContext.hasChanges)
        #expect(book.isRead)
        container.mainContext.rollback()
        app.settle()
        app.find("Alpha: new").expect()
    }

    @Test("S-677: A scene with a container for a type gives its windows a context")
    func scene() throws {
        struct Library: App {
            var body: some Scene {
                WindowGroup { Titles(Query()) }
                    .modelContainer(for: [Book.self, Shelf.self], inMemory: true)
            }
        }
        let app = TestApp(Library.self)
        app.find("All: []").expect()
        app.find("Insert").tap()
        app.find("All: [Middle]").expect()
    }

    @Test("A query without a container shows nothing and says why in the log")
    func missingContainer() {
        let app = TestApp { Titles(Query(sort: \Book.title)) }
        app.find("All: []").expect()
    }
}
