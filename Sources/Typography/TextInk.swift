import CPango
import Foundation

/// What a text of one colour puts on the screen where nothing is turned or stretched: pictures of
/// glyphs, each at its pixel.
package struct TextInk {
    /// Which of the text's colours it is.
    package let colorIndex: Int
    /// In device pixels from the text's top left corner.
    let stamps: [GlyphAtlas.Stamp]

    /// Nil where the text has several colours, lines or backgrounds, or glyphs that no atlas holds.
    package init?(_ text: ShapedText) {
        var color: Int?
        var stamps: [GlyphAtlas.Stamp] = []
        for handle in text.handles {
            for run in LineRuns(handle.line) {
                let ink = RunInk(run.item.pointee.analysis)
                guard ink.isPlain, ink.color == color ?? ink.color else { return nil }
                color = ink.color
                guard let glyphs = RunGlyphs(run, handle) else { continue }
                guard glyphs.areStamped else { return nil }
                stamps += text.atlas.stamps(glyphs.glyphs, of: glyphs.font)
            }
        }
        colorIndex = color ?? 0
        self.stamps = stamps
    }

    /// The boxes, in device pixels from the corner of the first, around the glyphs that only one
    /// of two texts has, where the second begins some pixels away. The two are of one colour.
    ///
    /// Outside of them the same pictures are added up.
    package static func changes(
        from first: TextInk?, to second: TextInk?, movedBy offset: (x: Int, y: Int) = (0, 0)
    ) -> [(left: Int, top: Int, right: Int, bottom: Int)] {
        var old = first.map { sorted($0.stamps, movedBy: (0, 0)) } ?? []
        var new = second.map { sorted($0.stamps, movedBy: offset) } ?? []
        var changed: [Place] = []
        while let before = old.last, let after = new.last {
            if before == after {
                old.removeLast()
                new.removeLast()
            } else if before < after {
                changed.append(new.removeLast())
            } else {
                changed.append(old.removeLast())
            }
        }
        return clusters(changed + old.reversed() + new.reversed())
    }

    private struct Place: Comparable {
        let glyph: GlyphBitmap
        let x: Int
        let y: Int

        static func < (a: Place, b: Place) -> Bool {
            if a.y != b.y { return a.y < b.y }
            if a.x != b.x { return a.x < b.x }
            return ObjectIdentifier(a.glyph) < ObjectIdentifier(b.glyph)
        }

        static func == (a: Place, b: Place) -> Bool {
            a.glyph === b.glyph && a.x == b.x && a.y == b.y
        }
    }

    private static func sorted(
        _ stamps: [GlyphAtlas.Stamp], movedBy offset: (x: Int, y: Int)
    ) -> [Place] {
        stamps.map { Place(glyph: $0.glyph, x: $0.x + offset.x, y: $0.y + offset.y) }.sorted()
    }

    /// Glyphs of one line that are nearer to each other share a box.
    private static let nearest = 4

    /// The glyphs come from the last to the first.
    private static func clusters(
        _ places: [Place]
    ) -> [(left: Int, top: Int, right: Int, bottom: Int)] {
        var boxes: [PixelBox] = []
        var line: Int?
        for place in places {
            let box = place.glyph.box(x: place.x, y: place.y)
            if box.isEmpty { continue }
            if line == place.y, let last = boxes.last, box.right + nearest > last.left {
                boxes[boxes.count - 1] = last.union(box)
            } else {
                boxes.append(box)
            }
            line = place.y
        }
        return boxes.map { ($0.left, $0.top, $0.right, $0.bottom) }
    }
}
