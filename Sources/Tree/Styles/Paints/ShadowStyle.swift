import Foundation

/// A shadow that belongs to a style: shapes and text painted in the style have it.
public struct ShadowStyle: Equatable, Sendable {
    package let isInner: Bool
    package let color: Color
    package let radius: CGFloat
    package let offset: CGSize

    /// A shadow behind what is painted.
    public static func drop(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat,
        x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(
            isInner: false, color: color, radius: radius, offset: CGSize(width: x, height: y))
    }

    /// A shadow inside the edges of what is painted, as if it were cut out.
    public static func inner(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat,
        x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(
            isInner: true, color: color, radius: radius, offset: CGSize(width: x, height: y))
    }
}
