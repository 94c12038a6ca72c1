/// The Swift name of an asset: `AccentColor` becomes `accent`, `icon-24 filled` becomes
/// `icon24Filled`.
package enum SymbolName {
    /// The name of a property. Without the word for its kind at its end, as Xcode has it.
    package static func property(_ name: String, of kind: AssetItem.Kind) -> String? {
        let words = words(in: name)
        guard let first = words.first else { return nil }
        var text = lowercasingStart(first) + words.dropFirst().map(capitalized).joined()
        let ending = kind == .color ? "Color" : "Image"
        if text.count > ending.count, text.hasSuffix(ending) {
            text = String(text.dropLast(ending.count))
        }
        return identifier(text)
    }

    /// The name of the type that stands for a folder.
    package static func namespace(_ name: String) -> String? {
        let words = words(in: name)
        return words.isEmpty ? nil : identifier(words.map(capitalized).joined())
    }

    private static func words(in name: String) -> [String] {
        name.split { !($0.isLetter || $0.isNumber) }.map(String.init)
    }

    private static func capitalized(_ word: String) -> String {
        word.prefix(1).uppercased() + word.dropFirst()
    }

    /// `DSAction` becomes `dsAction`: of several capitals the last begins the next word.
    private static func lowercasingStart(_ word: String) -> String {
        let capitals = word.prefix { $0.isUppercase }
        let rest = word.dropFirst(capitals.count)
        let isOneWord = capitals.count <= 1 || !(rest.first?.isLowercase ?? false)
        let count = isOneWord ? capitals.count : capitals.count - 1
        return word.prefix(count).lowercased() + word.dropFirst(count)
    }

    private static func identifier(_ text: String) -> String {
        if text.first?.isNumber ?? false { return "_\(text)" }
        if notEvenQuoted.contains(text) { return "_\(text)" }
        return keywords.contains(text) ? "`\(text)`" : text
    }

    private static let notEvenQuoted: Set<String> = ["self", "Self", "Type", "Protocol", "init"]

    private static let keywords: Set<String> = [
        "Any", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default",
        "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
        "fileprivate", "for", "func", "guard", "if", "import", "in", "inout", "internal", "is",
        "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
        "rethrows", "return", "static", "struct", "subscript", "super", "switch", "throw",
        "throws", "true", "try", "typealias", "var", "where", "while",
    ]
}
