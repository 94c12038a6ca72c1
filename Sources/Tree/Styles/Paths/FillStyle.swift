/// How a path is filled.
public struct FillStyle: Equatable, Sendable {
    /// Whether the even-odd fill rule is used rather than the nonzero winding rule.
    public var isEOFilled: Bool
    /// Whether edges are smoothed. Has no effect: shapes always have smooth edges.
    public var isAntialiased: Bool

    /// Creates a style with a fill rule: even-odd, or nonzero winding if `eoFill` is false.
    /// `antialiased` has no effect.
    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}
