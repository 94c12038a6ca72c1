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

    /// Makes values those of a place that is in no search.
    mutating func leaveSearch() {
        searchClaim = nil
        searchTarget = nil
        searchOptions = SearchOptions()
        isSearching = false
    }
}
