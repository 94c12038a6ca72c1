import CPango
import Foundation

/// A text broken into lines, ready to be measured, drawn and edited; never changes.
///
/// Two by one shaper are equal where they draw the same pixels from the same colours.
package final class ShapedText: Hashable {
    package let content: TextContent
    /// Points: the widest line in whole pixels (or the room's width, where that ends within one),
    /// and the sum of the lines' boxes.
    package let size: CGSize
    package let lines: [TextLine]
    package let isTruncated: Bool
    package let scale: CGFloat
    let handles: [Typesetting.Handle]
    let atlas: GlyphAtlas
    let isNatural: Bool
    let isSqueezed: Bool
    private let constraints: TextConstraints
    let fontGeneration: Int

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

    /// Whether shaping it again in a room, in the same manner, would make the same of it.
    ///
    /// A text broken at one width breaks no differently at any width down to its widest line, and
    /// one that fits unbroken does so at any greater width. One line is never cut for its height.
    func holds(in room: TextConstraints) -> Bool {
        let (own, other) = (constraints.room, room.room)
        let widest = isNatural ? .infinity : own.width
        let highest = isTruncated || isSqueezed ? own.height : .infinity
        let lowest = isOneLine ? -.infinity : min(size.height, highest)
        return other.width >= min(size.width, widest) && other.width <= widest
            && other.height >= lowest && other.height <= highest
    }

    /// Whether it is one whole line: it has this size in every room that is no narrower.
    package var isOneLine: Bool { isNatural && lines.count == 1 }

    package var string: String { content.string }

    /// Points from the top.
    package var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }

    package var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }

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

    /// What it paints where that is a matter of glyphs alone; nil elsewhere.
    package private(set) lazy var ink = TextInk(self)

    /// Points: the width of the widest cluster of glyphs, the least that lines can be broken to,
    /// but for the hyphens that words broken so far end their lines with; nil where the text was
    /// broken, cut or squeezed already. Blanks at which lines break take no room.
    package private(set) lazy var leastWidth: CGFloat? = {
        guard isNatural else { return nil }
        var widest = 0
        var text = string
        text.withUTF8 { bytes in
            for handle in handles {
                let start = handle.paragraph.range.lowerBound
                for run in handle.runs {
                    widest = max(widest, run.widestCluster { bytes[start + $0] == 0x20 })
                }
            }
        }
        return CGFloat(widest) / CGFloat(PANGO_SCALE) / scale
    }()

    package static func == (a: ShapedText, b: ShapedText) -> Bool {
        if a === b { return true }
        return a.size == b.size && a.isTruncated == b.isTruncated
            && a.fontGeneration == b.fontGeneration && a.atlas === b.atlas
            && a.constraints.withoutRoom == b.constraints.withoutRoom
            && (!a.isTruncated || a.constraints == b.constraints)
            && a.content == b.content && a.lines == b.lines
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(content)
        hasher.combine(size.width)
        hasher.combine(size.height)
    }
}
