import CPango
import Foundation
import Geometry

/// The glyphs of a single-line text in one colour, as bitmaps at whole pixels. Valid if the text is
/// neither scaled nor rotated.
package struct TextInk {
    /// The index of its colour.
    package let colorIndex: Int
    /// In device pixels from the text's top left corner, sorted by position: the order does not
    /// affect the sum of the coverage.
    let stamps: [GlyphAtlas.Stamp]
    private let atlas: GlyphAtlas

    /// Nil if the text has several colours, lines or backgrounds, glyphs that are not in an atlas, or
    /// lines that are not shaped.
    init?(_ handles: [Typesetting.Handle], in atlas: GlyphAtlas) {
        guard handles.allSatisfy(\.paragraph.isShaped) else { return nil }
        var color: Int?
        var stamps: [GlyphAtlas.Stamp] = []
        for handle in handles {
            for run in handle.runs {
                let ink = RunInk(run.item.pointee.analysis)
                guard ink.isPlain, ink.color == color ?? ink.color else { return nil }
                color = ink.color
                guard let glyphs = RunGlyphs(run, ink, handle) else { continue }
                guard glyphs.areStamped else { return nil }
                stamps += atlas.stamps(glyphs)
            }
        }
        colorIndex = color ?? 0
        self.atlas = atlas
        self.stamps = stamps.sorted { Self.isBefore($0, $1, (0, 0)) }
    }

    /// Calls the body with the coverage within a rectangle of a text whose top left corner is at a
    /// pixel: bytes that are valid during the call, the pixels that they cover, and the bytes per row.
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

    /// The boxes around the glyphs that only one of two texts of the same colour has, in device
    /// pixels from the corner of the first text. The second is moved by some pixels.
    ///
    /// Outside of the boxes, both have the same glyphs at the same positions.
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

/// Collects the boxes around glyphs, which are added in order, and joins those of neighbours.
private struct GlyphBoxes {
    private(set) var rects: [PixelRect] = []
    private var line: Int?

    /// In pixels; glyphs of one line that are closer share a box.
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

/// A way to make a text fit: reduced spacing and size.
struct TextSqueeze {
    var sizeFactor: CGFloat = 1
    /// The reduction of the space between characters, in ems.
    var tightening: CGFloat = 0

    var isSqueezing: Bool { sizeFactor != 1 || tightening != 0 }
}
