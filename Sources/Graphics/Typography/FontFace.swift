import CPango
import Foundation

/// A font of a font book at one size in device pixels.
final class FontFace {
    /// Owned; absolute size.
    let description: OpaquePointer
    let pixelSize: CGFloat
    /// Pixels above and below the baseline, positive both.
    let ascent: CGFloat
    let descent: CGFloat
    let capHeight: CGFloat
    /// Line box height in pixels, where the font description sets one.
    let lineHeight: CGFloat?
    /// OpenType features, or nil.
    let features: String?
    /// The font book's.
    private let context: OpaquePointer
    /// That of the font book, too.
    private let composition: FontComposition
    /// Shapes plain text without a layout; nil if Pango would use several fonts for it.
    private(set) lazy var plainFont = PlainFont(description, context, composition)

    init(
        _ font: FontDescription, families: String, pixelsPerPoint: CGFloat,
        context: OpaquePointer, composition: FontComposition
    ) {
        self.context = context
        self.composition = composition
        let em = font.family == .symbols ? font.size * font.symbolScale : font.size
        pixelSize = min(em * pixelsPerPoint, Self.largestSize)
        lineHeight = font.lineHeight.map { $0 * pixelsPerPoint }
        features = font.usesTabularFigures ? "tnum=1" : nil
        description = pango_font_description_new()
        pango_font_description_set_family(description, families)
        pango_font_description_set_absolute_size(
            description, Double(pixelSize) * Double(PANGO_SCALE))
        pango_font_description_set_weight(
            description, PangoWeight(rawValue: UInt32(min(max(font.weight, 100), 1000))))
        pango_font_description_set_style(
            description, font.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
        let stretch: PangoStretch =
            switch font.width {
            case .condensed: PANGO_STRETCH_CONDENSED
            case .standard: PANGO_STRETCH_NORMAL
            case .expanded: PANGO_STRETCH_EXPANDED
            }
        pango_font_description_set_stretch(description, stretch)
        if font.usesSmallCaps {
            pango_font_description_set_variant(description, PANGO_VARIANT_SMALL_CAPS)
        }

        var extents = cairo_font_extents_t()
        var capital = cairo_text_extents_t()
        if let loaded = pango_context_load_font(context, description) {
            if let scaled = pango_cairo_font_get_scaled_font(OpaquePointer(loaded)) {
                cairo_scaled_font_extents(scaled, &extents)
                cairo_scaled_font_text_extents(scaled, "H", &capital)
            }
            g_object_unref(loaded)
        }
        ascent = CGFloat(extents.ascent)
        descent = CGFloat(extents.descent)
        capHeight = CGFloat(-capital.y_bearing)
    }

    /// In pixels. The bitmap of a larger glyph would take more than 16 MB.
    private static let largestSize: CGFloat = 4096

    deinit { pango_font_description_free(description) }

    /// The line box of this face, in pixels.
    var box: (above: CGFloat, height: CGFloat) {
        guard let lineHeight else { return (ascent.rounded(.up), naturalHeight) }
        return ((lineHeight - ascent - descent) / 2 + ascent, lineHeight)
    }

    private var naturalHeight: CGFloat { ascent.rounded(.up) + descent.rounded(.up) }
}

/// Why a font file cannot be used.
package enum FontFileError: Error, Equatable {
    case notFound(path: String)
    case notAFont(path: String)
}

/// The measures of a font in points, all positive.
package struct FontMetrics: Hashable, Sendable {
    package let ascent: CGFloat
    package let descent: CGFloat
    package let capHeight: CGFloat
    /// The height of one line's box.
    package let lineHeight: CGFloat
}
