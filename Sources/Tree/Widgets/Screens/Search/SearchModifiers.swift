import Foundation
import Views

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

    /// Sets what the bars of a page do while the user searches.
    nonisolated public func searchPresentationToolbarBehavior(
        _ behavior: SearchPresentationToolbarBehavior
    ) -> some View {
        changingSearch { $0.toolbarBehavior = behavior }
    }

    /// Has no effect, because speech is not turned into text here. Kept for source compatibility.
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
