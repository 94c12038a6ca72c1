/// The parts of a bar that items can stand in.
enum ToolbarSlot: Int {
    case leading = 1, center, trailing, bottom
    /// In the middle of the bar at the bottom.
    case status
    /// Above the lower edge while a field has the keyboard focus.
    case keyboard
    /// In the menus that open from the end of the bar and from the title.
    case overflow, titleMenu
    /// A row of its own below the bar.
    case accessory

    /// Whether items may take all of its width.
    var isRow: Bool { self == .bottom || self == .keyboard || self == .accessory }
}

/// Where in a bar an item stands.
public struct ToolbarItemPlacement: Hashable, Sendable {
    let slot: ToolbarSlot
    private let name: String

    private init(_ name: String, _ slot: ToolbarSlot) {
        self.name = name
        self.slot = slot
    }

    /// The end of the bar, the default.
    public static let automatic = ToolbarItemPlacement("automatic", .trailing)
    /// The centre of the bar, for what matters most on the page.
    public static let principal = ToolbarItemPlacement("principal", .center)
    /// The start of the bar, for ways to other pages.
    public static let navigation = ToolbarItemPlacement("navigation", .leading)
    /// The end of the bar, for the action that people use most.
    public static let primaryAction = ToolbarItemPlacement("primaryAction", .trailing)
    /// The end of the bar; on a device a menu there.
    public static let secondaryAction = ToolbarItemPlacement("secondaryAction", .trailing)
    /// The middle of the bar below the page, for what goes on at the moment.
    public static let status = ToolbarItemPlacement("status", .status)
    /// The end of the bar, for the button that accepts a dialog.
    public static let confirmationAction = ToolbarItemPlacement("confirmationAction", .trailing)
    /// The start of the bar, for the button that closes a dialog without its changes.
    public static let cancellationAction = ToolbarItemPlacement("cancellationAction", .leading)
    /// The end of the bar, for the button that deletes what a dialog is about.
    public static let destructiveAction = ToolbarItemPlacement("destructiveAction", .trailing)
    /// A row above the lower edge while a field has the keyboard focus.
    public static let keyboard = ToolbarItemPlacement("keyboard", .keyboard)
    /// The bar below the page.
    public static let bottomBar = ToolbarItemPlacement("bottomBar", .bottom)
    /// The start of the bar above the page.
    public static let topBarLeading = ToolbarItemPlacement("topBarLeading", .leading)
    /// The end of the bar above the page.
    public static let topBarTrailing = ToolbarItemPlacement("topBarTrailing", .trailing)
    /// The start of the bar; the older name of `topBarLeading`.
    public static let navigationBarLeading = ToolbarItemPlacement("navigationBarLeading", .leading)
    /// The end of the bar; the older name of `topBarTrailing`.
    public static let navigationBarTrailing = ToolbarItemPlacement(
        "navigationBarTrailing", .trailing)

    /// In a row of its own below the bar.
    public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement {
        ToolbarItemPlacement("accessoryBar \(id)", .accessory)
    }
}
