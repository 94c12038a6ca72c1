import Foundation
import Views

/// A text of many lines to edit, as large as the proposed size.
public struct TextEditor: View {
    private let content: TextEditorContent
    private var state = EditorState()
    @Environment(\.textEditorStyles) private var styles
    @Environment(\.editorBackground) private var background

    /// Creates an editor for the text of a binding, which every change is written to.
    nonisolated public init(text: Binding<String>) {
        content = TextEditorContent(text: text, selection: nil)
    }

    /// The binding follows what is selected, and selects what is written to it.
    nonisolated public init(text: Binding<String>, selection: Binding<TextSelection?>) {
        content = TextEditorContent(text: text, selection: selection)
    }

    public var body: some View {
        if let style = styles.innermost {
            style.body(TextEditorStyleConfiguration(editor: content)).inStyles(styles.outer)
        } else {
            // No view of its own: typing evaluates as few bodies as it can.
            state.view { content.input($0, background) }
        }
    }
}
