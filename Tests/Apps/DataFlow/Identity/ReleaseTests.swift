import CasementTesting
import SwiftUI
import Testing

/// What a view was given and is given no more, it holds no more.
@MainActor
struct ReleaseTests {
    private final class Document {
        let title: String
        init(_ title: String) { self.title = title }
    }

    private struct Page: View {
        let document: Document
        var body: some View { Text(document.title) }
    }

    private struct Framed: ViewModifier {
        func body(content: Content) -> some View { VStack { content } }
    }

    private struct Reader: View {
        let open: (Int) -> Document
        @State private var number = 1
        var body: some View {
            VStack {
                Page(document: open(number)).modifier(Framed())
                Button("Next") { number += 1 }
            }
        }
    }

    private final class Weak {
        weak var document: Document?
    }

    @Test("S-016, S-028: content that a modifier shows is released when other content is given")
    func modifierContent() {
        let first = Weak()
        let app = TestApp {
            Reader { number in
                let document = Document("Page \(number)")
                if number == 1 { first.document = document }
                return document
            }
        }
        app.find("Page 1").expect()
        #expect(first.document != nil)
        app.find("Next").tap()
        app.find("Page 2").expect()
        #expect(first.document == nil)
    }
}
