import Foundation

/// One line of a shaped text, in points from the text's top left corner.
package struct TextLine: Hashable, Sendable {
    /// The bytes of the text that the line shows, without the paragraph separator.
    package let range: Range<Int>
    /// From the first character to the last, as high as the line's box.
    package let rect: CGRect
    /// Points from the top of the text; on a whole pixel.
    package let baseline: CGFloat
    /// Whether the paragraph continues in the next line.
    package let isWrapped: Bool
}
