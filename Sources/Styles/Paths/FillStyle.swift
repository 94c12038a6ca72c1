/// Which parts of a path are inside, and whether its edges are smooth.
public struct FillStyle: Equatable, Sendable {
    /// Whether a point is inside by even and odd crossings rather than by winding.
    public var isEOFilled: Bool
    public var isAntialiased: Bool

    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}
