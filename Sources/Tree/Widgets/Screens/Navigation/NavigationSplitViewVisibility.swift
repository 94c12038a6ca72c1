/// Which columns are shown.
public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
    private let number: Int
    public static let automatic = NavigationSplitViewVisibility(number: 0)
    public static let all = NavigationSplitViewVisibility(number: 1)
    public static let doubleColumn = NavigationSplitViewVisibility(number: 2)
    public static let detailOnly = NavigationSplitViewVisibility(number: 3)
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
    private let number: Int
    public static var sidebar: NavigationSplitViewColumn { .init(number: 0) }
    public static var content: NavigationSplitViewColumn { .init(number: 1) }
    public static var detail: NavigationSplitViewColumn { .init(number: 2) }
}
