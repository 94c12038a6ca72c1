import Views

/// A text editor as it looks by itself.
struct TextEditorContent: View {
    let text: Binding<String>
    let selection: Binding<TextSelection?>?
    private var state = EditorState()
    @Environment(\.editorBackground) private var background

    nonisolated init(text: Binding<String>, selection: Binding<TextSelection?>?) {
        self.text = text
        self.selection = selection
    }

    var body: some View { state.view { input($0, background) } }

    func input(_ model: TextInputModel, _ background: Visibility) -> TextInput<EmptyView> {
        TextInput(
            model, text: text, kind: .editor, box: .background(isShown: background != .hidden),
            label: nil, selection: selection, placeholder: EmptyView())
    }
}
