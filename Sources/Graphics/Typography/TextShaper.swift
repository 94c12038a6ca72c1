import CPango
import Foundation

/// Turns text into lines of glyphs, and caches the results. An app has one shaper; only one thread
/// at a time may use it.
package final class TextShaper {
    /// How many texts were shaped rather than found in the cache, for frame reports and benchmarks.
    package private(set) var shapings = 0
    /// The total time of that in seconds.
    package private(set) var secondsShaping = 0.0
    private var book: FontBook
    private var fontFiles: [String] = []
    /// Increases with each font that is registered.
    package var fontGeneration: Int { fontFiles.count }
    private var cache: ShapingCache
    private let atlas = GlyphAtlas()
    private let report: (String) -> Void

    /// `report` is called once for each missing font family.
    package init(cacheLimit: Int = 4_000, report: @escaping (String) -> Void = { _ in }) {
        cache = ShapingCache(limit: max(cacheLimit, 1))
        self.report = report
        do {
            book = try FontBook(files: [], report: report)
        } catch {
            fatalError("A font book without files failed: \(error)")
        }
    }

    package func shape(
        _ content: TextContent, within constraints: TextConstraints = TextConstraints()
    ) -> ShapedText {
        let slot = cache.slot(for: content, within: constraints)
        if let known = slot.text(for: constraints) { return known }
        shapings += 1
        let start = ContinuousClock.now
        defer { secondsShaping += (ContinuousClock.now - start) / .seconds(1) }
        var text = shape(content, within: constraints, squeeze: .init(), slot)
        for squeeze in squeezes(constraints) where text.isTruncated {
            text = shape(content, within: constraints, squeeze: squeeze, slot)
        }
        slot.keep(text)
        return text
    }

    /// Makes the fonts of a file available to all texts shaped from now on.
    package func registerFont(at path: String) throws {
        guard !fontFiles.contains(path) else { return }
        book = try FontBook(files: fontFiles + [path], report: report)
        fontFiles.append(path)
        cache.removeAll()
    }

    package func metrics(of font: FontDescription, scale: CGFloat = 1) -> FontMetrics {
        let face = book.face(for: font, pixelsPerPoint: scale)
        return FontMetrics(
            ascent: face.ascent / scale, descent: face.descent / scale,
            capHeight: face.capHeight / scale,
            lineHeight: font.lineHeight ?? face.box.height / scale)
    }

    /// Whether a family of fonts is installed.
    package func hasFamily(_ name: String) -> Bool { book.hasFamily(name) }

    /// Whether the font of icons has one of this name.
    package func hasSymbol(named name: String) -> Bool {
        let text = shape(TextContent(name, font: .symbols(size: 16)))
        return text.glyphCount == 1
    }

    private func shape(
        _ content: TextContent, within constraints: TextConstraints,
        squeeze: TextSqueeze, _ slot: ShapingCache.Slot
    ) -> ShapedText {
        if !squeeze.isSqueezing, let line = Typesetting(plain: content, constraints, book) {
            return ShapedText(
                content, constraints, line, isSqueezed: false, atlas: atlas,
                fontGeneration: fontGeneration)
        }
        let typesetter = Typesetter(
            book: book, content: content, constraints: constraints, squeeze: squeeze,
            plain: slot.paragraphs)
        return ShapedText(
            content, constraints, typesetter.typeset(), isSqueezed: squeeze.isSqueezing,
            atlas: atlas, fontGeneration: fontGeneration)
    }

    /// The ways to make a text fit, in the order in which they are tried.
    private func squeezes(_ constraints: TextConstraints) -> [TextSqueeze] {
        let tightening: CGFloat = constraints.allowsTightening ? 0.02 : 0
        var squeezes: [TextSqueeze] = []
        if tightening > 0 { squeezes.append(.init(tightening: tightening)) }
        var step = 19
        let smallest = max(constraints.minimumScaleFactor, 0.05)
        while smallest < 1 {
            let factor = max(CGFloat(step) / 20, smallest)
            squeezes.append(.init(sizeFactor: factor, tightening: tightening))
            if factor <= smallest { break }
            step -= 1
        }
        return squeezes
    }
}
