import CPango
import Foundation
import Geometry

/// What a text of one colour puts on the screen where nothing is turned or stretched: pictures of
/// glyphs, each at its pixel.
package struct TextInk {
    /// Which of the text's colours it is.
    package let colorIndex: Int
    /// In device pixels from the text's top left corner, line after line and from the left: in
    /// whatever order their coverage is added up, the sum is the same.
    let stamps: [GlyphAtlas.Stamp]
    private let atlas: GlyphAtlas

    /// Nil where the text has several colours, lines or backgrounds, or glyphs that no atlas holds.
    package init?(_ text: ShapedText) {
        var color: Int?
        var stamps: [GlyphAtlas.Stamp] = []
        for handle in text.handles {
            for run in handle.runs {
                let ink = RunInk(run.item.pointee.analysis)
                guard ink.isPlain, ink.color == color ?? ink.color else { return nil }
                color = ink.color
                guard let glyphs = RunGlyphs(run, handle) else { continue }
                guard glyphs.areStamped else { return nil }
                stamps += text.atlas.stamps(glyphs.glyphs, of: glyphs.font)
            }
        }
        colorIndex = color ?? 0
        atlas = text.atlas
        self.stamps = stamps.sorted { Self.isBefore($0, $1, (0, 0)) }
    }

    /// Hands over its coverage within a rectangle, with the text's top left corner at a pixel: bytes
    /// that live as long as the call, the pixels they are for, and how many make a row.
    package func withCoverage(
        x: Int, y: Int, within rect: PixelRect,
        _ body: (UnsafeMutablePointer<UInt8>, PixelRect, _ bytesPerRow: Int) -> Void
    ) {
        let clip = PixelBox(
            left: rect.minX - x, top: rect.minY - y, right: rect.maxX - x, bottom: rect.maxY - y)
        atlas.withCoverage(of: stamps, clip: clip) { bytes, box, bytesPerRow in
            let rect = PixelRect(
                minX: box.left + x, minY: box.top + y, maxX: box.right + x, maxY: box.bottom + y)
            body(bytes, rect, bytesPerRow)
        }
    }

    /// The boxes, in device pixels from the corner of the first, around the glyphs that only one
    /// of two texts has, where the second begins some pixels away. The two are of one colour.
    ///
    /// Outside of them the same pictures are added up.
    package static func changes(
        from first: TextInk?, to second: TextInk?, movedBy offset: (x: Int, y: Int) = (0, 0)
    ) -> [PixelRect] {
        var boxes = GlyphBoxes()
        (first?.stamps ?? []).withUnsafeBufferPointer { old in
            (second?.stamps ?? []).withUnsafeBufferPointer { new in
                var (next, later) = (0, 0)
                while next < old.count, later < new.count {
                    if isBefore(old[next], new[later], offset) {
                        boxes.add(old[next])
                        next += 1
                    } else if isSame(old[next], new[later], offset) {
                        next += 1
                        later += 1
                    } else {
                        boxes.add(new[later], movedBy: offset)
                        later += 1
                    }
                }
                for stamp in old[next...] { boxes.add(stamp) }
                for stamp in new[later...] { boxes.add(stamp, movedBy: offset) }
            }
        }
        return boxes.rects
    }

    private static func isSame(
        _ stamp: GlyphAtlas.Stamp, _ other: GlyphAtlas.Stamp, _ offset: (x: Int, y: Int)
    ) -> Bool {
        stamp.glyph === other.glyph && stamp.x == other.x + offset.x
            && stamp.y == other.y + offset.y
    }

    /// The order of stamps, the other moved by an offset.
    private static func isBefore(
        _ stamp: GlyphAtlas.Stamp, _ other: GlyphAtlas.Stamp, _ offset: (x: Int, y: Int)
    ) -> Bool {
        if stamp.y != other.y + offset.y { return stamp.y < other.y + offset.y }
        if stamp.x != other.x + offset.x { return stamp.x < other.x + offset.x }
        return ObjectIdentifier(stamp.glyph) < ObjectIdentifier(other.glyph)
    }
}

/// The boxes around glyphs that come in their order, those of neighbours joined.
private struct GlyphBoxes {
    private(set) var rects: [PixelRect] = []
    private var line: Int?

    /// Glyphs of one line that are nearer to each other share a box.
    private static let nearest = 4

    mutating func add(_ stamp: GlyphAtlas.Stamp, movedBy offset: (x: Int, y: Int) = (0, 0)) {
        guard !stamp.box.isEmpty else { return }
        let rect = PixelRect(
            minX: stamp.box.left + offset.x, minY: stamp.box.top + offset.y,
            maxX: stamp.box.right + offset.x, maxY: stamp.box.bottom + offset.y)
        if line == stamp.y + offset.y, let last = rects.last, rect.minX < last.maxX + Self.nearest {
            rects[rects.count - 1] = last.union(rect)
        } else {
            rects.append(rect)
        }
        line = stamp.y + offset.y
    }
}
