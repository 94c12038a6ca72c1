import Views

/// Translates the names of SF Symbols into those of the font of icons, where the text "home" draws
/// a house.
enum SymbolNames {
    /// Stands for a symbol that has no icon.
    static let unknown = "help_center"
    /// Stands for a picture that was not found.
    static let missingPicture = "broken_image"

    private static let table: [Substring: Substring] = {
        var table: [Substring: Substring] = [:]
        for names in [moreMaterialNames, materialNames] {
            for line in names.split(separator: "\n") {
                let pair = line.split(separator: " ")
                if pair.count == 2 { table[pair[0]] = pair[1] }
            }
        }
        return table
    }()

    /// The names with an icon of their own.
    static var names: some Sequence<Substring> { table.keys }

    /// The icon of exactly this name.
    static func icon(named name: String) -> String? { table[Substring(name)].map(String.init) }

    /// The text that draws the symbol.
    static func ligature(for name: String, _ variants: SymbolVariants = .none) -> String {
        known(parts(of: name, variants)) ?? unknown
    }

    /// The parts of a symbol's name, with those that variants add.
    static func parts(of name: String, _ variants: SymbolVariants) -> [Substring] {
        var parts = name.split(separator: ".")
        for suffix in variants.suffixes where !parts.contains(where: { $0 == suffix }) {
            // A shape stands before the word that fills it.
            if suffix != "fill", parts.last == "fill" {
                parts.insert(Substring(suffix), at: parts.count - 1)
            } else {
                parts.append(Substring(suffix))
            }
        }
        return parts
    }

    /// The icon of a symbol with these parts, or of the plainer one that stands for it.
    static func known(_ all: [Substring]) -> String? {
        var parts = all
        // A symbol without an icon of its own falls back to the plainer one that its name begins
        // with, filled where it is.
        while !parts.isEmpty {
            let name = parts.joined(separator: ".")
            if parts.count < all.count, all.last == "fill", parts.last != "fill",
                let icon = table[Substring(name + ".fill")]
            {
                return String(icon)
            }
            if let icon = table[Substring(name)] { return String(icon) }
            parts.removeLast()
        }
        return nil
    }

    /// Whether a symbol is filled and not an outline.
    static func isFilled(_ name: String, _ variants: SymbolVariants) -> Bool {
        parts(of: name, variants).contains("fill")
    }

    /// Whether the font has the icon as an outline around something else.
    static func isOutline(_ icon: String) -> Bool {
        icon.hasSuffix("_outline") || outlines.contains(icon)
    }

    private static let outlines: Set<String> = [
        "adjust", "arrow_circle_down", "arrow_circle_up", "content_copy", "highlight_off",
        "list_alt", "login", "logout", "open_in_new", "radio_button_checked", "schedule",
        "web_asset",
    ]

    private static let forms: Set<Substring> = [
        "fill", "circle", "square", "rectangle", "slash", "filled",
    ]

    /// A symbol's accessibility label: `star.fill` is "star".
    static func spoken(_ name: String) -> String {
        name.split(separator: ".").filter { !forms.contains($0) }.joined(separator: " ")
    }
}
