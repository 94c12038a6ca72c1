import Foundation

/// What lies behind a shape, blurred and tinted, as frosted glass shows it.
///
/// The blur takes in only what lies within the shape's bounds, whose edges it continues outwards, so
/// that the paint depends on no pixel outside of them.
package struct BackdropPaint: Hashable, Sendable {
    /// The standard deviation of the blur, in points.
    package var radius: CGFloat
    /// 1 keeps the colours behind as strong as they are.
    package var saturation: Double
    /// The colour that is drawn over the blurred picture.
    package var tint: ResolvedColor
    package var opacity: Double

    package init(
        radius: CGFloat, saturation: Double = 1, tint: ResolvedColor = .clear, opacity: Double = 1
    ) {
        self.radius = radius
        self.saturation = saturation
        self.tint = tint
        self.opacity = opacity
    }

    package func multiplyingOpacity(by factor: Double) -> BackdropPaint {
        var copy = self
        copy.opacity *= factor
        return copy
    }

    /// The colour that stands for the paint where what lies behind is not known.
    package var plainColor: ResolvedColor { tint.multiplyingOpacity(by: opacity) }
}
