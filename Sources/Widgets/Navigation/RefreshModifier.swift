import Foundation
import Views

extension View {
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
