/// Parts of a window that something else covers.
public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt

    /// Creates a set from its bits: 1 for bars, 2 for the keyboard.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Bars around the view.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// The keyboard on the screen.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    /// Everything that may cover a part of the window.
    public static let all = SafeAreaRegions(rawValue: .max)
}
