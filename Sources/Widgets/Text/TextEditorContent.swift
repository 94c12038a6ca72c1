import Views

/// A text editor as it looks by itself.
struct TextEditorContent: View {
    let text: Binding<String>
    let selection: Binding<TextSelection?>?
    @Environment(\.scrollContentBackground) private var background

    nonisolated init(text: Binding<String>, selection: Binding<TextSelection?>?) {
        self.text = text
        self.selection = selection
    }

    var body: some View { input(background) }

    func input(_ background: Visibility) -> some View {
        TextInput(
            text: text, kind: .editor, box: .background(isShown: background != .hidden), label: nil,
            selection: selection, placeholder: EmptyView())
    }
}
