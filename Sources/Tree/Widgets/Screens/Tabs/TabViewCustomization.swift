import Foundation
import Views

/// What the user has changed of a tab view: which tabs are hidden, and their order in the sidebar.
public struct TabViewCustomization: Hashable, Codable, Sendable {
    private var tabs: [String: TabCustomization] = [:]
    private var sections: [String: SectionCustomization] = [:]

    /// Creates a customization in which the user has not changed anything.
    public init() {}

    /// The user's choices for a tab.
    public subscript(tab id: String) -> TabCustomization {
        get { tabs[id] ?? TabCustomization() }
        set { tabs[id] = newValue }
    }

    /// The user's choices for a section.
    public subscript(section id: String) -> SectionCustomization {
        get { sections[id] ?? SectionCustomization() }
        set { sections[id] = newValue }
    }

    /// Forgets which tabs the user has hidden.
    public mutating func resetVisibility() { tabs = [:] }

    /// Forgets the order that the user has chosen.
    public mutating func resetSectionOrder() { sections = [:] }

    /// Whether a tab is shown; nil where the user has not decided.
    func isShown(_ id: String, inSidebar: Bool) -> Bool? {
        let choice = inSidebar ? self[tab: id].sidebarVisibility : self[tab: id].tabBarVisibility
        return choice == .automatic ? nil : choice == .visible
    }

    /// The user's choices for one tab.
    public struct TabCustomization: Hashable, Codable, Sendable {
        private var sidebar: Bool?
        private var bar: Bool?

        /// Whether the tab is shown in the sidebar; `automatic` if the user has not decided.
        public var sidebarVisibility: Visibility {
            get { Self.visibility(sidebar) }
            set { sidebar = Self.choice(newValue) }
        }

        /// Whether the tab is shown in the bar; `automatic` if the user has not decided.
        public var tabBarVisibility: Visibility {
            get { Self.visibility(bar) }
            set { bar = Self.choice(newValue) }
        }

        private static func visibility(_ choice: Bool?) -> Visibility {
            choice.map { $0 ? .visible : .hidden } ?? .automatic
        }

        private static func choice(_ visibility: Visibility) -> Bool? {
            visibility == .automatic ? nil : visibility == .visible
        }
    }

    /// The user's choices for one section.
    public struct SectionCustomization: Hashable, Codable, Sendable {
        /// The identifiers of the tabs in the user's order; nil in the app's.
        public var tabOrder: [String]?
    }
}

extension AppStorage where Value == TabViewCustomization {
    /// What the user has changed of a tab view, saved under a key.
    public init(
        wrappedValue: Value = TabViewCustomization(), _ key: String, store: UserDefaults? = nil
    ) {
        self.init(encoding: wrappedValue, key, store: store)
    }
}

private enum CustomizationKey: EnvironmentKey {
    static var defaultValue: Binding<TabViewCustomization>? { nil }
}
private enum HeaderKey: EnvironmentKey { static var defaultValue: AnyView? { nil } }
private enum FooterKey: EnvironmentKey { static var defaultValue: AnyView? { nil } }
private enum BottomBarKey: EnvironmentKey { static var defaultValue: AnyView? { nil } }

extension EnvironmentValues {
    var tabViewCustomization: Binding<TabViewCustomization>? {
        get { self[CustomizationKey.self] }
        set { self[CustomizationKey.self] = newValue }
    }

    var tabSidebarHeader: AnyView? {
        get { self[HeaderKey.self] }
        set { self[HeaderKey.self] = newValue }
    }

    var tabSidebarFooter: AnyView? {
        get { self[FooterKey.self] }
        set { self[FooterKey.self] = newValue }
    }

    var tabSidebarBottomBar: AnyView? {
        get { self[BottomBarKey.self] }
        set { self[BottomBarKey.self] = newValue }
    }
}

extension View {
    /// Lets the user hide and move tabs with a `customizationID`, and saves it through the binding.
    nonisolated public func tabViewCustomization(
        _ customization: Binding<TabViewCustomization>?
    ) -> some View {
        environment(\.tabViewCustomization, customization)
    }

    /// Shows content above the tabs of a sidebar.
    nonisolated public func tabViewSidebarHeader<Content: View>(
        @ViewBuilder content: () -> Content
    ) -> some View {
        environment(\.tabSidebarHeader, AnyView(content()))
    }

    /// Shows content below the tabs of a sidebar, with which it scrolls.
    nonisolated public func tabViewSidebarFooter<Content: View>(
        @ViewBuilder content: () -> Content
    ) -> some View {
        environment(\.tabSidebarFooter, AnyView(content()))
    }

    /// Shows content at the lower end of a sidebar.
    nonisolated public func tabViewSidebarBottomBar<Content: View>(
        @ViewBuilder content: () -> Content
    ) -> some View {
        environment(\.tabSidebarBottomBar, AnyView(content()))
    }
}
