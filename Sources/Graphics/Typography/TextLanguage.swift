import CPango

/// The language of a text, by whose rules glyphs are chosen and lines are broken.
///
/// Pango keeps each language for as long as the program runs, so that a pointer identifies it.
package struct TextLanguage: Hashable, @unchecked Sendable {
    private let pointer: OpaquePointer

    /// By its BCP 47 tag, such as `de` or `zh-Hant`; nil for an empty one.
    package init?(_ tag: String) {
        guard !tag.isEmpty, let language = pango_language_from_string(Self.known(tag)) else {
            return nil
        }
        pointer = language
    }

    package var tag: String { String(cString: pango_language_to_string(pointer)) }

    /// Fonts say which Chinese they are for by a region.
    private static func known(_ tag: String) -> String {
        switch tag.lowercased() {
        case "zh-hant": "zh-tw"
        case "zh", "zh-hans": "zh-cn"
        default: tag
        }
    }

    /// For a list of attributes, which owns it.
    var attribute: UnsafeMutablePointer<PangoAttribute>? { pango_attr_language_new(pointer) }
}
