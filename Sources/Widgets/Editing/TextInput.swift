import Foundation
import Views

/// A text to edit, in a box or without one: what text fields, secure fields and editors are
/// made of.
nonisolated struct TextInput<Placeholder: View>: View {
    let model: TextInputModel
    let text: Binding<String>
    let kind: TextInputKind
    let box: FieldBox
    /// The field's accessibility label; nil where the placeholder is the label.
    let label: Text?
    let actions: TextInputActions
    /// The app's binding to what is selected; nil where it has none.
    let selection: Binding<TextSelection?>?
    let placeholder: Placeholder

    @State private var revision = 0
    @Environment(\.submitActions) private var submit
    @Environment(\.pasteboard) private var pasteboard
    @Environment(\.undoManager) private var undoManager
    @Environment(\.barItems) private var bars
    @Environment(\.backspaceInEmptyField) private var backspaceWhenEmpty
    @Environment(\.textSelectionAffinity) private var affinity

    init(
        _ model: TextInputModel, text: Binding<String>, kind: TextInputKind, box: FieldBox,
        label: Text?,
        actions: TextInputActions = TextInputActions(),
        selection: Binding<TextSelection?>? = nil, placeholder: Placeholder
    ) {
        self.model = model
        self.text = text
        self.kind = kind
        self.box = box
        self.label = label
        self.actions = actions
        self.selection = selection
        self.placeholder = placeholder
    }

    @MainActor var body: some View {
        connect()
        return ZStack { placeholder }
            .lineLimit(kind.isMultiline ? nil : 1)
            .foregroundStyle(Color(ColorRole.tertiaryLabel))
            .modifier(
                TextInputModifier(
                    model: model, kind: kind, box: box, label: label, revision: revision,
                    version: model.buffer.version)
            )
            .afterUpdate(
                if: model.buffer.text != text.wrappedValue
                    || model.hasNewSelection
            ) { [model] in
                model.takeOver()
                model.takeOverSelection()
            }
    }

    @MainActor private func connect() {
        let revision = $revision
        model.kind = kind
        model.actions = actions
        model.submit = submit
        model.pasteboard = pasteboard
        model.undoManager = undoManager
        model.selection = selection
        model.affinity = affinity
        model.bars = bars
        model.backspaceWhenEmpty = backspaceWhenEmpty
        model.changed = { revision.wrappedValue &+= 1 }
        model.connect(text)
    }
}
