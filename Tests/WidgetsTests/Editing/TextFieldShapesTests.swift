import Foundation
import Testing

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
}
