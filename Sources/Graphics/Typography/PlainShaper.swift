import CPango

/// Shapes plain text in one font by HarfBuzz itself, with the glyphs that Pango's shaping has. Pango
/// makes a font of its own for each text, through which HarfBuzz asks for each glyph.
final class PlainShaper {
    /// The `hb_font_t`, which belongs to Pango's font.
    private let font: OpaquePointer
    /// The `hb_buffer_t`, which is used again, but after a long text: it never gives back memory.
    private var buffer: OpaquePointer
    /// In bytes. A buffer takes 40 for each.
    private static let longText = 1_024
    private var features: [hb_feature_t] = []

    /// Nil for a font with colours or features of its own, which Pango looks after. The font must
    /// outlive the shaper.
    init?(_ pango: UnsafeMutablePointer<PangoFont>, _ composition: FontComposition) {
        var own = hb_feature_t()
        var count: UInt32 = 0
        pango_font_get_features(pango, &own, 1, &count)
        guard count == 0, let font = pango_font_get_hb_font(pango),
            let face = hb_font_get_face(font), hb_ot_color_has_layers(face) == 0,
            hb_ot_color_has_png(face) == 0, hb_ot_color_has_svg(face) == 0,
            let buffer = hb_buffer_create()
        else { return nil }
        self.font = font
        self.buffer = buffer
        if !composition.changesPlainText(in: font, face) {
            features = [
                hb_feature_t(tag: FontComposition.feature, value: 0, start: 0, end: .max)
            ]
        }
    }

    deinit { hb_buffer_destroy(buffer) }

    /// Calls the body with the glyphs of a part of a text and their positions, in the buffer.
    func shape(
        _ part: Range<Int>, of text: UnsafeBufferPointer<UInt8>, _ analysis: PangoAnalysis,
        flags: hb_buffer_flags_t = HB_BUFFER_FLAG_DEFAULT,
        _ body: (UnsafeMutableBufferPointer<hb_glyph_info_t>, UnsafePointer<hb_glyph_position_t>)
            -> Void
    ) {
        hb_buffer_clear_contents(buffer)
        defer { if text.count > Self.longText { renewBuffer() } }
        hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
        let script = g_unicode_script_to_iso15924(GUnicodeScript(Int32(analysis.script)))
        hb_buffer_set_script(buffer, hb_script_from_iso15924_tag(hb_tag_t(script)))
        hb_buffer_set_language(
            buffer, hb_language_from_string(pango_language_to_string(analysis.language), -1))
        hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_CHARACTERS)
        let ends = HB_BUFFER_FLAG_BOT.rawValue | HB_BUFFER_FLAG_EOT.rawValue
        hb_buffer_set_flags(buffer, hb_buffer_flags_t(rawValue: ends | flags.rawValue))
        text.withMemoryRebound(to: CChar.self) {
            hb_buffer_add_utf8(
                buffer, $0.baseAddress, Int32(text.count), UInt32(part.lowerBound),
                Int32(part.count))
        }
        hb_shape(font, buffer, features, UInt32(features.count))
        var count: UInt32 = 0
        guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
            let positions = hb_buffer_get_glyph_positions(buffer, nil)
        else { return }
        body(UnsafeMutableBufferPointer(start: infos, count: Int(count)), positions)
    }

    private func renewBuffer() {
        guard let new = hb_buffer_create() else { return }
        hb_buffer_destroy(buffer)
        buffer = new
    }

    /// The glyphs of a part of a text. The caller releases them.
    func glyphs(
        _ part: Range<Int>, of text: UnsafeBufferPointer<UInt8>, _ analysis: PangoAnalysis
    ) -> UnsafeMutablePointer<PangoGlyphString>? {
        guard let string = pango_glyph_string_new() else { return nil }
        shape(part, of: text, analysis) { infos, positions in
            pango_glyph_string_set_size(string, Int32(infos.count))
            var last: UInt32?
            for (index, info) in infos.enumerated() {
                let position = positions[index]
                string.pointee.log_clusters[index] = Int32(info.cluster) - Int32(part.lowerBound)
                var glyph = PangoGlyphInfo()
                glyph.glyph = info.codepoint
                glyph.geometry.width = position.x_advance
                glyph.geometry.x_offset = position.x_offset
                glyph.geometry.y_offset = -position.y_offset
                glyph.attr.is_cluster_start = info.cluster == last ? 0 : 1
                string.pointee.glyphs[index] = glyph
                last = info.cluster
            }
        }
        return string
    }
}
