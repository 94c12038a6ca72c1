/// One of the two directions of a plane.
public enum Axis: Int8, CaseIterable, Sendable {
    case horizontal
    case vertical

    /// Any of the two directions, none, or both.
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8

        public static let horizontal = Set(.horizontal)
        public static let vertical = Set(.vertical)

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
