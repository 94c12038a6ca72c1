/// Which columns are shown.
public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
    private let number: Int
    public static let automatic = NavigationSplitViewVisibility(number: 0)
    public static let all = NavigationSplitViewVisibility(number: 1)
    public static let doubleColumn = NavigationSplitViewVisibility(number: 2)
    public static let detailOnly = NavigationSplitViewVisibility(number: 3)
}
