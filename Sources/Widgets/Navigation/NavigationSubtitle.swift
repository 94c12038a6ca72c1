import Foundation
import Views

/// Says more of a page, or of the window around it, than its title.
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
    nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
        modifier(NavigationSubtitleModifier(subtitle: Text(subtitleKey)))
    }

    nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View {
        modifier(NavigationSubtitleModifier(subtitle: subtitle))
    }

    @_disfavoredOverload
    nonisolated public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
        modifier(NavigationSubtitleModifier(subtitle: Text(subtitle)))
    }

    /// Accepted; windows here show no picture of a document beside their title.
    nonisolated public func navigationDocument(_ url: URL) -> some View { self }
}
