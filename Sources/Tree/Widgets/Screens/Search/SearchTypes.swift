import Foundation

/// Where the search field is placed.
public struct SearchFieldPlacement: Hashable, Sendable {
    enum Kind { case automatic, toolbar, sidebar, drawer }

    let kind: Kind
    private var displayMode = NavigationBarDrawerDisplayMode.automatic

    private init(_ kind: Kind, _ displayMode: NavigationBarDrawerDisplayMode = .automatic) {
        self.kind = kind
        self.displayMode = displayMode
    }

    /// In the bar with a pointer, below it for fingers.
    public static let automatic = SearchFieldPlacement(.automatic)
    /// At the end of the bar.
    public static let toolbar = SearchFieldPlacement(.toolbar)
    /// Above the content of the column.
    public static let sidebar = SearchFieldPlacement(.sidebar)
    /// Below the bar.
    public static let navigationBarDrawer = SearchFieldPlacement(.drawer)

    /// Whether a drawer is always open. There is space for it on every screen, so that it always is.
    public enum NavigationBarDrawerDisplayMode: Sendable { case automatic, always }

    /// The place below the bar; the mode has no effect, because the field is always shown.
    public static func navigationBarDrawer(
        displayMode: NavigationBarDrawerDisplayMode
    ) -> SearchFieldPlacement { SearchFieldPlacement(.drawer, displayMode) }
}

/// When the scopes of a search are shown.
public struct SearchScopeActivation: Hashable, Sendable {
    private let name: String
    /// While the user searches.
    public static var automatic: SearchScopeActivation { .init(name: "automatic") }
    /// Once something has been typed.
    public static var onTextEntry: SearchScopeActivation { .init(name: "onTextEntry") }
    /// While the user searches.
    public static var onSearchPresentation: SearchScopeActivation {
        .init(name: "onSearchPresentation")
    }
}

/// Where suggestions for a search are shown.
public struct SearchSuggestionsPlacement: Hashable, Sendable {
    private let number: Int
    /// The placement outside of suggestions.
    public static var automatic: SearchSuggestionsPlacement { .init(number: 0) }
    /// In a panel below the field.
    public static var menu: SearchSuggestionsPlacement { .init(number: 1) }
    /// In place of the content.
    public static var content: SearchSuggestionsPlacement { .init(number: 2) }

    /// Several placements.
    public struct Set: OptionSet, Sendable {
        public typealias Element = Set
        public var rawValue: Int
        /// Creates a set of placements from its bits.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The panel below the field, in which suggestions are shown on the desktop.
        public static var menu: Set { Set(rawValue: 1) }
        /// The place of the content, which suggestions take on a device.
        public static var content: Set { Set(rawValue: 2) }
    }
}

/// What the bars do while the user searches.
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
    private let name: String
    /// On a device the title and the items give way to the field.
    public static var automatic: SearchPresentationToolbarBehavior { .init(name: "automatic") }
    /// Title and items stay.
    public static var avoidHidingContent: SearchPresentationToolbarBehavior {
        .init(name: "avoidHidingContent")
    }
}

/// How speech becomes text in a search field.
public struct TextInputDictationBehavior: Hashable, Sendable {
    private let name: String
    /// The default behaviour. Has no effect on Linux.
    public static var automatic: TextInputDictationBehavior { .init(name: "automatic") }
    /// Dictation that a button in the field starts. Has no effect on Linux.
    public static func inline(
        activation: TextInputDictationActivation
    ) -> TextInputDictationBehavior { .init(name: "inline") }
}

/// What starts dictation.
public struct TextInputDictationActivation: Hashable, Sendable {
    private let name: String
    /// A look at the field. Has no effect on Linux.
    public static var onLook: TextInputDictationActivation { .init(name: "onLook") }
    /// A choice of the field. Has no effect on Linux.
    public static var onSelect: TextInputDictationActivation { .init(name: "onSelect") }
}

/// Ends a search.
public struct DismissSearchAction {
    private let target: SearchTarget?

    init(_ target: SearchTarget?) { self.target = target }

    /// Clears the field, takes the focus from it and ends the search.
    @MainActor public func callAsFunction() { target?.dismiss() }
}

/// What acts on the search field around: the same object while the field exists.
@MainActor
final class SearchTarget {
    var dismiss: @MainActor () -> Void = {}
    /// Completes the text.
    var complete: @MainActor (String) -> Void = { _ in }
    /// Adds a token; returns false where the search has none of its type.
    var add: @MainActor (Any) -> Bool = { _ in false }
}
