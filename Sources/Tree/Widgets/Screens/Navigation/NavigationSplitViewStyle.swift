import Foundation
import Geometry
import Views

/// How the columns of split views share the width.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {
    /// Whether the last column keeps its width while others are shown in front of it.
    static var _detailIsProminent: Bool { get }
}

/// The default style, in which the last column becomes narrower while others are shown.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
    public static var _detailIsProminent: Bool { false }
    /// Creates the style; `.automatic` is its short form.
    nonisolated public init() {}
}

/// The last column becomes narrower while others are shown.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
    public static var _detailIsProminent: Bool { false }
    /// Creates the style; `.balanced` is its short form.
    nonisolated public init() {}
}

/// The last column stays as wide as it is, and the others are shown in front of it.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
    public static var _detailIsProminent: Bool { true }
    /// Creates the style; `.prominentDetail` is its short form.
    nonisolated public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    /// The default style, which looks like `balanced`.
    nonisolated public static var automatic: AutomaticNavigationSplitViewStyle { .init() }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    /// The style in which the last column becomes narrower while others are shown.
    nonisolated public static var balanced: BalancedNavigationSplitViewStyle { .init() }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    /// The style in which the other columns are shown in front of the last, which keeps its width.
    nonisolated public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
        .init()
    }
}

private enum DetailIsProminentKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    var detailIsProminent: Bool {
        get { self[DetailIsProminentKey.self] }
        set { self[DetailIsProminentKey.self] = newValue }
    }
}

/// The width that a column prefers, and how far it may be dragged.
struct ColumnWidth: Equatable {
    let least: CGFloat?
    let ideal: CGFloat?
    let most: CGFloat?

    /// Numbers that are not lengths count as absent.
    init(least: CGFloat? = nil, ideal: CGFloat?, most: CGFloat? = nil) {
        self.least = least?.validLength
        self.ideal = ideal?.validLength
        self.most = most?.validLength
    }

    /// The nearest width that the column allows.
    func nearest(to width: CGFloat) -> CGFloat {
        let least = least ?? Self.leastOfAny
        return min(max(width, least), max(least, most ?? .greatestFiniteMagnitude))
    }

    private static var leastOfAny: CGFloat { 80 }
}

enum ColumnWidthKey: PreferenceKey {
    static var defaultValue: ColumnWidth? { nil }
    static func reduce(value: inout ColumnWidth?, nextValue: () -> ColumnWidth?) {
        value = value ?? nextValue()
    }
}

extension View {
    /// Sets how the columns of the split views inside share the width.
    public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
        environment(\.detailIsProminent, S._detailIsProminent)
    }

    /// The fixed width of the column that the view is in.
    nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
        preference(
            key: ColumnWidthKey.self, value: ColumnWidth(least: width, ideal: width, most: width))
    }

    /// The width of the column that the view is in, until the user drags its divider.
    nonisolated public func navigationSplitViewColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View {
        preference(
            key: ColumnWidthKey.self, value: ColumnWidth(least: min, ideal: ideal, most: max))
    }
}
