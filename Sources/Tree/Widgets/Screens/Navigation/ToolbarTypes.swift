import Foundation

/// The bars there are.
public struct ToolbarPlacement: Hashable, Sendable {
    private let name: String
    /// The bar at the top.
    public static let automatic = ToolbarPlacement(name: "automatic")
    /// The bar at the top, which is that of the page.
    public static let navigationBar = ToolbarPlacement(name: "navigationBar")
    /// The bar at the bottom of the page.
    public static let bottomBar = ToolbarPlacement(name: "bottomBar")
    /// The bar from which tabs are chosen.
    public static let tabBar = ToolbarPlacement(name: "tabBar")
    /// The bar at the top, which is that of the page and not one of the window.
    public static let windowToolbar = ToolbarPlacement(name: "windowToolbar")

    /// The row below the bar that items placed in an accessory bar of this name share.
    public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarPlacement {
        ToolbarPlacement(name: "accessoryBar \(id)")
    }

    /// The bar at the top has several names.
    var resolved: ToolbarPlacement {
        self == .automatic || self == .windowToolbar ? .navigationBar : self
    }
}

/// What the content of a bar is for, which decides where the title stands.
public struct ToolbarRole: Hashable, Sendable {
    private let name: String
    /// The default role: the title is centred on a device, else at the leading edge.
    public static let automatic = ToolbarRole(name: "automatic")
    /// The role of the bars of a stack, which look as with `automatic`.
    public static let navigationStack = ToolbarRole(name: "navigationStack")
    /// The title stands at the leading edge.
    public static let browser = ToolbarRole(name: "browser")
    /// The title stands at the leading edge.
    public static let editor = ToolbarRole(name: "editor")

    var leadsWithTitle: Bool { self == .browser || self == .editor }
}

/// How a page's title is set.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
    private let name: String
    /// Large at the root of a stack on a device, small elsewhere.
    public static let automatic = ToolbarTitleDisplayMode(name: "automatic")
    /// Below the bar's items.
    public static let large = ToolbarTitleDisplayMode(name: "large")
    /// Large, in the row of the bar's items.
    public static let inlineLarge = ToolbarTitleDisplayMode(name: "inlineLarge")
    /// A small title in the row of the bar's items.
    public static let inline = ToolbarTitleDisplayMode(name: "inline")
}

/// An item that bars have without being asked.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
    private let name: String
    /// The button that shows and hides a split view's sidebar.
    public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
    /// The title in the bar.
    public static let title = ToolbarDefaultItemKind(name: "title")
    /// The field for a search.
    public static let search = ToolbarDefaultItemKind(name: "search")
}

/// How a page's title was set first.
public struct NavigationBarItem: Sendable {
    /// The ways to show the title of a page: as the device prefers, small, or large.
    public enum TitleDisplayMode: Hashable, Sendable {
        case automatic, inline, large

        var mode: ToolbarTitleDisplayMode {
            switch self {
            case .automatic: .automatic
            case .inline: .inline
            case .large: .large
            }
        }
    }
}
