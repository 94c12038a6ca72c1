import Foundation

extension AttributedString {
    /// How far the baselines of two lines are apart.
    public struct LineHeight: Hashable, Sendable {
        package enum Rule: Hashable, Sendable {
            case exact(CGFloat)
            case multiple(CGFloat)
            case leading(CGFloat)
            case natural
        }

        package let rule: Rule

        /// A height that follows from the glyphs of each line.
        public static let variable = LineHeight(rule: .natural)
        /// The system's usual height for the font's size.
        public static let normal = LineHeight(rule: .multiple(1.25))
        /// Lines that are nearer to each other than usual.
        public static let tight = LineHeight(rule: .multiple(1.1))
        /// Lines that are further from each other than usual.
        public static let loose = LineHeight(rule: .multiple(1.5))

        /// Returns a height of a number of points, whatever the font.
        public static func exact(points: CGFloat) -> LineHeight {
            LineHeight(rule: .exact(points))
        }

        /// Returns a height that is a multiple of the font's size.
        public static func multiple(factor: CGFloat) -> LineHeight {
            LineHeight(rule: .multiple(factor))
        }

        /// Returns a height that is a number of points more than the font's size.
        public static func leading(increase: CGFloat) -> LineHeight {
            LineHeight(rule: .leading(increase))
        }
    }
}
