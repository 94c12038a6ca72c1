import CasementTesting
import Combine
import Observation
import SwiftUI
import Testing

/// What the focused view gives to the rest of the app.
@MainActor
struct FocusedValueTests {
    private final class Document: ObservableObject {
        @Published var name: String
        init(_ name: String) { self.name = name }
    }

    @Observable
    final class Layer {
        var name = "layer"
    }

    private struct Reader: View {
        @FocusedValue(\.title) private var title
        @FocusedBinding(\.draft) private var draft
        let lines: Lines
        var body: some View {
            let _ = lines.add("reader \(title ?? "none")")
            Text("Title \(title ?? "none"), draft \(draft ?? "none")")
            Button("Upper") { draft = draft?.uppercased() }
        }
    }

    private struct Field: View {
        let name: String
        @State private var text = ""
        var body: some View {
            TextField(name, text: $text)
                .focusedValue(\.title, name)
                .focusedValue(\.draft, $text)
        }
    }

    private struct Form: View {
        @State private var hasThird = true
        let lines: Lines
        var body: some View {
            Reader(lines: lines)
            Field(name: "First")
            Field(name: "Second")
            if hasThird { TextField("Third", text: .constant("")).focusedValue(\.title, "Third") }
            TextField("Silent", text: .constant(""))
            Button("Remove") { hasThird = false }
        }
    }

    private let lines = Lines()

    @Test("A focused view's value is read everywhere, and goes with the focus")
    func focus() {
        let lines = lines
        let app = TestApp { Form(lines: lines) }
        app.key("Escape")
        app.find("Title none, draft none").expect()
        app.find("First", role: .textField).type("abc")
        app.find("Title First, draft abc").expect()
        app.find("Second", role: .textField).type("x")
        app.find("Title Second, draft x").expect()
        app.find("Silent", role: .textField).tap()
        app.find("Title none, draft none").expect()
    }

    @Test("A focused binding writes to the focused view's state, and to nothing without one")
    func writing() {
        let lines = lines
        let app = TestApp { Form(lines: lines) }
        app.find("First", role: .textField).type("abc")
        app.find("Upper").tap()
        app.find("First", role: .textField).expectValue("ABC")
        app.find("Silent", role: .textField).tap()
        app.find("Upper").tap()
        app.find("First", role: .textField).expectValue("ABC")
    }

    @Test("A value goes when its view is removed, and readers are evaluated only for a change")
    func removal() {
        let lines = lines
        let app = TestApp { Form(lines: lines) }
        app.key("Escape")
        #expect(lines.take().last == "reader none")
        app.find("Third", role: .textField).tap()
        app.find("Title Third, draft none").expect()
        #expect(lines.take() == ["reader Third"])
        app.find("Remove").tap()
        app.find("Title none, draft none").expect()
        #expect(lines.take() == ["reader none"])
        app.find("Silent", role: .textField).tap()
        #expect(lines.take() == [])
    }

    private struct Nested: View {
        @State private var isNamed = true
        let lines: Lines
        var body: some View {
            Reader(lines: lines)
            VStack {
                TextField("Outer", text: .constant(""))
                TextField("Inner", text: .constant(""))
                    .focusedValue(\.title, isNamed ? "inner" : nil)
                Button("Unname") { isNamed = false }
            }
            .focusedValue(\.title, "outer")
            .focusedSceneValue(\.title, "scene")
        }
    }

    @Test("The nearest view around the focus that gives a value wins, then the scene")
    func nesting() {
        let lines = lines
        let app = TestApp { Nested(lines: lines) }
        app.key("Escape")
        app.find("Title scene, draft none").expect()
        app.find("Outer", role: .textField).tap()
        app.find("Title outer, draft none").expect()
        app.find("Inner", role: .textField).tap()
        app.find("Title inner, draft none").expect()
        app.find("Unname").tap()
        app.find("Title outer, draft none").expect()
    }

    // MARK: Objects

    private struct ObjectReader: View {
        @FocusedObject private var document: Document?
        @FocusedValue(Layer.self) private var layer
        var body: some View {
            Text("Document \(document?.name ?? "none"), \(layer?.name ?? "none")")
            if let $document { TextField("Name", text: $document.name) }
        }
    }

    private struct Objects: View {
        @StateObject private var document = Document("draft")
        @State private var layer = Layer()
        var body: some View {
            ObjectReader()
            TextField("Here", text: .constant(""))
                .focusedObject(document)
                .focusedValue(layer)
            TextField("There", text: .constant(""))
            Button("Rename") {
                document.name += "!"
                layer.name += "?"
            }
        }
    }

    @Test("A focused object is observed by those who read it")
    func objects() {
        let app = TestApp { Objects() }
        app.key("Escape")
        app.find("Document none, none").expect()
        app.find("Here", role: .textField).tap()
        app.find("Document draft, layer").expect()
        app.find("Rename").tap()
        app.find("Document draft!, layer?").expect()
        app.find("There", role: .textField).tap()
        app.find("Document none, none").expect()
    }

    // MARK: Scenes

    private struct Numbered: View {
        @StateObject private var document: Document
        @FocusedValue(\.title) private var title
        @FocusedObject private var focused: Document?
        let value: Int

        init(_ value: Int) {
            self.value = value
            _document = StateObject(wrappedValue: Document("document \(value)"))
        }

        var body: some View {
            Text("Sees \(title ?? "none"), \(focused?.name ?? "none")")
                .focusedSceneValue(\.title, "title \(value)")
                .focusedSceneObject(document)
        }
    }

    struct DocumentApp: App {
        @FocusedValue(\.title) private var title
        var body: some Scene {
            WindowGroup("Documents", for: Int.self) { $number in
                Numbered(number ?? 0)
            }
            .onChange(of: title) { titles.add(title ?? "none") }
        }
    }

    @Test("A scene's value is read in all windows while its window has the keyboard")
    func scenes() {
        let app = TestApp(DocumentApp.self)
        app.find("Sees title 0, document 0").expect()
        app.openWindow(value: 7)
        for number in 1...2 { app.find("Sees title 7, document 7").inWindow(number).expect() }
        app.focusWindow(1)
        for number in 1...2 { app.find("Sees title 0, document 0").inWindow(number).expect() }
        app.closeWindow(1)
        app.find("Sees title 7, document 7").expect()
        #expect(titles.take().suffix(3) == ["title 7", "title 0", "title 7"])
    }
}

/// What the app notes, which the kit makes.
private let titles = Lines()

private struct TitleKey: FocusedValueKey { typealias Value = String }
private struct DraftKey: FocusedValueKey { typealias Value = Binding<String> }

extension FocusedValues {
    fileprivate var title: String? {
        get { self[TitleKey.self] }
        set { self[TitleKey.self] = newValue }
    }

    fileprivate var draft: Binding<String>? {
        get { self[DraftKey.self] }
        set { self[DraftKey.self] = newValue }
    }
}
