import Foundation
import Geometry
import Views

private enum RefreshPullKey: EnvironmentKey { static var defaultValue: RefreshPull? { nil } }

extension EnvironmentValues {
    /// What the nearest scroll view reports pulls of its beginning to.
    package var refreshPull: RefreshPull? {
        get { self[RefreshPullKey.self] }
        set { self[RefreshPullKey.self] = newValue }
    }
}

extension View {
    /// Fetches new content when the beginning of a scroll view inside is pulled down, by a finger or
    /// by the wheel, on Ctrl+R, and through `refresh` in the environment. A spinner is shown until
    /// the action returns.
    nonisolated public func refreshable(
        @_inheritActorContext action: @escaping @Sendable () async -> Void
    ) -> some View {
        modifier(RefreshModifier(refresh: RefreshAction(action: action)))
    }
}

nonisolated struct RefreshModifier: ViewModifier {
    let refresh: RefreshAction
    @Retained private var responder = Responder()
    @Retained private var pull = RefreshPull()

    init(refresh: RefreshAction) { self.refresh = refresh }

    @MainActor func body(content: Content) -> some View {
        let (refresh, pull) = (refresh, pull)
        pull.action = { await refresh() }
        responder.shortcut = (.character("r"), .control, { pull.begin() })
        return content.environment(\.refresh, refresh)
            .environment(\.refreshPull, pull)
            .overlay(alignment: .top) { RefreshSpinner(pull: pull) }
            .modifier(ResponderEffect(responder: responder))
    }
}

/// Shows how far the content is pulled, and that new content is being fetched.
struct RefreshSpinner: View {
    @ObservedObject var pull: RefreshPull

    var body: some View {
        if pull.isRefreshing {
            ProgressView()
                .frame(height: RefreshPull.restingDistance)
                .accessibilityLabel(Text(verbatim: "Refreshing"))
        } else if pull.distance > Theme.Spacing.hairGap {
            ProgressRing(fraction: fraction, size: Theme.spinnerSize)
                .opacity(fraction)
                .frame(height: min(pull.distance, RefreshPull.restingDistance))
                .allowsHitTesting(false)
                .accessibilityHidden(true)
        }
    }

    private var fraction: Double { min(1, Double(pull.distance / RefreshPull.threshold)) }
}
