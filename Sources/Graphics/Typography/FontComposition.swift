import CPango

/// Which fonts compose characters of plain text. It is found once for a font in all its sizes.
final class FontComposition {
    /// The feature by which letters and the marks on them become one glyph. In the system's font
    /// HarfBuzz spends half of its time on it.
    static let feature = hb_tag_from_string("ccmp", -1)
    /// The other features that replace glyphs of any text.
    private static let others: [hb_tag_t] = {
        let names: [String] = [
            "rvrn", "ltra", "ltrm", "rand", "locl", "rlig", "calt", "clig", "liga", "rclt",
        ]
        return names.map { hb_tag_from_string($0, -1) }
    }()

    /// By the `hb_face_t`, which lives as long as the font map.
    private var known: [OpaquePointer: Bool] = [:]

    /// Whether the feature makes any glyph of plain text, or of what the other features make of that.
    func changesPlainText(in font: OpaquePointer, _ face: OpaquePointer) -> Bool {
        if let known = known[face] { return known }
        let found = Self.makesGlyphs(of: font, face)
        known[face] = found
        return found
    }

    /// By the closures that HarfBuzz computes, in which a rule counts if all glyphs that it asks for
    /// are there. A rule that puts one of these glyphs in the place of another is not seen; no font is
    /// known to compose so.
    private static func makesGlyphs(of font: OpaquePointer, _ face: OpaquePointer) -> Bool {
        guard let glyphs = hb_set_create(), let all = hb_set_create() else { return true }
        defer {
            hb_set_destroy(glyphs)
            hb_set_destroy(all)
        }
        for byte in PlainText.bytes {
            var glyph: hb_codepoint_t = 0
            if hb_font_get_nominal_glyph(font, UInt32(byte), &glyph) != 0 {
                hb_set_add(glyphs, glyph)
            }
        }
        close(glyphs, under: others, face)
        hb_set_union(all, glyphs)
        close(all, under: [feature], face)
        return hb_set_is_equal(glyphs, all) == 0
    }

    /// Adds the glyphs that features make of a set of glyphs.
    private static func close(
        _ glyphs: OpaquePointer, under features: [hb_tag_t], _ face: OpaquePointer
    ) {
        guard let lookups = hb_set_create() else { return }
        defer { hb_set_destroy(lookups) }
        let substitutions = hb_tag_from_string("GSUB", -1)
        hb_ot_layout_collect_lookups(face, substitutions, nil, nil, features + [0], lookups)
        hb_ot_layout_lookups_substitute_closure(face, lookups, glyphs)
    }
}
