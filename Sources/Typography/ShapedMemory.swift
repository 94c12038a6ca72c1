import Foundation

/// The latest shapings of one text, kept by whoever shows it.
package final class ShapedMemory {
    private var texts = LatestTexts()

    /// Texts are measured at their least, their best and their given width, and drawn.
    private static let limit = 4

    package init() {}

    /// The text in some room, shaped where it is not remembered. The content is always the same,
    /// and so is the manner but for the scale.
    package func text(
        _ content: TextContent, within constraints: TextConstraints, by shaper: TextShaper
    ) -> ShapedText {
        let known = texts.first {
            $0.fontGeneration == shaper.fontGeneration && $0.scale == constraints.scale
                && $0.holds(in: constraints)
        }
        if let known { return known }
        let text = shaper.shape(content, within: constraints)
        texts.keep(text, limit: Self.limit)
        return text
    }
}
