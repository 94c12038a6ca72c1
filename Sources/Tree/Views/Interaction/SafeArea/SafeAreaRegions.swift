/// Parts of a window that something else covers.
public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Bars around the view.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// The keyboard on the screen.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    public static let all = SafeAreaRegions(rawValue: .max)
}
