import CPango

/// The result of Pango's analysis for all `PlainText` in one face: the font, script and language
/// with which it is shaped.
final class PlainFont {
    /// Copies of the items that Pango created for samples, of which only the analysis is used.
    private let words: UnsafeMutablePointer<PangoItem>
    /// Copies of items for text without letters, whose script is undetermined.
    private let numbers: UnsafeMutablePointer<PangoItem>
    private let shaper: PlainShaper?
    /// The logical extents of any line in the font, apart from its width.
    let logical: PangoRectangle
    /// The widths of the characters in Pango's units, each shaped by itself.
    private lazy var widths: [Int] = PlainText.bytes.map { byte in
        withUnsafePointer(to: byte) { byte in
            let run = shape(UnsafeBufferPointer(start: byte, count: 1), hasLetters: true)
            guard let run else { return 0 }
            pango_glyph_string_free(run.glyphs)
            return run.width
        }
    }

    /// Nil if the font lacks characters, so that Pango would use several fonts.
    init?(
        _ description: OpaquePointer, _ context: OpaquePointer, _ composition: FontComposition
    ) {
        // Scalar by scalar: decoding would look whether the range lies in memory, in all of the
        // process's conformances.
        let all = String(String.UnicodeScalarView(PlainText.bytes.map { Unicode.Scalar($0) }))
        let items = [all, all.filter { !$0.isLetter }].compactMap {
            Self.onlyItem(of: $0, description, context)
        }
        guard items.count == 2, let font = items[0].pointee.analysis.font,
            items[1].pointee.analysis.font == font
        else {
            items.forEach(pango_item_free)
            return nil
        }
        words = items[0]
        numbers = items[1]
        shaper = PlainShaper(font, composition)
        var logical = PangoRectangle()
        pango_font_get_glyph_extents(font, 0, nil, &logical)
        self.logical = logical
    }

    deinit {
        pango_item_free(words)
        pango_item_free(numbers)
    }

    private static func onlyItem(
        of sample: String, _ description: OpaquePointer, _ context: OpaquePointer
    ) -> UnsafeMutablePointer<PangoItem>? {
        let attributes = pango_attr_list_new()
        defer { pango_attr_list_unref(attributes) }
        pango_attr_list_insert(attributes, pango_attr_font_desc_new(description))
        let items = pango_itemize(
            context, sample, 0, Int32(sample.utf8.count), attributes, nil)
        defer {
            g_list_free_full(items) { pango_item_free($0?.assumingMemoryBound(to: PangoItem.self)) }
        }
        guard let first = items, first.pointee.next == nil else { return nil }
        return pango_item_copy(first.pointee.data.assumingMemoryBound(to: PangoItem.self))
    }

    /// The glyphs of a plain text, the same as in Pango's layout. The caller releases them.
    func shape(
        _ text: UnsafeBufferPointer<UInt8>, hasLetters: Bool
    ) -> LineRuns.Run? {
        let item = item(hasLetters: hasLetters)
        guard let glyphs = shape(0..<text.count, of: text, item) else { return nil }
        return LineRuns.Run(
            item: item, offset: 0, length: text.count, glyphs: glyphs, origin: 0, x: 0,
            width: glyphs.width, rise: 0)
    }

    /// The width of a character of plain text by itself, in Pango's units.
    func width(of byte: UInt8) -> Int { widths[Int(byte - PlainText.bytes.lowerBound)] }

    /// The sum of the widths of the characters of a text; nil if it is not plain.
    func width(of text: UnsafeBufferPointer<UInt8>) -> Int? {
        widths.withUnsafeBufferPointer { widths in
            var sum = 0
            for byte in text {
                guard PlainText.bytes.contains(byte) else { return nil }
                sum += widths[Int(byte - PlainText.bytes.lowerBound)]
            }
            return sum
        }
    }

    /// How text with letters is shaped, or without any.
    func item(hasLetters: Bool) -> UnsafeMutablePointer<PangoItem> { hasLetters ? words : numbers }

    /// The glyphs of a part of a plain text. The caller releases them.
    func shape(
        _ part: Range<Int>, of text: UnsafeBufferPointer<UInt8>,
        _ item: UnsafeMutablePointer<PangoItem>
    ) -> UnsafeMutablePointer<PangoGlyphString>? {
        if let shaper { return shaper.glyphs(part, of: text, item.pointee.analysis) }
        guard let glyphs = pango_glyph_string_new() else { return nil }
        text.withMemoryRebound(to: CChar.self) { text in
            guard let start = text.baseAddress else { return }
            pango_shape_full(
                start + part.lowerBound, Int32(part.count), start, Int32(text.count),
                &item.pointee.analysis, glyphs)
        }
        return glyphs
    }

    /// For each byte of a plain text, whether HarfBuzz would make the same glyphs if the text before
    /// it and the text after it were shaped apart.
    func safeBytes(
        of text: UnsafeBufferPointer<UInt8>, _ item: UnsafeMutablePointer<PangoItem>
    ) -> [Bool] {
        var safe = [Bool](repeating: false, count: text.count)
        // The second flag is for rules that apply only if something else does not precede.
        let unsafe =
            HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue | HB_GLYPH_FLAG_UNSAFE_TO_CONCAT.rawValue
        shaper?.shape(
            0..<text.count, of: text, item.pointee.analysis,
            flags: HB_BUFFER_FLAG_PRODUCE_UNSAFE_TO_CONCAT
        ) { infos, _ in
            guard let first = infos.baseAddress else { return }
            for index in infos.indices {
                let flags = hb_glyph_info_get_glyph_flags(first + index).rawValue
                safe[Int(infos[index].cluster)] = flags & unsafe == 0
            }
        }
        return safe
    }
}

extension UnsafeMutablePointer<PangoGlyphString> {
    /// In Pango's units, which may be more than the 32 bits of Pango's own sum.
    var width: Int {
        (0..<Int(pointee.num_glyphs)).reduce(0) { $0 + Int(pointee.glyphs[$1].geometry.width) }
    }
}
