import FoundationNames
import Foundation
import Views

/// Sets the subtitle of the window.
nonisolated struct NavigationSubtitleModifier: ViewModifier {
    let subtitle: Text
    @Environment(\.self) private var environment

    init(subtitle: Text) { self.subtitle = subtitle }

    @MainActor func body(content: Content) -> some View {
        content.preference(
            key: NavigationSubtitleKey.self, value: subtitle.string(in: environment))
    }
}

extension View {
    /// What stands beside the title of the window, in a weaker colour.
    nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
        modifier(NavigationSubtitleModifier(subtitle: Text(subtitleKey)))
    }

    @_disfavoredOverload
    nonisolated public func navigationSubtitle(_ subtitleResource: LocalizedStringResource)
        -> some View
    {
        modifier(NavigationSubtitleModifier(subtitle: Text(subtitleResource)))
    }

    /// Sets the subtitle of the window to a string, shown as it is.
    @_disfavoredOverload
    nonisolated public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
        modifier(NavigationSubtitleModifier(subtitle: Text(subtitle)))
    }

    /// Sets the subtitle of the window to a text.
    nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View {
        modifier(NavigationSubtitleModifier(subtitle: subtitle))
    }

    /// Says which document the window shows; while changes of it can be undone, the window's
    /// title is marked.
    nonisolated public func navigationDocument(_ url: URL) -> some View {
        preference(key: NavigationDocumentKey.self, value: url)
    }
}
