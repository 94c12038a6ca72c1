import Foundation
import Publishing

/// How far the beginning of a scroll view's content is pulled, and whether new content is being
/// fetched because of it.
package final class RefreshPull: ObservableObject {
    /// Points that the content is pulled by.
    @Published package private(set) var distance: CGFloat = 0
    @Published package private(set) var isRefreshing = false
    /// Fetches new content.
    package var action: (@Sendable () async -> Void)?
    /// Called when fetching begins or ends; the scroll view whose beginning is pulled sets it.
    var refreshingChanged: () -> Void = {}

    /// The pull, in points, from which new content is fetched.
    package static let threshold: CGFloat = 64
    /// The pull that stays while it is.
    package static let restingDistance: CGFloat = 44

    package init() {}

    func pulled(by new: CGFloat) {
        let new = max(0, new)
        if new != distance { distance = new }
    }

    /// Fetches new content, while the scroll view shows that it does.
    package func begin() {
        guard !isRefreshing, let action else { return }
        isRefreshing = true
        refreshingChanged()
        let pull = Unchecked(self)
        Task { @MainActor in
            await action()
            pull.value.end()
        }
    }

    @MainActor private func end() {
        isRefreshing = false
        distance = 0
        refreshingChanged()
    }

    /// Takes a reference into the task, which runs where the caller is.
    private struct Unchecked: @unchecked Sendable {
        let value: RefreshPull
        init(_ value: RefreshPull) { self.value = value }
    }
}
