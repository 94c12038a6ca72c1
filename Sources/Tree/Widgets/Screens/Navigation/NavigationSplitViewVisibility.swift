/// Which columns are shown.
public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
    private let number: Int
    /// All columns for which there is space, exactly as with `all`; the default.
    public static let automatic = NavigationSplitViewVisibility(number: 0)
    /// All columns for which there is space.
    public static let all = NavigationSplitViewVisibility(number: 1)
    /// The last two columns; of a split view with two columns, both.
    public static let doubleColumn = NavigationSplitViewVisibility(number: 2)
    /// Only the last column.
    public static let detailOnly = NavigationSplitViewVisibility(number: 3)
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
    private let number: Int
    /// The first column.
    public static var sidebar: NavigationSplitViewColumn { .init(number: 0) }
    /// The column in the middle; a split view with two columns takes it for the last.
    public static var content: NavigationSplitViewColumn { .init(number: 1) }
    /// The last column.
    public static var detail: NavigationSplitViewColumn { .init(number: 2) }
}
