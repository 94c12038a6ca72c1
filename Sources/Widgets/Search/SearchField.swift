import Foundation
import Geometry
import Views

/// The field of a search, with its tokens and scopes.
struct SearchField: View {
    let text: Binding<String>
    let prompt: Text
    let tokens: SearchTokens?
    let isSearching: Binding<Bool>
    let target: SearchTarget
    /// In the row of a bar's items, instead of in a row of its own.
    let isInToolbar: Bool
    @FocusState private var isFocused: Bool
    @Retained private var backspace = EmptyFieldAction()
    @Environment(\.density) private var density
    @Environment(\.submitActions) private var submit
    @Environment(\.searchOptions) private var options

    init(
        text: Binding<String>, prompt: Text, tokens: SearchTokens?, isSearching: Binding<Bool>,
        target: SearchTarget, isInToolbar: Bool
    ) {
        self.text = text
        self.prompt = prompt
        self.tokens = tokens
        self.isSearching = isSearching
        self.target = target
        self.isInToolbar = isInToolbar
    }

    var body: some View {
        let (submit, isSearching) = (submit, isSearching)
        backspace.perform = tokens?.removeLast ?? {}
        return VStack(spacing: Theme.Spacing.stack) {
            HStack(spacing: Theme.Spacing.stack) {
                Image(systemName: "magnifyingglass").foregroundStyle(.secondary).undescribed()
                ForEach(tokens?.shown ?? [], id: \.id) { SearchTokenChip(item: $0) }
                field.onSubmit { submit(.search) }.submitScope()
                    .environment(\.backspaceInEmptyField, tokens == nil ? nil : backspace)
                if density == .device, isSearching.wrappedValue {
                    Button("Cancel") { target.dismiss() }.buttonStyle(BorderlessButtonStyle())
                } else if !text.wrappedValue.isEmpty {
                    clearButton
                }
            }
            if showsScopes, let scopes = options.scopes { scopes }
        }
        .frame(maxWidth: isInToolbar ? Self.toolbarWidth : nil)
        .padding(.vertical, isInToolbar ? 0 : Theme.Spacing.hairGap)
        .onChange(of: isFocused) { focusChanged() }
        .onChange(of: isSearching.wrappedValue, initial: true) {
            if isSearching.wrappedValue != isFocused, isSearching.wrappedValue || isFocused {
                isFocused = isSearching.wrappedValue
            }
        }
        .modifier(SearchKeys(dismiss: { target.dismiss() }))
    }

    private static var toolbarWidth: CGFloat { 240 }

    private var field: AnyView {
        let field = AnyView(
            TextField(text: text, prompt: prompt) { prompt }.labelsHidden().focused($isFocused)
                .transformEnvironment(\.textInputTraits) {
                    if $0.submitLabel == .return { $0.submitLabel = .search }
                })
        return options.focus.reduce(field) { $1($0) }
    }

    private var clearButton: some View {
        Pressable(.init(role: .button, label: "Clear")) {
            text.wrappedValue = ""
        } label: { state in
            Image(systemName: "xmark.circle.fill").undescribed()
                .foregroundStyle(
                    Color(state.isHovered ? ColorRole.secondaryLabel : ColorRole.tertiaryLabel))
        }
    }

    private var showsScopes: Bool {
        options.scopeActivation == .onTextEntry
            ? !text.wrappedValue.isEmpty : isSearching.wrappedValue
    }

    private func focusChanged() {
        if isFocused {
            if !isSearching.wrappedValue { isSearching.wrappedValue = true }
            return
        }
        // A search with a text, or with suggestions to choose from, goes on without the focus.
        let isEmpty = text.wrappedValue.isEmpty && tokens?.shown.isEmpty != false
        let hasSuggestions = options.suggestions != nil || tokens?.suggested.isEmpty == false
        if isEmpty, !hasSuggestions, isSearching.wrappedValue { isSearching.wrappedValue = false }
    }
}

/// Escape in a search field ends the search.
private struct SearchKeys: ViewModifier {
    let dismiss: @MainActor () -> Void
    @Retained private var responder = Responder()

    init(dismiss: @escaping @MainActor () -> Void) { self.dismiss = dismiss }

    func body(content: Content) -> some View {
        let dismiss = dismiss
        responder.key = { event in
            guard event.phase == .down, event.modifiers.isEmpty, event.key == .escape else {
                return false
            }
            dismiss()
            return true
        }
        return content.modifier(ResponderEffect(responder: responder))
    }
}
