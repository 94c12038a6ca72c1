import Drawing
import Foundation
import Typography
import Views

/// How the rows of an edited text are set.
struct TextRowStyle: Equatable {
    enum Mode: Equatable {
        /// Everything in one line that is never broken.
        case line
        /// Everything in one line, with a dot for each character.
        case dots
        /// A row for each paragraph, broken into lines.
        case paragraphs
    }

    var mode = Mode.line
    var font = FontDescription.system(size: 14)
    var lineSpacing: CGFloat = 0
    var alignment = TextLineAlignment.leading
    var direction = TextDirection.leftToRight

    /// The share of the free width that lies left of the text, from 0 to 1.
    var leftShare: CGFloat {
        switch (alignment, direction) {
        case (.center, _): 0.5
        case (.leading, .leftToRight), (.trailing, .rightToLeft): 0
        case (.leading, .rightToLeft), (.trailing, .leftToRight): 1
        }
    }
}
