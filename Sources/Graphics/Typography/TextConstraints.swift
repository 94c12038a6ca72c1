import Foundation
import Geometry

/// How the lines of a text are aligned within the widest one.
package enum TextLineAlignment: Hashable, Sendable { case leading, center, trailing }

/// Which part of a text that does not fit is replaced by an ellipsis.
package enum TextTruncation: Hashable, Sendable { case head, middle, tail }

/// The direction that determines the leading edge, and that of text without strong characters.
package enum TextDirection: Hashable, Sendable { case leftToRight, rightToLeft }

/// The available size of a text, and how the text is laid out in it.
package struct TextConstraints: Hashable, Sendable {
    /// The available width in points; nil for the ideal width. Lines break between words, then
    /// within them.
    package var width: CGFloat?
    /// The available height in points. Lines that do not fit are truncated, apart from the first.
    package var height: CGFloat?
    /// The maximum number of lines, at least 1.
    package var lineLimit: Int?
    /// Whether the text is as high as its line limit even if it has fewer lines.
    package var reservesSpace: Bool
    package var truncation: TextTruncation
    package var alignment: TextLineAlignment
    /// The distance between two lines' boxes in points; finite.
    package var lineSpacing: CGFloat
    package var direction: TextDirection
    /// Device pixels per point. Baselines, the edges of decorations and the origin of a text are
    /// rounded to whole pixels, glyphs horizontally to quarters of a pixel.
    package var scale: CGFloat
    /// How far the text may shrink, in steps of a twentieth, before it is truncated.
    package var minimumScaleFactor: CGFloat
    /// Whether characters may move closer, by a fiftieth of an em, before the text shrinks.
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
        self.lineSpacing = lineSpacing.bounded(to: -Self.largest...Self.largest)
        self.direction = direction
        self.scale = scale
        self.minimumScaleFactor = minimumScaleFactor.bounded(to: 0...1)
        self.allowsTightening = allowsTightening
    }

    /// The greatest distance of lines, in points.
    private static let largest: CGFloat = 1_000_000

    /// Hashes only the values that differ most often.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(width)
        hasher.combine(lineLimit)
    }

    /// The constraints without the available size.
    var withoutSize: TextConstraints {
        var copy = self
        copy.width = nil
        copy.height = nil
        return copy
    }

    /// In points; infinite along an axis without a limit.
    var availableSize: CGSize {
        let height = height ?? .infinity
        return CGSize(width: boundWidth ?? .infinity, height: height.isNaN ? .infinity : height)
    }

    /// The available width in points, if it is finite and within Pango's limits.
    var boundWidth: CGFloat? {
        guard let width, !width.isNaN, width * scale < 1_000_000 else { return nil }
        return max(width, 0)
    }
}
