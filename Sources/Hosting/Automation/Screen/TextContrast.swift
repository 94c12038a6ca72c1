import Drawing
import Foundation
import Geometry
import Limits
import Raster
import Styles

/// Measures how the texts of a window stand out from what is behind them, on the pixels that were
/// drawn: each pixel that differs from the same window without its texts is a pixel of a text.
final class TextContrast {
    private let list: DisplayList
    private let drawn: Framebuffer
    /// The window without its texts.
    private let bare: Framebuffer
    private let rasterizer = Rasterizer(cacheLimit: 16 << 20)

    /// The ratio of a text, and the two colours that it is the ratio of.
    struct Ratio {
        let ratio: Double
        let text: ResolvedColor
        let behind: ResolvedColor
    }

    init(_ list: DisplayList, shownBy framebuffer: Framebuffer) {
        self.list = list
        drawn = framebuffer
        bare = Framebuffer(width: framebuffer.width, height: framebuffer.height)
        rasterizer.play(list.withoutTexts(), within: DamageRegion(list.pixelBounds), into: bare)
    }

    /// The ratio of a text with the number that it has among those of the list; `nil` if nothing of
    /// it can be seen. Of a text on a picture or a gradient, the ratio that this share of its pixels
    /// reaches.
    func ratio(of text: DrawnText, number: Int, isAlone: Bool, share: Double) -> Ratio? {
        let pixels = isAlone ? drawn : pixels(ofTextAlone: number, in: text.shown)
        let rect = rect(of: text.shown)
        var grounds: [Ground: Int] = [:]
        let colors = text.hasKnownColors ? text.colors.filter { $0.opacity > 0 } : []
        forEachDifference(of: pixels, in: rect) { ink, behind in
            let color = Self.color(of: ink, over: behind, among: colors)
            let ground = Ground(behind: behind, color: color, ink: color == nil ? ink : 0)
            grounds[ground, default: 0] += 1
        }
        guard !grounds.isEmpty else { return hidden(text, number, in: rect) }
        let ratios = grounds.map { ground, count in
            (Self.ratio(of: ground, colors), count)
        }.sorted { $0.0.ratio < $1.0.ratio }
        let total = ratios.reduce(0) { $0 + $1.1 }
        // Only a few pixels of a glyph have its colour; those at its edges are mixed with others.
        let rank = colors.isEmpty ? total * 9 / 10 : Int(saturating: Double(total) * (1 - share))
        var count = 0
        return ratios.first { entry in
            count += entry.1
            return count > rank
        }?.0
    }

    /// Whether anything of a text is drawn that nothing else covers.
    func shows(_ text: DrawnText, number: Int) -> Bool {
        isSeen(in: pixels(ofTextAlone: number, in: text.shown), rect(of: text.shown))
    }

    private func isSeen(in pixels: Framebuffer, _ rect: PixelRect) -> Bool {
        var isSeen = false
        forEachDifference(of: pixels, in: rect) { _, _ in isSeen = true }
        return isSeen
    }

    // MARK: Pixels

    /// A pixel of a text: what is behind it, and which colour it was drawn with, or else what it is.
    private struct Ground: Hashable {
        let behind: UInt32
        let color: Int?
        let ink: UInt32
    }

    /// Calls the body with each pixel that differs from the window without texts, and the one there.
    private func forEachDifference(
        of pixels: Framebuffer, in rect: PixelRect, _ body: (UInt32, UInt32) -> Void
    ) {
        for y in rect.minY..<rect.maxY {
            let row = y * drawn.width
            for index in row + rect.minX..<row + rect.maxX {
                let (ink, behind) = (
                    pixels.pixels[index] & 0xFFFFFF, bare.pixels[index] & 0xFFFFFF
                )
                if ink != behind { body(ink, behind) }
            }
        }
    }

    private static func ratio(of ground: Ground, _ colors: [ResolvedColor]) -> Ratio {
        let behind = ResolvedColor(hex: ground.behind)
        let text = ground.color.map { colors[$0] } ?? ResolvedColor(hex: ground.ink)
        return Ratio(
            ratio: text.contrast(on: behind), text: text.composited(over: behind), behind: behind)
    }

    /// A text none of whose pixels differ: it has the colour of what is behind it, or is covered.
    private func hidden(_ text: DrawnText, _ number: Int, in rect: PixelRect) -> Ratio? {
        guard text.hasKnownColors, !rect.isEmpty,
            let color = text.colors.first(where: { $0.opacity > 0 })
        else { return nil }
        let behind = ResolvedColor(
            hex: bare.pixel(x: (rect.minX + rect.maxX) / 2, y: (rect.minY + rect.maxY) / 2))
        let ratio = color.contrast(on: behind)
        guard ratio < 1.1 else { return nil }
        // In a colour that stands out, a text that nothing covers is seen.
        let isDark = color.contrast(on: ResolvedColor(white: 0)) < 4.5
        let seen = pixels(
            ofTextAlone: number, in: text.shown, colored: ResolvedColor(white: isDark ? 1 : 0))
        guard isSeen(in: seen, rect) else { return nil }
        return Ratio(ratio: ratio, text: color.composited(over: behind), behind: behind)
    }

    /// The number of the colour by which a pixel was changed: the one in whose direction it lies.
    private static func color(
        of ink: UInt32, over behind: UInt32, among colors: [ResolvedColor]
    ) -> Int? {
        guard colors.count > 1 else { return colors.isEmpty ? nil : 0 }
        let ground = ResolvedColor(hex: behind)
        let change = difference(ResolvedColor(hex: ink), ground)
        let likeness = colors.map { color in
            cosine(change, difference(color.composited(over: ground), ground))
        }
        return likeness.indices.max { likeness[$0] < likeness[$1] }
    }

    private static func difference(_ a: ResolvedColor, _ b: ResolvedColor) -> [Float] {
        [a.red - b.red, a.green - b.green, a.blue - b.blue]
    }

    private static func cosine(_ a: [Float], _ b: [Float]) -> Float {
        let lengths = [a, b].map { $0.reduce(0) { $0 + $1 * $1 }.squareRoot() }
        guard lengths[0] > 0, lengths[1] > 0 else { return 0 }
        return zip(a, b).reduce(0) { $0 + $1.0 * $1.1 } / (lengths[0] * lengths[1])
    }

    /// The window with one of its texts, drawn where that is, in its own colours or in another.
    private func pixels(
        ofTextAlone number: Int, in shown: CGRect, colored color: ResolvedColor? = nil
    ) -> Framebuffer {
        let alone = Framebuffer(width: drawn.width, height: drawn.height)
        rasterizer.play(
            list.withoutTexts(but: number, colored: color), within: DamageRegion(rect(of: shown)),
            into: alone)
        return alone
    }

    /// The pixels of a rectangle of the window.
    private func rect(of rect: CGRect) -> PixelRect {
        let scale = list.scale
        return PixelRect(
            minX: Int(saturating: (rect.minX * scale).rounded(.down)),
            minY: Int(saturating: (rect.minY * scale).rounded(.down)),
            maxX: Int(saturating: (rect.maxX * scale).rounded(.up)),
            maxY: Int(saturating: (rect.maxY * scale).rounded(.up))
        ).intersection(drawn.bounds)
    }
}
