import CasementTesting
import Pictures
import SwiftUI
import Testing
import UIKit

/// Fields of UIKit's that are typed into.
@MainActor
struct EditorTests {
    private struct SearchBar: UIViewRepresentable {
        @Binding var text: String
        let calls: Calls

        final class Coordinator: NSObject, UISearchBarDelegate {
            @Binding var text: String
            let calls: Calls

            init(text: Binding<String>, calls: Calls) {
                _text = text
                self.calls = calls
            }

            func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
                text = searchText
            }

            func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
                searchBar.showsCancelButton = true
            }

            func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
                calls.list.append("search \(searchBar.text ?? "")")
            }

            func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
                text = ""
                searchBar.setShowsCancelButton(false, animated: true)
                searchBar.resignFirstResponder()
            }
        }

        func makeCoordinator() -> SearchBar.Coordinator { Coordinator(text: $text, calls: calls) }

        func makeUIView(context: UIViewRepresentableContext<SearchBar>) -> UISearchBar {
            let bar = UISearchBar(frame: .zero)
            bar.delegate = context.coordinator
            bar.placeholder = "Search hikes"
            bar.searchBarStyle = .minimal
            bar.autocapitalizationType = .none
            return bar
        }

        func updateUIView(_ uiView: UISearchBar, context: UIViewRepresentableContext<SearchBar>) {
            uiView.text = text
        }
    }

    private struct SearchPage: View {
        let calls: Calls
        @State private var text = ""

        var body: some View {
            VStack {
                SearchBar(text: $text, calls: calls)
                Text("searched: \(text)")
                Spacer()
            }
        }
    }

    @Test("S-942: a search bar tells its delegate what is typed, searched for and cancelled")
    func searching() {
        let calls = Calls()
        let app = TestApp(size: CGSize(width: 400, height: 300)) { SearchPage(calls: calls) }
        app.settle()
        let field = app.find("Search hikes")
        #expect(field.frame.minY < 60)
        app.find("Cancel").expectNone()
        field.tap()
        app.type("lake")
        app.find("searched: lake").expect()
        app.key("return")
        #expect(calls.list == ["search lake"])
        app.find("Clear").tap()
        app.find("searched: ").expect()
        app.find("Search hikes").tap()
        app.type("hut")
        app.find("Cancel").tap()
        app.settle()
        app.find("searched: ").expect()
        app.find("Cancel").expectNone()
        #expect(!app.find("Search hikes").isFocused)
    }

    private struct Notes: UIViewRepresentable {
        @Binding var text: String
        let calls: Calls

        final class Coordinator: NSObject, UITextViewDelegate {
            let parent: Notes
            init(_ parent: Notes) { self.parent = parent }

            func textViewDidChange(_ textView: UITextView) { parent.text = textView.text }

            func textView(
                _ textView: UITextView, shouldChangeTextIn range: NSRange,
                replacementText text: String
            ) -> Bool {
                parent.calls.list.append("\(range.location)+\(range.length) \(text)")
                return text != "!"
            }

            func textViewDidBeginEditing(_ textView: UITextView) {
                parent.calls.list.append("begin")
            }

            func textViewDidEndEditing(_ textView: UITextView) { parent.calls.list.append("end") }
        }

        func makeCoordinator() -> Coordinator { Coordinator(self) }

        func makeUIView(context: Context) -> UITextView {
            let view = UITextView()
            view.delegate = context.coordinator
            view.font = .preferredFont(forTextStyle: .title1)
            view.accessibilityIdentifier = "notes"
            view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
            return view
        }

        func updateUIView(_ uiView: UITextView, context: Context) { uiView.text = text }
    }

    private struct NotesPage: View {
        let calls: Calls
        @State private var text = "day"

        var body: some View {
            VStack {
                Notes(text: $text, calls: calls).frame(height: 100)
                Text("written: \(text)")
                Button("Reset") { text = "new" }
                TextField("Other", text: .constant(""))
            }
        }
    }

    @Test("S-943: an editor of UIKit's writes through its delegate, which may refuse")
    func editing() {
        let calls = Calls()
        let app = TestApp(size: CGSize(width: 400, height: 300)) { NotesPage(calls: calls) }
        app.settle()
        app.find(id: "notes").tap()
        #expect(calls.list == ["begin"])
        app.key("end")
        app.type("s")
        app.find("written: days").expect()
        app.type("!")
        app.find("written: days").expect()
        #expect(calls.list == ["begin", "3+0 s", "4+0 !"])
        app.find("Reset").tap()
        app.find("written: new").expect()
        #expect(app.find(id: "notes").value == "new")
        app.find("Other").tap()
        #expect(calls.list.last == "end")
        #expect(app.host.surfaces[0].framebuffer.pixels(of: 0x0000FF) > 10_000)
    }

    private struct Field: UIViewRepresentable {
        @Binding var text: String
        let isSecure: Bool
        let calls: Calls

        final class Coordinator: NSObject, UITextFieldDelegate {
            let field: Field
            init(_ field: Field) { self.field = field }

            func textField(
                _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
                replacementString string: String
            ) -> Bool { string.allSatisfy(\.isNumber) }

            func textFieldShouldReturn(_ textField: UITextField) -> Bool {
                field.calls.list.append("return")
                textField.resignFirstResponder()
                return true
            }
        }

        func makeCoordinator() -> Coordinator { Coordinator(self) }

        func makeUIView(context: Context) -> UITextField {
            let field = UITextField()
            field.placeholder = "Code"
            field.borderStyle = .roundedRect
            field.isSecureTextEntry = isSecure
            field.keyboardType = .numberPad
            field.clearButtonMode = .whileEditing
            field.delegate = context.coordinator
            field.setContentHuggingPriority(.defaultHigh, for: .vertical)
            let text = $text
            field.addAction(
                UIAction { action in text.wrappedValue = (action.sender as! UITextField).text! },
                for: .editingChanged)
            field.becomeFirstResponder()
            return field
        }

        func updateUIView(_ uiView: UITextField, context: Context) { uiView.text = text }
    }

    private struct FieldPage: View {
        var isSecure = false
        let calls: Calls
        @State private var code = ""

        var body: some View {
            VStack {
                Field(text: $code, isSecure: isSecure, calls: calls)
                Text("code: \(code)")
            }
        }
    }

    @Test("S-944: a field has the keyboard that it asks for, filters, returns and is cleared")
    func fields() {
        let calls = Calls()
        let app = TestApp(size: CGSize(width: 400, height: 300)) { FieldPage(calls: calls) }
        app.settle()
        for letter in ["4", "x", "2"] { app.type(letter) }
        app.find("code: 42").expect()
        app.find("Clear").tap()
        app.find("code: ").expect()
        app.type("7")
        app.key("return")
        #expect(calls.list == ["return"])
        #expect(!app.find("Code").isFocused)
        let secret = TestApp(size: CGSize(width: 400, height: 300)) {
            FieldPage(isSecure: true, calls: calls)
        }
        secret.settle()
        secret.type("42")
        secret.find("code: 42").expect()
        #expect(secret.find("Code").value != "42")
    }
}
