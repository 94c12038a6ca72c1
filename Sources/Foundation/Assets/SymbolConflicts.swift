/// Names that the types of colours and images have already. An asset of such a name is reached by its
/// resource alone: `Color(.red)`.
enum SymbolConflicts {
    static let color: Set<String> = named.union([
        "accentColor", "primary", "secondary", "Resolved", "RGBColorSpace",
    ])

    static let shapeStyle: Set<String> = color.union([
        "tertiary", "quaternary", "quinary", "background", "foreground", "tint", "selection",
        "separator", "placeholder", "link", "fill", "windowBackground", "ultraThinMaterial",
        "thinMaterial", "regularMaterial", "thickMaterial", "ultraThickMaterial", "bar", "image",
    ])

    static let platformColor: Set<String> = named.union([
        "darkGray", "lightGray", "magenta", "darkText", "lightText", "label", "secondaryLabel",
        "tertiaryLabel", "quaternaryLabel", "link", "placeholderText", "separator",
        "opaqueSeparator", "tint", "systemRed", "systemOrange", "systemYellow", "systemGreen",
        "systemMint", "systemTeal", "systemCyan", "systemBlue", "systemIndigo", "systemPurple",
        "systemPink", "systemBrown", "systemGray", "systemGray2", "systemGray3", "systemGray4",
        "systemGray5", "systemGray6", "systemFill", "secondarySystemFill", "tertiarySystemFill",
        "quaternarySystemFill", "systemBackground", "secondarySystemBackground",
        "tertiarySystemBackground", "systemGroupedBackground", "secondarySystemGroupedBackground",
        "tertiarySystemGroupedBackground", "text", "control", "grid", "shadow", "highlight",
        "controlAccent", "controlBackground", "windowBackground", "underPageBackground",
        "textBackground", "selectedText", "controlText", "windowFrameText",
    ])

    static let platformImage: Set<String> = [
        "add", "remove", "actions", "checkmark", "strokedCheckmark",
    ]

    private static let named: Set<String> = [
        "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple",
        "pink", "brown", "gray", "white", "black", "clear",
    ]
}
