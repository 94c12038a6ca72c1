/// The upper or the lower side.
public enum VerticalEdge: Int8, CaseIterable, Codable, Sendable {
    case top
    case bottom

    /// Either of the two sides, none, or both.
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8

        public static let top = Set(.top)
        public static let bottom = Set(.bottom)
        public static let all: Set = [.top, .bottom]

        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        public init(_ edge: VerticalEdge) {
            self.init(rawValue: 1 << edge.rawValue)
        }
    }
}
