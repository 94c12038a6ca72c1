import Foundation

/// What the layout direction does to symbols.
///
/// A name with `forward` or `backward`, `leading` or `trailing` means a side of the text, and so
/// another icon where text runs from the right. Names with `left` and `right` mean the screen, and
/// stay. Icons of lists and indents begin at the leading edge, and are drawn mirrored.
enum SymbolDirection {
    private static let opposites: [Substring: Substring] = [
        "forward": "backward", "backward": "forward", "leading": "trailing", "trailing": "leading",
    ]

    private static let firstWords: Set<Substring> = ["list", "checklist"]

    private static let mirrored: Set<String> = [
        "increase.indent", "decrease.indent", "text.append", "text.insert", "text.quote",
        "text.badge.plus", "text.badge.minus", "text.badge.checkmark", "text.badge.xmark",
    ]

    /// The name of the symbol that stands for one where text runs from the right.
    static func rightToLeft(_ name: String) -> String {
        let parts = name.split(separator: ".")
        guard parts.contains(where: { opposites[$0] != nil }) else { return name }
        return parts.map { opposites[$0] ?? $0 }.joined(separator: ".")
    }

    /// Whether the icon of the symbol is drawn mirrored.
    static func mirrors(_ name: String, isRightToLeft: Bool) -> Bool {
        isRightToLeft && turns(name)
            || facesLeft(isRightToLeft ? rightToLeft(name) : name)
    }

    /// Whether a symbol has something at its left that its icon has at its right.
    private static func facesLeft(_ name: String) -> Bool {
        SymbolNames.icon(named: name) == "view_sidebar"
            && name.split(separator: ".").contains {
                $0.hasPrefix("left") || $0.hasPrefix("leading")
            }
    }

    /// Whether the symbol is drawn mirrored where text runs from the right.
    private static func turns(_ name: String) -> Bool {
        name.split(separator: ".").first.map(firstWords.contains) ?? false
            || mirrored.contains(name)
    }
}

extension Image {
    /// The name of the symbol in a direction; nil for all other pictures.
    func symbolName(isRightToLeft: Bool) -> String? {
        guard case .symbol(let name) = source else { return nil }
        return isRightToLeft ? SymbolDirection.rightToLeft(name) : name
    }
}
