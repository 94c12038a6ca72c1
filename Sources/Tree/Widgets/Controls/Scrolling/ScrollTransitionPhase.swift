/// Where a view is on its way through a scroll view.
@frozen public enum ScrollTransitionPhase: Hashable, Sendable {
    /// It comes in or has gone at the top or leading edge.
    case topLeading
    /// It is visible.
    case identity
    /// It comes in or has gone at the bottom or trailing edge.
    case bottomTrailing

    /// Whether the view is visible, and so looks as it is.
    public var isIdentity: Bool { self == .identity }

    /// -1 at the top or leading edge, 0 while visible, 1 at the bottom or trailing edge.
    public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        }
    }
}
