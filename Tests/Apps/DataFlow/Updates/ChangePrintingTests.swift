import CasementTesting
import SwiftUI
import Testing

/// What a view prints when it is asked why its body runs.
@MainActor
struct ChangePrintingTests {
    private struct Plain: View {
        var name = ""
        var body: some View {
            let _ = Self._logChanges()
            Text("Plain \(name)")
        }
    }

    private struct Named: View {
        @State private var name = "a"
        @State private var unread = 0
        var body: some View {
            let _ = Self._logChanges()
            VStack {
                Text("Named \(name)")
                Button("Rename") { name += "b" }
            }
        }
    }

    private final class Model: ObservableObject { @Published var number = 0 }

    @Observable
    fileprivate final class Book { var title = "A" }

    private struct Everything: View {
        @ObservedObject var model: Model
        @Binding var text: String
        @Environment(\.locale) private var locale
        @State private var count = 0
        let book: Book
        var body: some View {
            let _ = Self._logChanges()
            let _ = Other._logChanges()
            VStack {
                Text("\(model.number) \(text) \(locale.identifier) \(count) \(book.title)")
                Button("Count") { count += 1 }
                Button("Model") { model.number += 1 }
                Button("Both") {
                    count += 1
                    model.number += 1
                }
                Button("Text") { text += "y" }
                Button("Title") { book.title += "B" }
            }
        }
    }

    private struct Other: View {
        var body: some View { EmptyView() }
    }

    private struct Root: View {
        @State private var text = "x"
        @State private var locale = Locale(identifier: "en")
        @State private var name = "n"
        let model = Model()
        let book = Book()
        var body: some View {
            VStack {
                Plain(name: name)
                Everything(model: model, text: $text, book: book).environment(\.locale, locale)
                Button("Locale") { locale = Locale(identifier: "de") }
                Button("Name") { name = "m" }
            }
        }
    }

    @Test("S-056: a view without properties of its own says @self, at first and when it is changed")
    func plain() {
        let app = TestApp { Root() }
        let line = "ChangePrintingTests.Plain: @self changed."
        #expect(app.logLines.filter { $0.contains("Plain") } == [line])
        app.find("Name").tap()
        app.find("Plain m").expect()
        #expect(app.logLines.filter { $0.contains("Plain") } == [line, line])
    }

    @Test("S-056: a view with state says @self, @identity and its state, then its state alone")
    func state() {
        let app = TestApp { Named() }
        app.find("Rename").tap()
        #expect(
            app.logLines == [
                "ChangePrintingTests.Named: @self, @identity, _name, _unread changed.",
                "ChangePrintingTests.Named: _name changed.",
            ])
    }

    @Test("S-056: each kind of property is named when it is the cause, and no other")
    func causes() {
        let app = TestApp { Root() }
        func causes(of name: String) -> [String] {
            let before = app.logLines.count
            app.find(name).tap()
            return app.logLines.dropFirst(before).filter { $0.contains("Everything") }
        }
        func line(_ names: String) -> [String] {
            ["ChangePrintingTests.Everything: \(names) changed."]
        }
        #expect(causes(of: "Count") == line("_count"))
        #expect(causes(of: "Model") == line("_model"))
        #expect(causes(of: "Both") == line("_model, _count"))
        #expect(causes(of: "Text") == line("_text"))
        #expect(causes(of: "Locale") == line("_locale"))
        #expect(causes(of: "Title") == line("@dependencies"))
    }

    @Test("S-056: a type whose body is not running is unchanged")
    func unchanged() {
        let app = TestApp { Root() }
        let lines = app.logLines.filter { $0.contains("Other") }
        #expect(lines == ["ChangePrintingTests.Other: unchanged."])
    }

    private struct Printing: View {
        @State private var name = "a"
        var body: some View {
            let _ = Self._printChanges()
            VStack {
                Text(name)
                Button("Rename") { name = "b" }
            }
            .modifier(PrintingModifier(isWide: name == "b"))
        }
    }

    private struct PrintingModifier: ViewModifier {
        let isWide: Bool
        func body(content: Content) -> some View {
            let _ = Self._printChanges()
            content.padding(isWide ? 10 : 0)
        }
    }

    @Test("S-056: _printChanges writes the same lines to standard output, for modifiers too")
    func printed() async {
        let result = await #expect(
            processExitsWith: .success, observing: [\.standardOutputContent]
        ) {
            await MainActor.run { TestApp { Printing() }.find("Rename").tap() }
        }
        let printed = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
        let lines = printed.split(separator: "\n").filter { $0.hasPrefix("ChangePrintingTests") }
        #expect(
            lines == [
                "ChangePrintingTests.Printing: @self, @identity, _name changed.",
                "ChangePrintingTests.PrintingModifier: @self changed.",
                "ChangePrintingTests.Printing: _name changed.",
                "ChangePrintingTests.PrintingModifier: @self changed.",
            ])
    }
}
