import Foundation
import Views

/// The text for a search without results.
public struct SearchUnavailableContent {
    /// A magnifying glass and the line "No results", with what was searched for if it is known.
    public struct Label: View {
        let text: String?

        public var body: some View {
            Widgets.Label(
                text.map { "No results for “\($0)”" } ?? "No results",
                systemImage: "magnifyingglass")
        }
    }

    /// Advice to search for something else, or to check the spelling.
    public struct Description: View {
        let text: String?

        public var body: some View {
            Text(
                text == nil ? "Try another search." : "Check the spelling, or try another search.")
        }
    }

    /// The actions below the text; there are none.
    public struct Actions: View {
        public var body: some View { EmptyView() }
    }
}

extension ContentUnavailableView
where
    Title == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
    Actions == SearchUnavailableContent.Actions
{
    /// The placeholder for a search without results, in English, that does not name what was
    /// searched for.
    @MainActor @preconcurrency
    public static var search: Self { search(text: nil) }

    /// Returns the placeholder for a search without results, in English, that quotes the text.
    @MainActor @preconcurrency
    public static func search(text: String) -> Self { search(text: text as String?) }

    @MainActor
    private static func search(text: String?) -> Self {
        self.init {
            SearchUnavailableContent.Label(text: text)
        } description: {
            SearchUnavailableContent.Description(text: text)
        } actions: {
            SearchUnavailableContent.Actions()
        }
    }
}
