import Foundation
import Testing
import ViewHosts

@testable import Views
@testable import Widgets

@MainActor
struct TextFieldShapesTests {
    /// Every way to make a field that apps are known to use; that it compiles is the point.
    struct Shapes: View {
        enum Unit: String { case kilo }
        @State var text = ""
        @State var count = 1
        @State var price = 1.5
        @State var optional: Double?
        @State var date = Date(timeIntervalSince1970: 0)
        let unit = Unit.kilo
        let title = "Title"

        var body: some View {
            VStack {
                Group {
                    TextField("Key", text: $text)
                    TextField(title, text: $text)
                    TextField("Of \(title)", text: $text)
                    TextField(unit.rawValue, text: $text)
                    TextField("", text: $text, prompt: Text("Prompt").foregroundColor(.gray))
                    TextField(title, text: $text, prompt: Text("Prompt"))
                    TextField("Key", text: $text, axis: .vertical).lineLimit(3...6)
                    TextField(title, text: $text, prompt: nil, axis: .vertical)
                    TextField(text: $text) { Text("Label") }
                    TextField(text: $text, prompt: Text("Prompt")) { Image(systemName: "star") }
                }
                Group {
                    TextField("Key", text: $text, onEditingChanged: { _ in }, onCommit: {})
                    TextField("Key", text: $text, onEditingChanged: { _ in })
                    TextField("Key", text: $text, onCommit: {})
                    TextField("Key", text: $text) { isEditing in _ = isEditing }
                    TextField("Key", value: $count, format: .number)
                    TextField(title, value: $price, format: .currency(code: "EUR"))
                    TextField("Key", value: $optional, format: .number, prompt: Text("None"))
                    TextField(value: $count, format: .number) { Text("Label") }
                    TextField("Key", value: $price, formatter: NumberFormatter())
                    TextField(title, value: $date, formatter: DateFormatter())
                }
                Group {
                    SecureField("Key", text: $text)
                    SecureField(title, text: $text, prompt: Text("Prompt"))
                    SecureField("Key", text: $text, onCommit: {})
                    SecureField(text: $text) { Text("Label") }
                    TextEditor(text: $text).scrollContentBackground(.hidden)
                }
                .textFieldStyle(RoundedBorderTextFieldStyle())
                .keyboardType(.decimalPad)
                .textContentType(.emailAddress)
                .autocapitalization(.none)
                .textInputAutocapitalization(.never)
                .disableAutocorrection(true)
                .autocorrectionDisabled()
                .submitLabel(.done)
                .textSelection(.enabled)
                .onSubmit {}
            }
            .textFieldStyle(.roundedBorder)
        }
    }

    @Test("Every way to make a field makes one")
    func shapes() {
        let host = EditingHost(size: CGSize(width: 300, height: 1_500), Shapes())
        #expect(host.fields.count == 25)
        #expect(host.fields.allSatisfy { $0.role == .textEditor || !$0.label.isEmpty })
    }

    @Test("A field in a form has its label before it and no box, and its text ends at the side")
    func formField() throws {
        let host = ViewHost(width: 400, height: 200) {
            Form {
                TextField("Name", text: .constant("Ada"))
                SecureField("Secret", text: .constant(""), prompt: Text("Required"))
                TextField("Hidden", text: .constant("")).labelsHidden()
            }
        }
        let label = try #require(host.textOrigins("Name").first)
        let value = try #require(host.textOrigins("Ada").first)
        #expect(label.x < 60 && value.x > 300)
        #expect(host.textOrigins("Required").count == 1 && host.textOrigins("Secret").count == 1)
        #expect(host.elements(.textField).map(\.label) == ["Name", "Hidden"])
        let plain = ViewHost(width: 400, height: 200) {
            Form { Text("Name") }
        }
        #expect(host.lines("strokeBorder").count == plain.lines("strokeBorder").count)
        host.press(at: CGPoint(x: 300, y: value.y))
        host.send(.text("b"))
        #expect(host.elements(.textField).first?.isFocused == true)
    }

    @Test("An editor has the box of a field, and a ring while it has the focus")
    func editorBox() {
        let host = ViewHost(width: 200, height: 100) { TextEditor(text: .constant("a")) }
        let field = ViewHost(width: 200, height: 100) { TextField("", text: .constant("a")) }
        #expect(host.lines("stroke").count == field.lines("stroke").count)
        #expect(host.lines("stroke").count > 0)
        let before = host.lines("stroke")
        host.press(at: CGPoint(x: 100, y: 50))
        #expect(host.lines("stroke") != before)
        let bare = ViewHost(width: 200, height: 100) {
            TextEditor(text: .constant("a")).scrollContentBackground(.hidden)
        }
        #expect(bare.lines("stroke").isEmpty)
    }
}
