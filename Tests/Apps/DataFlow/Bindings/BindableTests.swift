import CasementTesting
import Observation
import SwiftUI
import Testing

/// Bindings to the properties of observable objects.
@MainActor
struct BindableTests {
    @Observable
    final class Book: Identifiable {
        var title = "Untitled"
        var author = Author()
        var isRead = false

        struct Author { var name = "nobody" }
    }

    private let book = Book()

    @Test("S-081: a binding from a bindable object writes that object at once, and reads it")
    func direct() {
        let bindable = Bindable(book)
        let title = bindable.title
        title.wrappedValue = "Casements"
        #expect(book.title == "Casements")
        bindable.author.name.wrappedValue = "Keats"
        #expect(book.author.name == "Keats")
        book.title = "Changed"
        #expect(title.wrappedValue == "Changed")
        #expect(bindable.projectedValue.wrappedValue === book && bindable.id == book.id)
    }

    private struct Editor: View {
        @Bindable var book: Book
        var body: some View {
            TextField("Title", text: $book.title)
            Toggle("Read", isOn: $book.isRead)
            Text("Editor: \(book.title)")
        }
    }

    private struct LocalEditor: View {
        @Environment(Book.self) private var book
        let lines: Lines
        var body: some View {
            let _ = lines.add("local")
            @Bindable var book = book
            TextField("Author", text: $book.author.name)
            Button("Rename") {
                $book.title.wrappedValue = "Renamed"
                lines.add("now \(book.title)")
            }
        }
    }

    private struct Shelf: View {
        @State private var book: Book
        let lines: Lines
        init(_ book: Book, _ lines: Lines) {
            _book = State(wrappedValue: book)
            self.lines = lines
        }
        var body: some View {
            Editor(book: book)
            LocalEditor(lines: lines).environment(book)
            Toggle("Read too", isOn: $book.isRead)
            Text("\(book.title) by \(book.author.name), \(book.isRead ? "read" : "unread")")
        }
    }

    @Test("S-081: fields and toggles of several views edit the same object, also a local one's")
    func views() {
        let (book, lines) = (book, Lines())
        let app = TestApp { Shelf(book, lines) }
        app.find("Title").type("!")
        app.find("Untitled! by nobody, unread").expect()
        app.find("Editor: Untitled!").expect()
        app.find("Author").clear()
        app.find("Untitled! by , unread").expect()
        app.find("Read", role: .toggle).tap()
        app.find("Read too", role: .toggle).expectValue("on")
        app.find("Read too", role: .toggle).tap()
        #expect(!book.isRead)
        _ = lines.take()
        app.find("Rename").tap()
        #expect(lines.take().first == "now Renamed")
        app.find("Editor: Renamed").expect()
    }
}
