import Foundation

/// The measures of a font in points, all positive.
package struct FontMetrics: Hashable, Sendable {
    package let ascent: CGFloat
    package let descent: CGFloat
    package let capHeight: CGFloat
    /// The height of one line's box.
    package let lineHeight: CGFloat
}
