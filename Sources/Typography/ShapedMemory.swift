import Foundation

/// The latest shapings of one text, kept by whoever shows it.
package final class ShapedMemory {
    private var texts: [ShapedText] = []

    /// Texts are measured at their least, their best and their given width, and drawn.
    private static let limit = 4

    package init() {}

    /// The text in some room, shaped where it is not remembered. The content is always the same,
    /// and so is the manner but for the scale.
    package func text(
        _ content: TextContent, within constraints: TextConstraints, by shaper: TextShaper
    ) -> ShapedText {
        for index in texts.indices where texts[index].fontGeneration == shaper.fontGeneration {
            if texts[index].scale == constraints.scale, texts[index].holds(in: constraints) {
                return texts[index]
            }
        }
        let text = shaper.shape(content, within: constraints)
        if texts.count == Self.limit { texts.removeFirst() }
        texts.append(text)
        return text
    }
}
