import Foundation
import Views

/// Where the search field is placed.
public struct SearchFieldPlacement: Hashable, Sendable {
    private let name: String
    public static let automatic = SearchFieldPlacement(name: "automatic")
    public static let toolbar = SearchFieldPlacement(name: "toolbar")
    public static let sidebar = SearchFieldPlacement(name: "sidebar")
    public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")

    /// Whether a drawer is always open.
    public enum NavigationBarDrawerDisplayMode: Sendable { case automatic, always }

    public static func navigationBarDrawer(
        displayMode: NavigationBarDrawerDisplayMode
    ) -> SearchFieldPlacement { .navigationBarDrawer }
}

/// Shows a search field above its content.
nonisolated struct SearchModifier: ViewModifier {
    let text: Binding<String>
    let prompt: Text

    @MainActor func body(content: Content) -> some View {
        VStack(spacing: 0) {
            HStack(spacing: Theme.Spacing.stack) {
                Image(systemName: "magnifyingglass").foregroundStyle(.secondary).undescribed()
                TextField(text: text, prompt: prompt) { prompt }
                    .labelsHidden()
            }
            .padding(.horizontal, Theme.Spacing.content)
            .padding(.vertical, Theme.Spacing.stack)
            content
        }
    }
}

extension View {
    /// Shows a field whose text the app searches for.
    nonisolated public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        modifier(SearchModifier(text: text, prompt: prompt ?? Text("Search")))
    }

    nonisolated public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View {
        modifier(SearchModifier(text: text, prompt: Text(prompt)))
    }

    @_disfavoredOverload
    nonisolated public func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        modifier(SearchModifier(text: text, prompt: Text(prompt)))
    }

    /// Fetches new content on Ctrl+R, and through `refresh` in the environment.
    nonisolated public func refreshable(
        action: @escaping @Sendable () async -> Void
    ) -> some View {
        modifier(RefreshModifier(refresh: RefreshAction(action: action)))
    }
}

nonisolated struct RefreshModifier: ViewModifier {
    let refresh: RefreshAction
    @Retained private var responder = Responder()

    init(refresh: RefreshAction) { self.refresh = refresh }

    @MainActor func body(content: Content) -> some View {
        let refresh = refresh
        responder.shortcut = (.character("r"), .control, { Task { await refresh() } })
        return content.environment(\.refresh, refresh)
            .modifier(ResponderEffect(responder: responder))
    }
}
