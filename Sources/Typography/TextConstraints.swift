import Foundation

/// Where the lines of a text stand within its widest one.
package enum TextLineAlignment: Hashable, Sendable { case leading, center, trailing }

/// Which part of a text that does not fit gives way to an ellipsis.
package enum TextTruncation: Hashable, Sendable { case head, middle, tail }

/// The direction in which leading means left, and which text without one of its own takes.
package enum TextDirection: Hashable, Sendable { case leftToRight, rightToLeft }

/// The room a text is given and how it may use it.
package struct TextConstraints: Hashable, Sendable {
    /// Points; nil for as wide as the text likes. Lines break between words, then within them.
    package var width: CGFloat?
    /// Points; lines that do not fit are cut with an ellipsis, but never the first.
    package var height: CGFloat?
    /// The most lines; less than 1 counts as 1.
    package var lineLimit: Int?
    /// Whether the text is as high as its line limit even when it has fewer lines.
    package var reservesSpace: Bool
    package var truncation: TextTruncation
    package var alignment: TextLineAlignment
    /// Points between the boxes of two lines.
    package var lineSpacing: CGFloat
    package var direction: TextDirection
    /// Device pixels to a point. Baselines, the edges of ornaments and the origin a text is drawn
    /// at are rounded to whole pixels, glyphs to a quarter of one horizontally.
    package var scale: CGFloat
    /// How far the text may shrink, in steps of a twentieth, before it is cut.
    package var minimumScaleFactor: CGFloat
    /// Whether characters may move together, by a fiftieth of an em, before the text shrinks.
    package var allowsTightening: Bool

    package init(
        width: CGFloat? = nil, height: CGFloat? = nil, lineLimit: Int? = nil,
        reservesSpace: Bool = false, truncation: TextTruncation = .tail,
        alignment: TextLineAlignment = .leading, lineSpacing: CGFloat = 0,
        direction: TextDirection = .leftToRight, scale: CGFloat = 1,
        minimumScaleFactor: CGFloat = 1, allowsTightening: Bool = false
    ) {
        self.width = width
        self.height = height
        self.lineLimit = lineLimit
        self.reservesSpace = reservesSpace
        self.truncation = truncation
        self.alignment = alignment
        self.lineSpacing = lineSpacing
        self.direction = direction
        self.scale = scale
        self.minimumScaleFactor = minimumScaleFactor
        self.allowsTightening = allowsTightening
    }

    /// Equality looks at all; these differ most often.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(width)
        hasher.combine(lineLimit)
    }

    /// The same manner in any room: what two shapings may share.
    var withoutRoom: TextConstraints {
        var copy = self
        copy.width = nil
        copy.height = nil
        return copy
    }

    /// Width and height in points, infinite where they do not bind.
    var room: CGSize {
        let height = height ?? .infinity
        return CGSize(width: boundWidth ?? .infinity, height: height.isNaN ? .infinity : height)
    }

    /// The width in points where it binds: not nil, not infinite, and within Pango's numbers.
    var boundWidth: CGFloat? {
        guard let width, !width.isNaN, width * scale < 1_000_000 else { return nil }
        return max(width, 0)
    }
}
