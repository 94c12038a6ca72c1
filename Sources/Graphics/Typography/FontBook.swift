import CPango
import Foundation

/// The fonts of one shaper: a font map, a context for each direction, and the faces found so far.
/// A book does not change; registering font files creates another.
final class FontBook {
    private let map: UnsafeMutablePointer<PangoFontMap>
    private let leftToRight: OpaquePointer
    private let rightToLeft: OpaquePointer
    private let report: (String) -> Void
    private let composition = FontComposition()
    private var faces: [FaceKey: FontFace] = [:]
    private var isInstalled: [String: Bool] = [:]

    private struct FaceKey: Hashable {
        let font: FontDescription
        let pixelsPerPoint: CGFloat
    }

    /// Fonts of the machine, and those in the files.
    init(files: [String], report: @escaping (String) -> Void) throws {
        guard let map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT) else {
            fatalError("Cairo was built without FreeType")
        }
        self.map = map
        self.report = report
        leftToRight = Self.makeContext(map, direction: PANGO_DIRECTION_WEAK_LTR)
        rightToLeft = Self.makeContext(map, direction: PANGO_DIRECTION_WEAK_RTL)
        guard !files.isEmpty else { return }
        // The files are added to a separate configuration, so that other shapers do not use them.
        let configuration = FcInitLoadConfigAndFonts()
        defer { FcConfigDestroy(configuration) }
        for path in files {
            guard FileManager.default.fileExists(atPath: path) else {
                throw FontFileError.notFound(path: path)
            }
            guard FcConfigAppFontAddFile(configuration, path) == FcTrue else {
                throw FontFileError.notAFont(path: path)
            }
        }
        pango_fc_font_map_set_config(OpaquePointer(map), configuration)
    }

    deinit {
        g_object_unref(UnsafeMutableRawPointer(leftToRight))
        g_object_unref(UnsafeMutableRawPointer(rightToLeft))
        g_object_unref(map)
    }

    func context(_ direction: TextDirection) -> OpaquePointer {
        direction == .leftToRight ? leftToRight : rightToLeft
    }

    func face(for font: FontDescription, pixelsPerPoint: CGFloat) -> FontFace {
        let key = FaceKey(font: font, pixelsPerPoint: pixelsPerPoint)
        if let known = faces[key] { return known }
        let face = FontFace(
            font, families: families(for: font), pixelsPerPoint: pixelsPerPoint,
            context: leftToRight, composition: composition)
        // An animated font size would otherwise fill the cache without limit.
        if faces.count > 500 { faces.removeAll() }
        faces[key] = face
        return face
    }

    /// Families in order of preference, as Pango reads them.
    private func families(for font: FontDescription) -> String {
        switch font.family {
        case .symbols: return "Material Icons"
        case .named(let name) where installed(name): return name
        case .system, .named: break
        }
        return switch font.design {
        // The optical size of Inter for headings is tighter.
        case .standard, .rounded:
            font.size >= 20
                ? "Inter Display, Inter, DejaVu Sans, sans" : "Inter, DejaVu Sans, sans"
        case .serif: "DejaVu Serif, serif"
        case .monospaced: "JetBrains Mono, DejaVu Sans Mono, monospace"
        }
    }

    func hasFamily(_ name: String) -> Bool { pango_font_map_get_family(map, name) != nil }

    private func installed(_ family: String) -> Bool {
        if let known = isInstalled[family] { return known }
        let isKnown = hasFamily(family)
        isInstalled[family] = isKnown
        if !isKnown { report("The font \"\(family)\" is missing; the system's is used instead") }
        return isKnown
    }

    /// Outlines are hinted vertically and advances not at all, so that the lengths of lines scale
    /// with the font size, and texts have the same pixels whatever the desktop's settings are.
    private static func makeContext(
        _ map: UnsafeMutablePointer<PangoFontMap>, direction: PangoDirection
    ) -> OpaquePointer {
        guard let context = pango_font_map_create_context(map) else {
            fatalError("Pango gave no context for its own font map")
        }
        let options = cairo_font_options_create()
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_SLIGHT)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        pango_cairo_context_set_font_options(context, options)
        cairo_font_options_destroy(options)
        pango_context_set_round_glyph_positions(context, 0)
        pango_context_set_base_dir(context, direction)
        pango_context_set_language(context, pango_language_from_string("en"))
        return context
    }
}
