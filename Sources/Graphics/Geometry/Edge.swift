/// One side of a rectangle; leading is left where text runs left to right.
public enum Edge: Int8, CaseIterable, Sendable {
    case top
    case leading
    case bottom
    case trailing

    /// Any of the four sides.
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8

        /// The top edge alone.
        public static let top = Set(.top)
        /// The leading edge alone.
        public static let leading = Set(.leading)
        /// The bottom edge alone.
        public static let bottom = Set(.bottom)
        /// The trailing edge alone.
        public static let trailing = Set(.trailing)
        /// All four edges.
        public static let all: Set = [.top, .leading, .bottom, .trailing]
        /// The leading and the trailing edge, which lie in the horizontal direction.
        public static let horizontal: Set = [.leading, .trailing]
        /// The top and the bottom edge, which lie in the vertical direction.
        public static let vertical: Set = [.top, .bottom]

        /// Creates a set of edges from its bits.
        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        /// Creates a set of one edge.
        public init(_ edge: Edge) {
            self.init(rawValue: 1 << edge.rawValue)
        }
    }
}
