import FoundationNames
import Foundation
import Geometry
import Views

/// Tabs with other traits than their own.
nonisolated struct ChangedTabs<Content: TabContent>: TabContent {
    typealias Body = Never
    typealias TabValue = Content.TabValue
    let content: Content
    let change: (inout TabTraits) -> Void

    @MainActor var _tabs: AnyView { AnyView(content._tabs.modifier(TabTraitsModifier(change))) }
}

/// Where tabs can be shown.
public enum AdaptableTabBarPlacement: Hashable, CaseIterable, Sendable {
    /// The bar and the sidebar.
    case automatic
    /// The bar from which tabs are chosen.
    case tabBar
    /// The sidebar beside the page.
    case sidebar
}

/// Where a tab is shown.
public struct TabPlacement: Hashable, Sendable {
    private let name: String
    /// The bar and the sidebar, the default.
    public static let automatic = TabPlacement(name: "automatic")
    /// The bar and the sidebar, exactly as with `automatic`.
    public static let pinned = TabPlacement(name: "pinned")
    /// Only the sidebar.
    public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}

/// What the user may change of a tab.
public struct TabCustomizationBehavior: Hashable, Sendable {
    private let name: String
    /// The user may hide the tab, and move it in its section of the sidebar.
    public static var automatic: TabCustomizationBehavior { .init(name: "automatic") }
    /// The user may move the tab in its section of the sidebar, and not hide it.
    public static var reorderable: TabCustomizationBehavior { .init(name: "reorderable") }
    /// The user may neither hide nor move the tab.
    public static var disabled: TabCustomizationBehavior { .init(name: "disabled") }
}

extension TabContent {
    func changing(
        _ change: @escaping (inout TabTraits) -> Void
    ) -> some TabContent<TabValue> {
        ChangedTabs(content: self, change: change)
    }

    /// Shows a number beside the tab's title; zero shows nothing.
    public func badge(_ count: Int) -> some TabContent<TabValue> {
        badge(count == 0 ? nil : Text(verbatim: "\(count)"))
    }

    public func badge(_ label: Text?) -> some TabContent<TabValue> {
        let part = label.map { TabPart(AnyView($0)) }
        return changing { $0.badge = part }
    }

    public func badge(_ key: LocalizedStringKey) -> some TabContent<TabValue> { badge(Text(key)) }

    @_disfavoredOverload
    public func badge(_ key: LocalizedStringResource) -> some TabContent<TabValue> {
        badge(Text(key))
    }

    /// Shows a string, as it is, beside the tab's title.
    @_disfavoredOverload
    public func badge<S: StringProtocol>(_ label: S) -> some TabContent<TabValue> {
        badge(Text(label))
    }

    /// The identifier under which the user's choices for the tab, or for the section, are saved.
    public func customizationID(_ id: String) -> some TabContent<TabValue> {
        changing { traits in
            // A tab has its own before its section is known.
            if let section = traits.section {
                section.customizationID = id
            } else {
                traits.customizationID = id
            }
        }
    }

    /// Says whether the user may hide and move the tab in the sidebar; for the bar alone it has no
    /// effect.
    public func customizationBehavior(
        _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
    ) -> some TabContent<TabValue> {
        // The user hides tabs in the sidebar only.
        let isInSidebar = placements.isEmpty || !placements.allSatisfy { $0 == .tabBar }
        return changing {
            guard isInSidebar else { return }
            $0.mayBeHidden = behavior == .automatic
            $0.mayBeMoved = behavior != .disabled
        }
    }

    /// Whether the tab is shown until the user decides otherwise.
    public func defaultVisibility(
        _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
    ) -> some TabContent<TabValue> {
        let all = placements.isEmpty || placements.contains(.automatic)
        return changing {
            if all || placements.contains(.tabBar) { $0.isInBar = visibility != .hidden }
            if all || placements.contains(.sidebar) { $0.isInSidebar = visibility != .hidden }
        }
    }

    /// Says where the tab is shown; only `sidebarOnly` changes something.
    public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> {
        changing { if placement == .sidebarOnly { $0.isInBar = false } }
    }

    /// Leaves the tab out. Its page stays as it is while the tab is hidden.
    public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
        changing { $0.isHidden = $0.isHidden || hidden }
    }

    /// Keeps the tab from being chosen; `false` does not enable it again.
    public func disabled(_ disabled: Bool) -> some TabContent<TabValue> {
        changing { $0.isDisabled = $0.isDisabled || disabled }
    }

    /// Opens a menu from the tab's entry in the sidebar.
    public func contextMenu<M: View>(
        @ViewBuilder menuItems: () -> M
    ) -> some TabContent<TabValue> {
        let menu = TabPart(AnyView(menuItems()))
        return changing { $0.menu.append(menu) }
    }

    /// Adds actions to the context menu of the tab's entry in the sidebar, whatever their edge:
    /// entries are not swiped here.
    public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
        @ViewBuilder content: () -> T
    ) -> some TabContent<TabValue> {
        let actions = TabPart(AnyView(content()))
        return changing { $0.menu.append(actions) }
    }

    /// Shows buttons below the tabs of a section in the sidebar.
    public func sectionActions<Content: View>(
        @ViewBuilder content: () -> Content
    ) -> some TabContent<TabValue> {
        let actions = AnyView(content())
        return changing { $0.section?.actions = actions }
    }
}
