import Views

/// The appearance of tab views.
@MainActor @preconcurrency
public protocol TabViewStyle {
    static var _kind: _TabKind { get }
    /// When the dots of pages are shown.
    var _indexDisplayMode: PageTabViewStyle.IndexDisplayMode { get }
}

extension TabViewStyle {
    public var _indexDisplayMode: PageTabViewStyle.IndexDisplayMode { .automatic }
}

public enum _TabKind: Sendable { case automatic, segmented, page, bar, sidebar }

/// The default style: a bar above the page, or below it on a device.
public struct DefaultTabViewStyle: TabViewStyle {
    public static var _kind: _TabKind { .automatic }
    /// Creates the style; `.automatic` is its short form.
    nonisolated public init() {}
}
/// Pages side by side, which a finger, the pointer or keys move.
public struct PageTabViewStyle: TabViewStyle {
    /// When the dots are shown.
    public struct IndexDisplayMode: Hashable, Sendable {
        private let number: Int
        /// With more than one page.
        public static let automatic = IndexDisplayMode(number: 0)
        /// Always, also with a single page.
        public static let always = IndexDisplayMode(number: 1)
        /// Never, for pages that show their number in another way.
        public static let never = IndexDisplayMode(number: 2)
    }

    public static var _kind: _TabKind { .page }
    nonisolated private let indexDisplayMode: IndexDisplayMode
    public var _indexDisplayMode: IndexDisplayMode { indexDisplayMode }

    /// Creates the style; by default dots are shown if there are several pages.
    nonisolated public init(indexDisplayMode: IndexDisplayMode = .automatic) {
        self.indexDisplayMode = indexDisplayMode
    }
}
/// A bar of segments above the page, on a device too.
public struct GroupedTabViewStyle: TabViewStyle {
    public static var _kind: _TabKind { .segmented }
    /// Creates the style; `.grouped` is its short form.
    nonisolated public init() {}
}
/// A sidebar beside the page where the tab view is wide, else a bar.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
    public static var _kind: _TabKind { .sidebar }
    /// Creates the style; `.sidebarAdaptable` is its short form.
    nonisolated public init() {}
}
/// A bar, however wide the tab view is.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
    public static var _kind: _TabKind { .bar }
    /// Creates the style; `.tabBarOnly` is its short form.
    nonisolated public init() {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    /// The default style: a bar above the page, or below it on a device.
    nonisolated public static var automatic: DefaultTabViewStyle { .init() }
}
extension TabViewStyle where Self == PageTabViewStyle {
    /// The style of pages side by side, which dots count if there are several.
    nonisolated public static var page: PageTabViewStyle { .init() }
    nonisolated public static func page(
        indexDisplayMode: PageTabViewStyle.IndexDisplayMode
    ) -> PageTabViewStyle { .init(indexDisplayMode: indexDisplayMode) }
}
extension TabViewStyle where Self == GroupedTabViewStyle {
    /// The style of segments above the page.
    nonisolated public static var grouped: GroupedTabViewStyle { .init() }
}
extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
    /// The style of a bar, however wide the tab view is.
    nonisolated public static var tabBarOnly: TabBarOnlyTabViewStyle { .init() }
}
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    /// The style of a sidebar beside the page, and of a bar if the tab view is narrow.
    nonisolated public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { .init() }
}

private enum TabKindKey: EnvironmentKey { static let defaultValue = _TabKind.automatic }
private enum IndexDisplayKey: EnvironmentKey {
    static let defaultValue = PageTabViewStyle.IndexDisplayMode.automatic
}

extension EnvironmentValues {
    package var tabKind: _TabKind {
        get { self[TabKindKey.self] }
        set { self[TabKindKey.self] = newValue }
    }

    var indexDisplayMode: PageTabViewStyle.IndexDisplayMode {
        get { self[IndexDisplayKey.self] }
        set { self[IndexDisplayKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the tab views inside.
    public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
        environment(\.tabKind, S._kind).environment(\.indexDisplayMode, style._indexDisplayMode)
    }

    /// What the tab of this page shows.
    nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        modifier(TabItemModifier(label: AnyView(label())))
    }
}
