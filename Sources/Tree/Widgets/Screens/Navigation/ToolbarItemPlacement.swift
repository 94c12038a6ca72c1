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
}

/// Where in a bar an item stands.
public struct ToolbarItemPlacement: Hashable, Sendable {
    let slot: ToolbarSlot
    private let name: String

    private init(_ name: String, _ slot: ToolbarSlot) {
        self.name = name
        self.slot = slot
    }

    public static let automatic = ToolbarItemPlacement("automatic", .trailing)
    public static let principal = ToolbarItemPlacement("principal", .center)
    public static let navigation = ToolbarItemPlacement("navigation", .leading)
    public static let primaryAction = ToolbarItemPlacement("primaryAction", .trailing)
    public static let secondaryAction = ToolbarItemPlacement("secondaryAction", .trailing)
    public static let status = ToolbarItemPlacement("status", .status)
    public static let confirmationAction = ToolbarItemPlacement("confirmationAction", .trailing)
    public static let cancellationAction = ToolbarItemPlacement("cancellationAction", .leading)
    public static let destructiveAction = ToolbarItemPlacement("destructiveAction", .trailing)
    public static let keyboard = ToolbarItemPlacement("keyboard", .keyboard)
    public static let bottomBar = ToolbarItemPlacement("bottomBar", .bottom)
    public static let topBarLeading = ToolbarItemPlacement("topBarLeading", .leading)
    public static let topBarTrailing = ToolbarItemPlacement("topBarTrailing", .trailing)
    public static let navigationBarLeading = ToolbarItemPlacement("navigationBarLeading", .leading)
    public static let navigationBarTrailing = ToolbarItemPlacement(
        "navigationBarTrailing", .trailing)

    /// In a row of its own below the bar.
    public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement {
        ToolbarItemPlacement("accessoryBar \(id)", .accessory)
    }
}
