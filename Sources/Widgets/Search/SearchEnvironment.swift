import Foundation
import Views

/// What modifiers outside of a search field say about it.
struct SearchOptions {
    var suggestions: AnyView?
    var hiddenPlacements: SearchSuggestionsPlacement.Set = []
    var scopes: AnyView?
    var scopeActivation = SearchScopeActivation.automatic
    var toolbarBehavior = SearchPresentationToolbarBehavior.automatic
    /// Bind the field's focus.
    var focus: [(AnyView) -> AnyView] = []
}

/// The search field of a stack, until the root page of the stack shows it in its bar.
struct SearchClaim {
    let owner: SearchClaimOwner
    let field: AnyView
    /// Whether title and items give way to the field.
    let hidesBar: Bool
}

/// What a key does in a field without a text: the same object while the field exists, so that a new
/// closure does not make the field dirty.
final class EmptyFieldAction {
    var perform: () -> Void = {}
    init() {}
}

/// Decides which page shows a search field: the first that asks, for as long as it exists.
final class SearchClaimOwner {
    private weak var claimant: BarItems?
    var changed: () -> Void = {}

    init() {}

    func isGranted(to bars: BarItems) -> Bool {
        if claimant == nil {
            claimant = bars
            changed()
        }
        return claimant === bars
    }
}

private enum OptionsKey: EnvironmentKey {
    static var defaultValue: SearchOptions { SearchOptions() }
}
private enum ClaimKey: EnvironmentKey { static var defaultValue: SearchClaim? { nil } }
private enum TargetKey: EnvironmentKey { static var defaultValue: SearchTarget? { nil } }
private enum BackspaceKey: EnvironmentKey { static var defaultValue: EmptyFieldAction? { nil } }
private enum IsSearchingKey: EnvironmentKey { static let defaultValue = false }
private enum SuggestionsPlacementKey: EnvironmentKey {
    static let defaultValue = SearchSuggestionsPlacement.automatic
}

extension EnvironmentValues {
    var searchOptions: SearchOptions {
        get { self[OptionsKey.self] }
        set { self[OptionsKey.self] = newValue }
    }

    var searchClaim: SearchClaim? {
        get { self[ClaimKey.self] }
        set { self[ClaimKey.self] = newValue }
    }

    /// What Backspace does in a field without a text, such as removing a token before it.
    var backspaceInEmptyField: EmptyFieldAction? {
        get { self[BackspaceKey.self] }
        set { self[BackspaceKey.self] = newValue }
    }

    var searchTarget: SearchTarget? {
        get { self[TargetKey.self] }
        set { self[TargetKey.self] = newValue }
    }

    /// Whether the user searches with the field around the view.
    public internal(set) var isSearching: Bool {
        get { self[IsSearchingKey.self] }
        set { self[IsSearchingKey.self] = newValue }
    }

    /// Ends the search with the field around the view.
    public var dismissSearch: DismissSearchAction { DismissSearchAction(searchTarget) }

    /// Where the suggestions are shown that the view is part of.
    public internal(set) var searchSuggestionsPlacement: SearchSuggestionsPlacement {
        get { self[SuggestionsPlacementKey.self] }
        set { self[SuggestionsPlacementKey.self] = newValue }
    }
}

extension View {
    nonisolated private func changingSearch(
        _ change: @escaping (inout SearchOptions) -> Void
    ) -> some View {
        transformEnvironment(\.searchOptions, transform: change)
    }

    /// Shows suggestions while the user searches.
    nonisolated public func searchSuggestions<S: View>(
        @ViewBuilder _ suggestions: () -> S
    ) -> some View {
        let view = AnyView(suggestions())
        return changingSearch { $0.suggestions = view }
    }

    /// Whether suggestions may be shown in some places.
    nonisolated public func searchSuggestions(
        _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
    ) -> some View {
        changingSearch {
            if visibility == .hidden {
                $0.hiddenPlacements.formUnion(placements)
            } else {
                $0.hiddenPlacements.subtract(placements)
            }
        }
    }

    /// Shows a choice of where to search while the user searches.
    nonisolated public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, @ViewBuilder scopes: () -> S
    ) -> some View {
        searchScopes(scope, activation: .automatic) { scopes() }
    }

    nonisolated public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, activation: SearchScopeActivation,
        @ViewBuilder _ scopes: () -> S
    ) -> some View {
        let content = scopes()
        let view = AnyView(
            Picker(selection: scope) {
                content
            } label: {
                Text("Scope")
            }
            .labelsHidden().pickerStyle(SegmentedPickerStyle()))
        return changingSearch {
            $0.scopes = view
            $0.scopeActivation = activation
        }
    }

    nonisolated public func searchPresentationToolbarBehavior(
        _ behavior: SearchPresentationToolbarBehavior
    ) -> some View {
        changingSearch { $0.toolbarBehavior = behavior }
    }

    /// Without effect, because there is no dictation.
    nonisolated public func searchDictationBehavior(
        _ dictationBehavior: TextInputDictationBehavior
    ) -> some View { self }

    /// The binding is true while the search field has the focus, and setting it moves the focus.
    nonisolated public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
        changingSearch { $0.focus.append { AnyView($0.focused(binding)) } }
    }

    /// The binding has the value while the search field has the focus, and setting it moves the focus.
    nonisolated public func searchFocused<V: Hashable>(
        _ binding: FocusState<V>.Binding, equals value: V
    ) -> some View {
        changingSearch { $0.focus.append { AnyView($0.focused(binding, equals: value)) } }
    }
}
