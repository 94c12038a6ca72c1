/// The side of a line of text where reading starts or ends.
public enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable {
    case leading
    case trailing

    /// Either of the two sides, none, or both.
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8

        /// The leading edge alone.
        public static let leading = Set(.leading)
        /// The trailing edge alone.
        public static let trailing = Set(.trailing)
        /// Both edges.
        public static let all: Set = [.leading, .trailing]

        /// Creates a set of edges from its bits.
        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        /// Creates a set of one edge.
        public init(_ edge: HorizontalEdge) {
            self.init(rawValue: 1 << edge.rawValue)
        }
    }
}
