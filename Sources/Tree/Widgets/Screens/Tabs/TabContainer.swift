import Foundation
import Geometry
import Views

/// The pages of a tab view with the bar or the sidebar that chooses among them.
struct TabContainer<Selection: Hashable, Content: View>: View {
    let selection: Binding<Selection>?
    let content: Content
    @State private var tabs = TabList()
    /// The shown tab, if the app does not give a binding.
    @State private var shownIndex = 0
    @State private var options = BarOptions()
    @State private var background: ContainerBackground?
    @State private var isWide = true
    @State private var sidebarIsHidden = false
    @Retained private var keys = TabKeys()
    @Retained private var link = SafeAreaBarLink()
    @Environment(\.density) private var density
    @Environment(\.layoutDirection) private var direction
    @Environment(\.tabKind) private var kind
    @Environment(\.tabViewCustomization) private var customization
    @Environment(\.screenKeyboardIsShown) private var keyboardIsShown

    /// The least width of a tab view that has a sidebar beside its page.
    nonisolated private static var sidebarThreshold: CGFloat { 560 }

    var body: some View {
        // The keys own the closure, so it captures the chooser alone: the view refers to the keys.
        let (chooser, order) = (chooser, keyboardOrder)
        keys.connect(isRightToLeft: direction == .rightToLeft) {
            chooser.move(by: $0, among: order)
        }
        return
            pagesAndBars
            .background { background?.view }
            .modifier(ResponderEffect(responder: keys.forward))
            .modifier(ResponderEffect(responder: keys.backward))
    }

    @ViewBuilder private var pagesAndBars: some View {
        if let position {
            SafeAreaInsetView(
                SafeAreaBarSettings(position.edge, link: link),
                main: AccessorizedTabPages(pages: pages(position)), bar: bar(position)
            )
            .onGeometryChange(for: Bool.self) {
                $0.size.width >= Self.sidebarThreshold
            } action: {
                isWide = $0
            }
        } else {
            PagedTabView(
                choice: choice, content: content, tabs: $tabs, keys: keys,
                select: chooser.select
            )
            .onPreferenceChange(ContainerBackgroundKey.self) { background = $0[.tabView] }
            .environment(\.tabBarPlacement, .pageIndicator)
        }
    }

    private func pages(_ position: BarPosition) -> some View {
        TabPages(choice, content: content) { tabs = $0 }
            .onPreferenceChange(BarOptionsKey.self) { options = $0 }
            .onPreferenceChange(ContainerBackgroundKey.self) { background = $0[.tabView] }
            .transformPreference(NavigationTitleKey.self) { _ in }
            .transformPreference(NavigationSubtitleKey.self) { _ in }
            .environment(\.tabBarPlacement, position.placement)
    }

    // MARK: Choosing

    private var choice: TabChoice<Selection> {
        if let selection { .tag(selection.wrappedValue) } else { .index(shownIndex) }
    }

    private var chooser: TabChooser<Selection> {
        TabChooser(selection: selection, shownIndex: $shownIndex, tabs: $tabs)
    }

    /// The tabs that keys reach, in order. Pages side by side need no label for that.
    private var keyboardOrder: [Int] {
        position == nil
            ? Array(tabs.tabs.indices) : entries(inSidebar: position == .sidebar).map(\.index)
    }

    // MARK: Bars

    /// Where the tabs are.
    private enum BarPosition {
        case top, bottom, sidebar

        var edge: Edge {
            switch self {
            case .top: .top
            case .bottom: .bottom
            case .sidebar: .leading
            }
        }

        var placement: TabBarPlacement {
            switch self {
            case .top: .topBar
            case .bottom: .bottomBar
            case .sidebar: .sidebar
            }
        }
    }

    /// Nil for pages side by side, which have dots.
    private var position: BarPosition? {
        switch kind {
        case .page: nil
        case .sidebar where isWide && !sidebarIsHidden: .sidebar
        case .segmented: .top
        case .automatic, .sidebar, .bar: density == .device ? .bottom : .top
        }
    }

    /// The tabs to show, in order, with their positions among all.
    private func entries(inSidebar: Bool) -> [TabBarEntry] {
        let all = tabs.tabs.enumerated().map { TabBarEntry(index: $0.offset, tab: $0.element) }
        return TabBarEntry.shown(all, inSidebar: inSidebar, customization?.wrappedValue)
    }

    @ViewBuilder private func bar(_ position: BarPosition) -> some View {
        let options = options[.tabBar]
        switch position {
        case .sidebar:
            HStack(spacing: 0) {
                TabSidebar(
                    entries: entries(inSidebar: true), shown: tabs.shown, keys: keys,
                    select: chooser.select, hide: { sidebarIsHidden = true })
                Divider()
            }
            .modifier(ResponderEffect(responder: keys.bar))
        case .top, .bottom:
            // The keyboard on the screen covers a bar at the lower edge.
            if !options.isHidden, position == .top || !keyboardIsShown {
                TabBar(
                    entries: entries(inSidebar: false), shown: tabs.shown,
                    isAtBottom: position == .bottom, keys: keys, select: chooser.select,
                    showSidebar: kind == .sidebar && isWide ? { sidebarIsHidden = false } : nil
                )
                .described(as: .tabList)
                .modifier(ResponderEffect(responder: keys.bar))
                .modifier(
                    BarBackdrop(
                        options: options, edge: position == .bottom ? .top : .bottom, link: link,
                        alwaysHasLine: position == .bottom, kind: \.tabBar))
            }
        }
    }
}

/// Where the tabs of the tab view around a view are.
public struct TabBarPlacement: Hashable, Sendable {
    private let name: String
    /// A bar above the page, as on the desktop.
    public static let topBar = TabBarPlacement(name: "topBar")
    /// A bar below the page, as on a device.
    public static let bottomBar = TabBarPlacement(name: "bottomBar")
    /// A sidebar beside the page.
    public static let sidebar = TabBarPlacement(name: "sidebar")
    /// The dots below pages that stand side by side.
    public static let pageIndicator = TabBarPlacement(name: "pageIndicator")
    /// A bar beside the window, which no tab view has here. Kept for source compatibility.
    public static let ornament = TabBarPlacement(name: "ornament")
}

private enum TabBarPlacementKey: EnvironmentKey {
    static var defaultValue: TabBarPlacement? { nil }
}

extension EnvironmentValues {
    /// Where the tabs of the tab view around are; nil outside of any.
    public internal(set) var tabBarPlacement: TabBarPlacement? {
        get { self[TabBarPlacementKey.self] }
        set { self[TabBarPlacementKey.self] = newValue }
    }
}
