import Foundation
import Views

extension View {
    /// Fetches new content on Ctrl+R, and through `refresh` in the environment.
    nonisolated public func refreshable(
        action: @escaping @Sendable () async -> Void
    ) -> some View {
        modifier(RefreshModifier(refresh: RefreshAction(action: action)))
    }

    /// Says more about a view.
    // Missing: a tool tip while the pointer rests on it.
    nonisolated public func help(_ textKey: LocalizedStringKey) -> some View {
        modifier(HelpModifier(text: Text(textKey)))
    }

    @_disfavoredOverload
    nonisolated public func help<S: StringProtocol>(_ text: S) -> some View {
        modifier(HelpModifier(text: Text(text)))
    }

    nonisolated public func help(_ text: Text) -> some View { modifier(HelpModifier(text: text)) }
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

nonisolated struct HelpModifier: ViewModifier {
    let text: Text
    @Environment(\.self) private var environment

    init(text: Text) { self.text = text }

    @MainActor func body(content: Content) -> some View {
        var description = AccessibilityProperties()
        description.hint = TextBuilder(text, in: environment).label
        return content.described(description)
    }
}
