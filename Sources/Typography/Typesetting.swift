import CPango
import Foundation

/// What typesetting made of a text: its lines, where they stand and what they are drawn from.
struct Typesetting {
    var paragraphs: [ParagraphLayout] = []
    var lines: [TextLine] = []
    /// For each line what draws it.
    var handles: [Handle] = []
    /// Points.
    var size = CGSize.zero
    var isTruncated = false
    /// Whether every line ends where its paragraph does, at full size.
    var isNatural = false

    struct Handle {
        let paragraph: ParagraphLayout
        let line: UnsafeMutablePointer<PangoLayoutLine>
        /// Device pixels from the text's top left corner; the baseline's is whole.
        let left: CGFloat
        let baseline: CGFloat
    }
}
