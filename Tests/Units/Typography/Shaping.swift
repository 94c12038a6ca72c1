import Foundation

@testable import Typography

/// Shapes texts without a cache.
@MainActor
struct Shaping {
    private let book: FontBook
    private let atlas = GlyphAtlas()

    init() throws { book = try FontBook(files: [], report: { _ in }) }

    /// Shapes a text by the paragraphs that are given, or else by Pango's layouts alone.
    func text(
        _ string: String, _ font: FontDescription, _ constraints: TextConstraints,
        plain: PlainParagraphs?
    ) -> ShapedText {
        let content = TextContent(string, font: font)
        let typesetter = Typesetter(
            book: book, content: content, constraints: constraints, squeeze: .init(),
            plain: plain)
        return ShapedText(
            content, constraints, typesetter.typeset(), isSqueezed: false, atlas: atlas,
            fontGeneration: 0)
    }
}
