/// How strong the background behind content is.
public struct BackgroundProminence: Hashable, Sendable {
    private let number: Int

    /// The background of most content, on which text has its usual colours.
    public static let standard = BackgroundProminence(number: 0)
    /// Such as that of a selected row.
    public static let increased = BackgroundProminence(number: 1)
}

private enum BackgroundProminenceKey: EnvironmentKey {
    static let defaultValue = BackgroundProminence.standard
}

extension EnvironmentValues {
    /// How strong the background behind the view is; increased in the selected row of a list.
    public var backgroundProminence: BackgroundProminence {
        get { self[BackgroundProminenceKey.self] }
        set { self[BackgroundProminenceKey.self] = newValue }
    }
}
