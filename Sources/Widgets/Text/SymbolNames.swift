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
        for line in materialNames.split(separator: "\n") {
            let names = line.split(separator: " ")
            if names.count == 2 { table[names[0]] = names[1] }
        }
        return table
    }()

    /// The text that draws the symbol.
    static func ligature(for name: String, _ variants: SymbolVariants = .none) -> String {
        known(name, variants) ?? unknown
    }

    static func isKnown(_ name: String) -> Bool { known(name, .none) != nil }

    private static func known(_ name: String, _ variants: SymbolVariants) -> String? {
        var parts = name.split(separator: ".")
        for suffix in variants.suffixes where !parts.contains(where: { $0 == suffix }) {
            parts.append(Substring(suffix))
        }
        // A variant without an icon falls back to the plainer one.
        while !parts.isEmpty {
            if let icon = table[Substring(parts.joined(separator: "."))] { return String(icon) }
            guard let last = parts.last, forms.contains(last) else { return nil }
            parts.removeLast()
        }
        return nil
    }

    private static let forms: Set<Substring> = [
        "fill", "circle", "square", "rectangle", "slash", "filled",
    ]

    /// A symbol's accessibility label: `star.fill` is "star".
    static func spoken(_ name: String) -> String {
        name.split(separator: ".").filter { !forms.contains($0) }.joined(separator: " ")
    }
}
