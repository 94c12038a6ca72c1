import Foundation
import Geometry
import Views

/// The fields and buttons above a text, with which people look for words and replace them.
struct FindBar: View {
    /// What has the focus in an editor with a find bar.
    enum Part: Hashable { case query, replacement, text }

    @Binding var search: TextSearch
    @Binding var replacement: String
    let found: String
    let isFound: Bool
    let replaces: Bool
    let focus: FocusState<Part?>.Binding
    let actions: FindActions

    var body: some View {
        VStack(spacing: Theme.Spacing.stack) {
            HStack(spacing: Theme.Spacing.stack) {
                Image(systemName: "magnifyingglass").foregroundStyle(.secondary).undescribed()
                field("Find", $search.text, .query) { actions.next(1) }
                Text(found).foregroundStyle(.secondary).fixedSize()
                icon("Previous", "chevron.up") { actions.next(-1) }.disabled(!isFound)
                icon("Next", "chevron.down") { actions.next(1) }.disabled(!isFound)
                Menu {
                    Toggle("Match Case", isOn: $search.matchesCase)
                    Toggle("Whole Words", isOn: $search.wholeWords)
                } label: {
                    Image(systemName: "ellipsis.circle").accessibilityLabel("Options")
                }
                .menuIndicator(.hidden).fixedSize()
                Button("Done", action: actions.close).buttonStyle(BorderlessButtonStyle())
            }
            if replaces {
                HStack(spacing: Theme.Spacing.stack) {
                    Image(systemName: "pencil").foregroundStyle(.secondary).undescribed()
                    field("Replace With", $replacement, .replacement, actions.replace)
                    Button("Replace", action: actions.replace).disabled(!isFound)
                    Button("Replace All", action: actions.replaceAll).disabled(!isFound)
                }
            }
        }
        .padding(Theme.Spacing.stack)
        .background(Color(ColorRole.windowBackground))
        .modifier(FindBarEnvironment())
        .modifier(FindKeys(actions: actions))
    }

    private func field(
        _ title: LocalizedStringKey, _ text: Binding<String>, _ part: Part,
        _ submit: @escaping () -> Void
    ) -> some View {
        TextField(title, text: text).textFieldStyle(.roundedBorder)
            .focused(focus, equals: part).onSubmit(submit).submitScope()
    }

    private func icon(
        _ label: LocalizedStringKey, _ name: String, _ action: @escaping () -> Void
    ) -> some View {
        Button(action: action) { Image(systemName: name).undescribed() }
            .buttonStyle(BorderlessButtonStyle()).accessibilityLabel(label)
    }
}

/// What a find bar does.
struct FindActions {
    let next: (_ step: Int) -> Void
    let replace: () -> Void
    let replaceAll: () -> Void
    let close: () -> Void
    let focus: () -> Void
}

/// The bar does not look like the text that it belongs to.
private struct FindBarEnvironment: EnvironmentModifier {
    typealias Body = Never

    func transform(_ values: inout EnvironmentValues) {
        values.font = nil
        values.lineLimit = nil
        values.lineSpacing = 0
        values.multilineTextAlignment = .leading
        values.textCase = nil
        values.foregroundStack = nil
        values.findOptions = FindOptions()
    }
}

/// The keys of a find bar: Escape closes it, F3 and Ctrl+G go on.
private struct FindKeys: ViewModifier {
    let actions: FindActions
    @Retained private var responder = Responder()

    init(actions: FindActions) { self.actions = actions }

    func body(content: Content) -> some View {
        let actions = actions
        responder.key = { event in
            guard event.phase != .up else { return false }
            return Self.take(event, actions)
        }
        return content.modifier(ResponderEffect(responder: responder))
    }

    private static func take(_ event: KeyEvent, _ actions: FindActions) -> Bool {
        let step = event.modifiers.contains(.shift) ? -1 : 1
        switch (event.key, event.modifiers.subtracting(.shift)) {
        case (.escape, []): actions.close()
        case (.function(3), []), (.character("g"), .control): actions.next(step)
        case (.character("f"), .control): actions.focus()
        default: return false
        }
        return true
    }
}
