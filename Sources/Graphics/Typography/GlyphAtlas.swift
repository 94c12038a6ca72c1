import CPango
import Foundation
import Geometry

/// A cache of glyph bitmaps by font, glyph, form and quarter of a pixel. It also combines the glyphs
/// of a line into a mask.
///
/// Cairo 1.16 moves each glyph to a whole pixel, which spaces the letters of words unevenly. Here
/// outlines are filled at the nearest quarter of a pixel, and their coverage is added up into one
/// mask for a line.
final class GlyphAtlas {
    private var sheets: [UnsafeMutablePointer<PangoFont>: Sheet] = [:]
    private var bytes = 0
    private var scratch: [UInt8] = []
    private let limit: Int

    static let phases = 4

    /// A glyph's bitmap at a position in device pixels.
    struct Stamp {
        let glyph: GlyphBitmap
        let x: Int
        let y: Int
        /// The pixels it covers.
        let box: PixelBox

        init(_ glyph: GlyphBitmap, x: Int, y: Int) {
            self.glyph = glyph
            self.x = x
            self.y = y
            box = glyph.box(x: x, y: y)
        }
    }

    /// The bitmaps of one font. It retains the font, whose address could otherwise be reused.
    private final class Sheet {
        let font: UnsafeMutablePointer<PangoFont>
        var glyphs: [UInt64: GlyphBitmap] = [:]

        init(_ font: UnsafeMutablePointer<PangoFont>) {
            self.font = font
            g_object_ref(font)
        }

        deinit { g_object_unref(font) }
    }

    /// The atlas is emptied when it has more bytes of coverage than the limit.
    init(limit: Int = 16 << 20) {
        self.limit = limit
    }

    /// The stamps of a run's glyphs.
    func stamps(_ run: RunGlyphs) -> [Stamp] {
        let font = run.font
        if bytes > limit {
            sheets.removeAll()
            bytes = 0
        }
        let sheet = sheets[font] ?? Sheet(font)
        sheets[font] = sheet
        return run.glyphs.map { glyph in
            let quarters = (glyph.x * Double(Self.phases)).rounded()
            let x = (quarters / Double(Self.phases)).rounded(.down)
            let phase = UInt64(max(0, Int(saturating: quarters - x * Double(Self.phases))))
            let form = UInt64(glyph.index) * 2 + (run.isOutlined ? 1 : 0)
            let key = form * UInt64(Self.phases) + phase
            let bitmap =
                sheet.glyphs[key]
                ?? GlyphBitmap(
                    font, glyph: glyph.index, shift: Double(phase) / Double(Self.phases),
                    isOutlined: run.isOutlined)
            if sheet.glyphs.updateValue(bitmap, forKey: key) == nil {
                bytes += bitmap.coverage.count + 64
            }
            return Stamp(bitmap, x: Int(saturating: x), y: Int(saturating: glyph.y.rounded()))
        }
    }

    /// Calls the body with the sum of the stamps within a clip in device pixels: bytes that are
    /// valid during the call, the pixels that they cover, and the bytes per row, a multiple of four.
    func withCoverage(
        of stamps: [Stamp], clip: PixelBox,
        _ body: (UnsafeMutablePointer<UInt8>, PixelBox, _ bytesPerRow: Int) -> Void
    ) {
        stamps.withUnsafeBufferPointer { stamps in
            var box = PixelBox.empty
            for stamp in stamps { box = box.union(stamp.box.intersection(clip)) }
            guard !box.isEmpty else { return }
            withCleared(box) { target, stride in
                for stamp in stamps {
                    let part = stamp.box.intersection(clip)
                    guard !part.isEmpty else { continue }
                    stamp.glyph.add(
                        part, from: stamp.box,
                        to: target + (part.top - box.top) * stride + part.left - box.left,
                        stride: stride)
                }
                body(target, box, stride)
            }
        }
    }

    /// Memory for a box of coverage, all 0.
    private func withCleared(
        _ box: PixelBox, _ body: (UnsafeMutablePointer<UInt8>, _ stride: Int) -> Void
    ) {
        let stride = (box.width + 3) / 4 * 4
        let count = stride * box.height
        if scratch.count < count { scratch = [UInt8](repeating: 0, count: count) }
        scratch.withUnsafeMutableBufferPointer { target in
            guard let target = target.baseAddress else { return }
            target.update(repeating: 0, count: count)
            body(target, stride)
        }
    }
}

typealias CairoGlyph = cairo_glyph_t
