import CPango
import Foundation

/// An immutable text broken into lines, ready to be measured, drawn and edited.
///
/// Two texts by one shaper are equal if they draw the same pixels with the same colours.
package final class ShapedText: Hashable {
    package let content: TextContent
    /// In points: the width of the widest line, rounded up to whole pixels but not beyond the
    /// available width, and the sum of the lines' heights. Of a long text, the width is an estimate.
    package let size: CGSize
    package let lines: [TextLine]
    package let isTruncated: Bool
    package let scale: CGFloat
    let handles: [Typesetting.Handle]
    let atlas: GlyphAtlas
    let isNatural: Bool
    let isSqueezed: Bool
    private let constraints: TextConstraints
    /// The shaper's font generation at the time of shaping.
    package let fontGeneration: Int

    init(
        _ content: TextContent, _ constraints: TextConstraints, _ typesetting: Typesetting,
        isSqueezed: Bool, atlas: GlyphAtlas, fontGeneration: Int
    ) {
        self.content = content
        self.constraints = constraints
        self.isSqueezed = isSqueezed
        self.atlas = atlas
        self.fontGeneration = fontGeneration
        size = typesetting.size
        lines = typesetting.lines
        handles = typesetting.handles
        isTruncated = typesetting.isTruncated
        isNatural = typesetting.isNatural
        scale = constraints.scale
    }

    /// Whether shaping it again with another available size would have the same result.
    ///
    /// A text broken at one width has the same lines at any smaller width down to that of its
    /// widest line, and a text that fits without wrapping does so at any greater width. A single
    /// line is never truncated because of its height.
    func isValid(for constraints: TextConstraints) -> Bool {
        let (own, other) = (self.constraints.availableSize, constraints.availableSize)
        let widest = isNatural ? .infinity : own.width
        let highest = isTruncated || isSqueezed ? own.height : .infinity
        let lowest = isSingleLine ? -.infinity : min(size.height, highest)
        return other.width >= min(size.width, widest) && other.width <= widest
            && other.height >= lowest && other.height <= highest
    }

    /// Whether it is one complete line, which has the same size at every greater available width.
    package var isSingleLine: Bool { isNatural && lines.count == 1 }

    package var string: String { content.string }

    /// The maximum number of lines; `nil` for any.
    package var lineLimit: Int? { constraints.lineLimit }

    /// Points from the top.
    package var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }

    package var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }

    /// Whether the glyphs of all lines are known. Of a long text they are made line by line.
    package var isShaped: Bool { handles.allSatisfy(\.paragraph.isShaped) }

    /// All that may be painted, in points, ornaments and backgrounds included: for damage. Glyphs
    /// may reach beyond the text's size.
    package private(set) lazy var inkBounds: CGRect = {
        var bounds = CGRect.null
        for (line, handle) in zip(lines, handles) {
            let ink = handle.paragraph.inkRect(ofLine: handle.index)
            let units = CGFloat(PANGO_SCALE)
            let glyphs = CGRect(
                x: CGFloat(ink.x) / units + handle.left,
                y: CGFloat(ink.y) / units + handle.baseline,
                width: CGFloat(ink.width) / units, height: CGFloat(ink.height) / units)
            // Room for the rounding of outlines and ornaments.
            let points = glyphs.insetBy(dx: -2, dy: -2)
            bounds = bounds.union(
                CGRect(
                    x: points.minX / scale, y: points.minY / scale, width: points.width / scale,
                    height: points.height / scale))
            if content.runs.contains(where: { $0.backgroundIndex != nil }) {
                bounds = bounds.union(line.rect.insetBy(dx: -1, dy: -1))
            }
        }
        return bounds
    }()

    /// Its glyphs, if it draws nothing else; else nil.
    package private(set) lazy var ink = TextInk(handles, in: atlas)

    /// In points: the width of the widest cluster of glyphs, which is the minimum width of a line
    /// apart from hyphens. White space at line breaks has no width. Nil if the text was wrapped,
    /// truncated or shrunk already.
    package private(set) lazy var leastWidth: CGFloat? = {
        guard isNatural else { return nil }
        var text = string
        let widest = text.withUTF8 { bytes in
            handles.lazy.map { $0.paragraph.widestCluster(ofLine: $0.index, in: bytes) }.max() ?? 0
        }
        return CGFloat(widest) / CGFloat(PANGO_SCALE) / scale
    }()

    package static func == (a: ShapedText, b: ShapedText) -> Bool {
        if a === b { return true }
        return a.size == b.size && a.isTruncated == b.isTruncated
            && a.fontGeneration == b.fontGeneration && a.atlas === b.atlas
            && a.constraints.withoutSize == b.constraints.withoutSize
            && (!a.isTruncated || a.constraints == b.constraints)
            && a.content == b.content && a.lines == b.lines
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(content)
        hasher.combine(size.width)
        hasher.combine(size.height)
    }
}
