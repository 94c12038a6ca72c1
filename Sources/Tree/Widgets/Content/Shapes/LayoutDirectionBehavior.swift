import Geometry
import Views

/// What the layout direction does to how something is drawn.
public enum LayoutDirectionBehavior: Hashable, Sendable {
    /// It looks the same in both directions.
    case fixed
    /// It is mirrored in one direction.
    case mirrors(in: LayoutDirection)

    /// It is drawn for left to right, and mirrored in the other direction.
    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }

    func isMirrored(where isRightToLeft: Bool) -> Bool {
        self == .mirrors(in: isRightToLeft ? .rightToLeft : .leftToRight)
    }
}
