/// One of the two directions of a plane.
public enum Axis: Int8, CaseIterable, Sendable {
    case horizontal
    case vertical

    /// Any of the two directions, none, or both.
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8

        /// The horizontal direction alone.
        public static let horizontal = Set(.horizontal)
        /// The vertical direction alone.
        public static let vertical = Set(.vertical)

        /// Creates a set of directions from its bits.
        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        package init(_ axis: Axis) {
            self.init(rawValue: 1 << axis.rawValue)
        }
    }
}

extension Axis: CustomStringConvertible {
    public var description: String {
        self == .horizontal ? "horizontal" : "vertical"
    }
}

/// The direction of text, which determines the leading edge.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    case leftToRight
    case rightToLeft
}
