import Foundation
import Views

/// A line of text to edit, or with a vertical axis as many as there are.
nonisolated public struct TextField<Label: View>: View {
    let source: TextFieldSource
    var kind = TextInputKind.line
    var prompt: Text?
    /// The label where it is a text.
    var title: Text?
    let label: Label
    var selection: Binding<TextSelection?>?
    var onEditing: (Bool) -> Void = { _ in }
    var onCommit: () -> Void = {}

    @Retained private var model = TextInputModel()
    @State private var draft: FieldDraft?
    @Environment(\.textFieldStyle) private var style
    @Environment(\.formatSurroundings) private var surroundings
    @Environment(\.labelPlacement) private var placement
    @Environment(\.labelsAreHidden) private var labelIsHidden

    init(
        _ source: TextFieldSource, kind: TextInputKind = .line, prompt: Text? = nil,
        title: Text? = nil, label: Label
    ) {
        self.source = source
        self.kind = kind
        self.prompt = prompt
        self.title = title
        self.label = label
    }

    @MainActor public var body: some View {
        if let box = (style as? any BoxedFieldStyle)?.box {
            if style is DefaultTextFieldStyle, placement != .beside {
                value
            } else {
                input(in: box)
            }
        } else {
            // A style of the app replaces the whole field.
            custom(style).environment(\.textFieldStyle, PlainTextFieldStyle())
        }
    }

    @MainActor private func input(in box: FieldBox) -> some View {
        TextInput(
            model, text: text, kind: kind, box: box, label: title, actions: actions,
            selection: selection, placeholder: placeholder)
    }

    /// The field as the value of a form's row.
    @MainActor @ViewBuilder private var value: some View {
        if placement == .apart, !labelIsHidden {
            LabelledRow(fillsRow: true, label: label) {
                TextInput(
                    model, text: text, kind: kind, box: .none, label: title, actions: actions,
                    selection: selection, placeholder: prompt
                )
                .multilineTextAlignment(.trailing)
            }
        } else {
            input(in: .none).multilineTextAlignment(placement == .around ? .trailing : .leading)
        }
    }

    @ViewBuilder private var placeholder: some View {
        if let prompt { prompt } else { label }
    }

    @MainActor private func custom<S: TextFieldStyle>(_ style: S) -> AnyView {
        var configuration = TextField<_TextFieldStyleLabel>(
            .text(text), kind: kind, prompt: prompt, title: title,
            label: _TextFieldStyleLabel(content: AnyView(label)))
        configuration.selection = selection
        configuration.onEditing = actions.editing
        configuration.onCommit = actions.commit
        return AnyView(style._body(configuration: configuration))
    }

    // MARK: Text

    /// What is edited: the text itself, or what has been typed for a value.
    @MainActor private var text: Binding<String> {
        switch source {
        case .text(let text): return text
        case .value(let value):
            let draft = $draft
            let surroundings = surroundings
            return Binding(
                location: FunctionLocation(
                    get: {
                        let own = value.text(surroundings)
                        guard let typed = draft.wrappedValue, typed.accepted.contains(own) else {
                            return own
                        }
                        return typed.text
                    },
                    set: { new, _ in
                        let before = value.text(surroundings)
                        let after = value.write(new, surroundings)
                        draft.wrappedValue = FieldDraft(
                            text: new, accepted: [before] + (after.map { [$0] } ?? []))
                    }))
        }
    }

    @MainActor private var actions: TextInputActions {
        let draft = $draft
        let isValue = if case .value = source { true } else { false }
        // The value replaces the typed text when editing ends.
        let end = { if isValue { draft.wrappedValue = nil } }
        return TextInputActions(
            commit: { [onCommit] in
                end()
                onCommit()
            },
            editing: { [onEditing] isEditing in
                if !isEditing { end() }
                onEditing(isEditing)
            })
    }
}
