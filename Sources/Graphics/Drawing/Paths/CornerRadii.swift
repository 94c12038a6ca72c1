import Foundation

/// The radii of a rectangle's four corners, in points, and the corners' style.
package struct CornerRadii: Hashable, Sendable {
    package enum Style: Hashable, Sendable { case circular, continuous }

    package var topLeft: CGFloat
    package var topRight: CGFloat
    package var bottomLeft: CGFloat
    package var bottomRight: CGFloat
    package var style: Style

    package init(
        topLeft: CGFloat, topRight: CGFloat, bottomLeft: CGFloat, bottomRight: CGFloat,
        style: Style = .circular
    ) {
        self.topLeft = topLeft
        self.topRight = topRight
        self.bottomLeft = bottomLeft
        self.bottomRight = bottomRight
        self.style = style
    }

    package init(_ radius: CGFloat, style: Style = .circular) {
        self.init(
            topLeft: radius, topRight: radius, bottomLeft: radius, bottomRight: radius,
            style: style)
    }

    package var largest: CGFloat { max(topLeft, topRight, bottomLeft, bottomRight) }

    /// The radii clamped to between zero and half of the shorter side.
    package func fitted(to size: CGSize) -> CornerRadii {
        let limit = max(min(abs(size.width), abs(size.height)) / 2, 0)
        func fit(_ radius: CGFloat) -> CGFloat { min(max(radius, 0), limit) }
        return CornerRadii(
            topLeft: fit(topLeft), topRight: fit(topRight), bottomLeft: fit(bottomLeft),
            bottomRight: fit(bottomRight), style: style)
    }

    /// The radii of the outline grown by an amount, or shrunk by a negative one; square corners
    /// stay square.
    package func outset(by amount: CGFloat) -> CornerRadii {
        func grow(_ radius: CGFloat) -> CGFloat { radius > 0 ? max(radius + amount, 0) : 0 }
        return CornerRadii(
            topLeft: grow(topLeft), topRight: grow(topRight), bottomLeft: grow(bottomLeft),
            bottomRight: grow(bottomRight), style: style)
    }
}
