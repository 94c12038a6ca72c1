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
    /// The suggestions to show below the field; nil for none.
    let suggestions: SearchSuggestionsPanel?
    @FocusState private var isFocused: Bool
    @FocusState private var suggestionsHaveFocus: Bool
    @Retained private var backspace = EmptyFieldAction()
    @Retained private var position = TreePosition()
    @Retained private var down = FieldKeyAction()
    @Retained private var shown = TreePosition()
    @Environment(\.density) private var density
    @Environment(\.submitActions) private var submit
    @Environment(\.searchOptions) private var options

    init(
        text: Binding<String>, prompt: Text, tokens: SearchTokens?, isSearching: Binding<Bool>,
        target: SearchTarget, isInToolbar: Bool, suggestions: SearchSuggestionsPanel?
    ) {
        self.text = text
        self.prompt = prompt
        self.tokens = tokens
        self.isSearching = isSearching
        self.target = target
        self.isInToolbar = isInToolbar
        self.suggestions = suggestions
    }

    var body: some View {
        let isSearching = isSearching
        backspace.perform = tokens?.removeLast ?? {}
        let shown = shown
        down.perform = {
            shown.tree?.focus.advance(by: 1, inside: shown.renders) ?? false
        }
        return VStack(spacing: Theme.Spacing.stack) {
            HStack(spacing: Theme.Spacing.stack) {
                box
                if density == .device, isSearching.wrappedValue {
                    Button("Cancel") { target.dismiss() }.buttonStyle(BorderlessButtonStyle())
                }
            }
            if showsScopes, let scopes = options.scopes { scopes }
        }
        .treePosition(position)
        .modifier(suggestionsLayer)
        .frame(maxWidth: isInToolbar ? Self.toolbarWidth : nil)
        .padding(.vertical, isInToolbar ? 0 : Theme.Spacing.hairGap)
        .onChange(of: isFocused) { focusChanged() }
        .onChange(of: suggestionsHaveFocus) { suggestionsFocusChanged() }
        .onChange(of: isSearching.wrappedValue, initial: true) {
            if isSearching.wrappedValue != isFocused, isSearching.wrappedValue || isFocused {
                isFocused = isSearching.wrappedValue
            }
        }
        .modifier(SearchKeys(dismiss: { target.dismiss() }))
    }

    private static var toolbarWidth: CGFloat { 240 }
    /// What tokens leave of the field for its text.
    private static var leastText: CGFloat { 48 }

    /// The field with its symbol, its tokens and the button that clears it, in one frame.
    private var box: some View {
        let submit = submit
        return HStack(spacing: Theme.Spacing.hairGap) {
            Image(systemName: "magnifyingglass").foregroundStyle(.secondary).undescribed()
            if let tokens, hasTokens {
                SearchTokenRow(items: tokens.shown).layoutPriority(1)
            }
            field.frame(minWidth: tokens == nil ? nil : Self.leastText).onSubmit { submit(.search) }
                .submitScope()
                .environment(\.backspaceInEmptyField, tokens == nil ? nil : backspace)
                .environment(\.downInField, suggestions == nil ? nil : down)
            if !text.wrappedValue.isEmpty { clearButton }
        }
        .padding(.horizontal, Theme.fieldPadding)
        .frame(minHeight: Theme.controlHeight(.regular, density))
        .background {
            RoundedRectangle(cornerRadius: Theme.Radius.control).fill(Color(ColorRole.content))
                .contentShape(Rectangle())
                .onTapGesture { isFocused = true }
                .undescribed()
        }
        .overlay { FieldOutline(isFocused: isFocused) }
    }

    /// The suggestions cover what is below the field only while it or one of them has the focus.
    private var suggestionsLayer: PortalModifier<SuggestionsLayer> {
        let (position, shown, target, isFocused) = (position, shown, target, $isFocused)
        let hasFocus = $suggestionsHaveFocus
        let suggestions = self.isFocused || suggestionsHaveFocus ? suggestions : nil
        return PortalModifier(
            identity: suggestions.map { _ in AnyHashable(true) },
            presented: suggestions.map {
                SuggestionsLayer(
                    panel: $0, target: target, position: shown, hasFocus: hasFocus,
                    goBack: { isFocused.wrappedValue = true }
                ) { position.windowFrame }
            },
            options: PortalOptions(takesFocus: false, animation: Theme.Motion.hover))
    }

    /// Tokens take the place of the prompt.
    private var hasTokens: Bool { tokens?.shown.isEmpty == false }

    private var field: AnyView {
        let field = AnyView(
            TextField(text: text, prompt: hasTokens ? Text(verbatim: "") : prompt) { prompt }
                .labelsHidden().accessibilityLabel(prompt)
                .textFieldStyle(.plain).environment(\.takesFirstFocus, false)
                .focused($isFocused)
                .transformEnvironment(\.textInputTraits) {
                    if $0.submitLabel == .return { $0.submitLabel = .search }
                })
        return options.focus.reduce(field) { $1($0) }
    }

    private var clearButton: some View {
        Pressable(.init(role: .button, label: "Clear")) {
            text.wrappedValue = ""
            // The button goes, and what is typed next is another search.
            isFocused = true
        } label: { state in
            Image(systemName: "xmark.circle.fill").undescribed()
                .foregroundStyle(
                    Color(state.isHovered ? ColorRole.secondaryLabel : ColorRole.tertiaryLabel)
                )
                .focusRing(state.showsFocus, .capsule)
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
        let isEmpty = text.wrappedValue.isEmpty && !hasTokens
        let hasSuggestions = options.suggestions != nil || tokens?.suggested.isEmpty == false
        if isEmpty, !hasSuggestions, isSearching.wrappedValue { isSearching.wrappedValue = false }
    }

    /// A suggestion that is gone once it is chosen leaves the focus to the field.
    private func suggestionsFocusChanged() {
        guard !suggestionsHaveFocus, !isFocused, isSearching.wrappedValue,
            let tree = position.tree, tree.focus.current == nil
        else { return }
        isFocused = true
    }
}

/// The outline of a field: a hairline, or a ring while it has the focus.
private struct FieldOutline: View {
    let isFocused: Bool
    @Environment(\.isKeyWindow) private var isKeyWindow
    @Environment(\.displayScale) private var scale

    var body: some View {
        let color = isFocused ? isKeyWindow ? ColorRole.accent : .controlPressed : .separator
        RoundedRectangle(cornerRadius: Theme.Radius.control)
            .strokeBorder(Color(color), lineWidth: isFocused ? Theme.FocusRing.width : 1 / scale)
            .allowsHitTesting(false)
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
