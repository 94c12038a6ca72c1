import Foundation
import Views

/// How a page of a navigation stack comes and goes.
@MainActor @preconcurrency
public protocol NavigationTransition {
    nonisolated var _zoomSource: _ZoomSource? { get }
}

/// The view that a page grows out of.
public struct _ZoomSource: Sendable {
    /// Unchecked, because the id of a source is a value that the compiler knows as hashable alone.
    nonisolated(unsafe) let key: ZoomSourceKey
}

/// The transition that all pages have.
nonisolated public struct AutomaticNavigationTransition: NavigationTransition, Sendable {
    /// Creates the transition; `.automatic` is its short form.
    public init() {}
    public var _zoomSource: _ZoomSource? { nil }
}

/// A transition in which the page grows out of a view, and shrinks back into it.
nonisolated public struct ZoomNavigationTransition: NavigationTransition, Sendable {
    private let source: _ZoomSource

    init(_ key: ZoomSourceKey) { source = _ZoomSource(key: key) }

    public var _zoomSource: _ZoomSource? { source }
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
    /// The default transition, which all pages have in common.
    nonisolated public static var automatic: AutomaticNavigationTransition { .init() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
    /// The page grows out of the view that is marked with `matchedTransitionSource(id:in:)`.
    nonisolated public static func zoom(
        sourceID: some Hashable, in namespace: Namespace.ID
    ) -> ZoomNavigationTransition {
        ZoomNavigationTransition(ZoomSourceKey(id: sourceID, in: namespace))
    }
}

extension View {
    /// How the page with this content comes and goes in its navigation stack.
    nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View {
        preference(key: PageZoomKey.self, value: style._zoomSource?.key)
    }
}
