/// How a path is filled.
public struct FillStyle: Equatable, Sendable {
    /// Whether the even-odd fill rule is used rather than the nonzero winding rule.
    public var isEOFilled: Bool
    public var isAntialiased: Bool

    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}
