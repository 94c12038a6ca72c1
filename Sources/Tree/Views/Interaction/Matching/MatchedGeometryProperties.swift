/// The parts of a view's geometry that the views of a matched group share.
public struct MatchedGeometryProperties: OptionSet, Sendable {
    public let rawValue: UInt32

    /// Creates a set from its bits: 1 for the position, 2 for the size.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The point of the view that the anchor names, in the window.
    public static let position = MatchedGeometryProperties(rawValue: 1 << 0)
    /// The width and height of the view.
    public static let size = MatchedGeometryProperties(rawValue: 1 << 1)
    /// Both the position and the size.
    public static let frame: MatchedGeometryProperties = [.position, .size]
}
