import Foundation

/// The latest shapings of one text, retained by the view that shows it.
package final class ShapedMemory {
    private var texts = LatestTexts()

    /// Enough for a text that is measured at its minimum, ideal and available width, and drawn.
    private static let limit = 4

    package init() {}

    /// Returns a shaping for the constraints, a known one if possible. Only the available size and
    /// the scale may differ between calls.
    package func text(
        _ content: TextContent, within constraints: TextConstraints, by shaper: TextShaper
    ) -> ShapedText {
        let known = texts.first {
            $0.fontGeneration == shaper.fontGeneration && $0.scale == constraints.scale
                && $0.isValid(for: constraints)
        }
        if let known { return known }
        let text = shaper.shape(content, within: constraints)
        texts.keep(text, limit: Self.limit)
        return text
    }
}
