import SwiftUI

struct FieldsPage: View {
    @SceneStorage("name") private var name = "Ada"
    @SceneStorage("empty") private var empty = ""
    @State private var password = "secret"
    @SceneStorage("number") private var number = 42
    @SceneStorage("text") private var text = """
        A text editor wraps its lines, scrolls, selects with mouse and keyboard, \
        and undoes what was typed.

        Ctrl+Z takes a step back, Ctrl+Shift+Z forward again.
        """

    var body: some View {
        Exhibit("Text field") {
            TextField("Name", text: $name)
            TextField("An empty field shows its prompt", text: $empty)
            TextField("Number", value: $number, format: .number)
            TextField("Plain", text: $name)
                .textFieldStyle(.plain)
            TextField("Disabled", text: $name)
                .disabled(true)
        }
        .frame(maxWidth: 340)
        Exhibit("Secure field") {
            SecureField("Password", text: $password)
        }
        .frame(maxWidth: 340)
        Exhibit("Text editor") {
            TextEditor(text: $text)
                .frame(height: 160)
                .accessibilityLabel("Text editor")
                .accessibilityIdentifier("editor")
        }
        .frame(maxWidth: 500)
    }
}
