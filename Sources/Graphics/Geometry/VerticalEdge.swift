/// The upper or the lower side.
public enum VerticalEdge: Int8, CaseIterable, Codable, Sendable {
    case top
    case bottom

    /// Either of the two sides, none, or both.
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8

        /// The top edge alone.
        public static let top = Set(.top)
        /// The bottom edge alone.
        public static let bottom = Set(.bottom)
        /// Both edges.
        public static let all: Set = [.top, .bottom]

        /// Creates a set of edges from its bits.
        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        /// Creates a set of one edge.
        public init(_ edge: VerticalEdge) {
            self.init(rawValue: 1 << edge.rawValue)
        }
    }
}
