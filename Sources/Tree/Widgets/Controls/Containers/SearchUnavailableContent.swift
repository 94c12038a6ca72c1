import Foundation
import Views

/// The text for a search without results.
public struct SearchUnavailableContent {
    public struct Label: View {
        let text: String?

        public var body: some View {
            Widgets.Label(
                text.map { "No results for “\($0)”" } ?? "No results",
                systemImage: "magnifyingglass")
        }
    }

    public struct Description: View {
        let text: String?

        public var body: some View {
            Text(
                text == nil ? "Try another search." : "Check the spelling, or try another search.")
        }
    }

    public struct Actions: View {
        public var body: some View { EmptyView() }
    }
}

extension ContentUnavailableView
where
    Title == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
    Actions == SearchUnavailableContent.Actions
{
    @MainActor @preconcurrency
    public static var search: Self { search(text: nil) }

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
