import Foundation
import Views

/// A text of many lines to edit, as large as the proposed size.
public struct TextEditor: View {
    private let text: Binding<String>
    @Environment(\.scrollContentBackground) private var background

    nonisolated public init(text: Binding<String>) { self.text = text }

    public var body: some View {
        TextInput(
            text: text, kind: .editor, box: .ground(isShown: background != .hidden), label: nil,
            placeholder: EmptyView())
    }
}
