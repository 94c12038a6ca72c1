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
    @Environment(\.downInField) private var downInField
    @Environment(\.textSelectionAffinity) private var affinity
    @Environment(\.takesFirstFocus) private var takesFirstFocus

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
            .foregroundStyle(Color(ColorRole.secondaryLabel))
            .modifier(
                TextInputModifier(
                    model: model, kind: kind, box: box, label: label, revision: revision,
                    version: model.buffer.version)
            )
            .modifier(
                PortalModifier(
                    identity: model.menu.point.map { _ in AnyHashable(true) }, presented: menuPanel,
                    options: PortalOptions(takesFocus: false, animation: Theme.Motion.hover))
            )
            .afterUpdate(
                if: model.buffer.text != text.wrappedValue
                    || model.hasNewSelection
            ) { [model] in
                model.takeOver()
                model.takeOverSelection()
            }
    }

    @MainActor private var menuPanel: TextMenuPanel? {
        let menu = model.menu
        return menu.point.map {
            TextMenuPanel(
                menu: menu, point: $0, entries: menu.entries, highlighted: menu.highlighted)
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
        model.downAction = downInField
        model.changed = { revision.wrappedValue &+= 1 }
        model.menu.changed = model.changed
        model.focusable.mayHaveFirstFocus = takesFirstFocus
        model.connect(text)
    }
}

private enum FirstFocusKey: EnvironmentKey { static let defaultValue = true }

extension EnvironmentValues {
    /// Whether a field may get the keyboard when its window opens, as that of a search does not.
    package var takesFirstFocus: Bool {
        get { self[FirstFocusKey.self] }
        set { self[FirstFocusKey.self] = newValue }
    }
}
