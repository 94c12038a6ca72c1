import Foundation

/// The latest shapings of one text, kept by whoever shows it.
package final class ShapedMemory {
    private var shapings: [(constraints: TextConstraints, text: ShapedText)] = []

    /// Texts are measured at their least, their best and their given width, and drawn.
    private static let limit = 4

    package init() {}

    /// The text in some room, shaped where it is not remembered.
    package func text(
        _ content: TextContent, within constraints: TextConstraints, by shaper: TextShaper
    ) -> ShapedText {
        for (known, text) in shapings
        where text.fontGeneration == shaper.fontGeneration && text.scale == constraints.scale {
            if known == constraints || text.keepsItsLines(within: constraints) { return text }
        }
        let text = shaper.shape(content, within: constraints)
        if shapings.count == Self.limit { shapings.removeFirst() }
        shapings.append((constraints, text))
        return text
    }
}
