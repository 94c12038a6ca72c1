import Foundation
import Geometry
import Views

/// The suggestions of a search, below the field or in place of the content.
struct SearchSuggestionsPanel: View {
    let placement: SearchSuggestionsPlacement
    let tokens: [SearchTokens.Item]
    let suggestions: AnyView?

    private static var height: CGFloat { 320 }

    var body: some View {
        SubviewsReader(content) { rows in
            if !rows.isEmpty {
                let list = ScrollView {
                    VStack(alignment: .leading, spacing: 0) {
                        ForEach(rows) { row in
                            row.frame(
                                maxWidth: .infinity, minHeight: Theme.menuRow, alignment: .leading)
                        }
                    }
                    .padding(Theme.menuInset)
                }
                .environment(\.searchSuggestionsPlacement, placement)
                .described(as: .list)
                if placement == .content {
                    list.frame(maxWidth: .infinity, maxHeight: .infinity)
                        .background(Color(ColorRole.windowBackground))
                } else {
                    list.fixedSize(horizontal: false, vertical: rows.count <= Self.fewRows)
                        .frame(maxHeight: rows.count <= Self.fewRows ? nil : Self.height)
                        .raisedPanel(radius: Theme.Radius.card)
                }
            }
        }
    }

    /// Up to this number all rows are shown at once.
    private static var fewRows: Int { 10 }

    @ViewBuilder private var content: some View {
        ForEach(tokens, id: \.id) { item in
            SuggestionRow(action: item.act) { item.view }
        }
        if let suggestions { suggestions }
    }
}

/// The suggestions under the field of a search, as wide as it. The down arrow goes from the field
/// to the first of them, and the up arrow from that back to the field.
struct SuggestionsLayer: View {
    let panel: SearchSuggestionsPanel
    let target: SearchTarget
    let position: TreePosition
    let hasFocus: FocusState<Bool>.Binding
    let goBack: () -> Void
    let anchor: () -> CGRect?

    var body: some View {
        PresentedLayer(
            .under(anchor), blocksBehind: false, closesOnOutsidePress: false, closesOnEscape: false,
            close: {}, keys: takeKey
        ) {
            panel.environment(\.searchTarget, target).focused(hasFocus).treePosition(position)
        }
    }

    private func takeKey(_ event: KeyEvent) -> Bool {
        guard event.phase != .up, event.modifiers.isEmpty, let focus = position.tree?.focus else {
            return false
        }
        let nodes = position.renders
        switch event.key {
        case .down: _ = focus.advance(by: 1, inside: nodes)
        case .up: if !focus.advance(by: -1, inside: nodes) { goBack() }
        case .escape: goBack()
        default: return false
        }
        return true
    }
}

/// A suggestion to press.
struct SuggestionRow<Label: View>: View {
    let action: () -> Void
    @ViewBuilder let label: Label

    var body: some View {
        var description = AccessibilityProperties(role: .menuItem)
        description.children = .combine
        return Pressable(description, action: action) { state in
            label.padding(.horizontal, Theme.Spacing.stack)
                .frame(maxWidth: .infinity, minHeight: Theme.menuRow, alignment: .leading)
                .background(
                    Color(state.isHovered || state.isFocused ? ColorRole.controlHover : .content)
                        .opacity(state.isHovered || state.isFocused ? 1 : 0),
                    in: RoundedRectangle(cornerRadius: Theme.Radius.small)
                )
                .focusOutline(state.showsFocus, radius: Theme.Radius.small)
        }
    }
}

/// Makes a view a suggestion that completes the search around.
nonisolated private struct SearchCompletionModifier: ViewModifier {
    let complete: @MainActor (SearchTarget) -> Void
    @Environment(\.searchTarget) private var target

    init(complete: @escaping @MainActor (SearchTarget) -> Void) { self.complete = complete }

    @MainActor func body(content: Content) -> some View {
        let (target, complete) = (target, complete)
        SuggestionRow {
            if let target { complete(target) }
        } label: {
            content
        }
    }
}

extension View {
    /// Completes the text of the search when the suggestion is chosen.
    nonisolated public func searchCompletion(_ completion: String) -> some View {
        modifier(SearchCompletionModifier { $0.complete(completion) })
    }

    /// Adds a token to the search when the suggestion is chosen.
    nonisolated public func searchCompletion<T: Identifiable>(_ token: T) -> some View {
        let token = UncheckedToken(token)
        return modifier(SearchCompletionModifier { _ = $0.add(token.value) })
    }
}

/// A token on its way to the search, which runs on the main actor as the view that has it does.
private struct UncheckedToken: @unchecked Sendable {
    let value: Any
    init(_ value: Any) { self.value = value }
}
