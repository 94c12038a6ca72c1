import Foundation

/// What a mark such as `^[2 file](inflect: true)` says about the text in it.
package struct TextAgreement: Equatable, Sendable {
    /// Which mark of the text it is.
    let mark: Int
    /// Whether the words agree with a number.
    private(set) var inflects = false
    /// The number that is given, and not read from the text; the plural has none.
    private var isPlural: Bool?
    /// The argument, from 1, that has the number.
    private(set) var argument: Int?
    /// What is said instead if the words cannot be made to agree.
    private var alternative: String?

    /// Reads what is between the parentheses; `nil` if it is not a list of attributes.
    init?(_ attributes: String, mark: Int) {
        self.mark = mark
        let pairs = Self.pairs(of: attributes)
        guard !pairs.isEmpty else { return nil }
        for (name, value) in pairs {
            switch name {
            case "inflect": inflects = value == "true"
            case "agreeWithArgument": argument = Int(value)
            case "inflectionAlternative": alternative = value
            case "morphology":
                let number = Self.pairs(of: value).first { $0.name == "number" }?.value
                isPlural = number.map { $0 != "one" && $0 != "singular" }
            default: break
            }
        }
        if argument != nil { inflects = true }
    }

    /// The words of the mark as they agree with the number in them, or with the argument's text.
    func agreeing(_ words: [String], argument: String?, locale: Locale) -> [String] {
        guard inflects else { return words }
        let isEnglish = locale.language.languageCode == .english
        let plural = isPlural ?? Self.isPlural(argument ?? words.joined())
        guard isEnglish, let plural else {
            guard let alternative, let first = words.indices.first else { return words }
            return words.indices.map { $0 == first ? alternative : "" }
        }
        guard plural, let last = words.lastIndex(where: { $0.contains(where: \.isLetter) }) else {
            return words
        }
        var result = words
        result[last] = Self.pluralizingLastWord(of: words[last])
        return result
    }

    /// Whether a text has a number that is not one; `nil` if it has none.
    private static func isPlural(_ text: String) -> Bool? {
        let digits = text.drop { !$0.isNumber }.prefix {
            $0.isNumber || ".,\u{202F}\u{A0}".contains($0)
        }
        guard !digits.isEmpty else { return nil }
        return digits.compactMap(\.wholeNumberValue) != [1]
    }

    private static func pluralizingLastWord(of text: String) -> String {
        guard let end = text.lastIndex(where: \.isLetter) else { return text }
        let head = text[...end]
        let start = head.lastIndex { !$0.isLetter }.map { text.index(after: $0) } ?? text.startIndex
        return text[..<start] + EnglishPlural.of(String(text[start...end]))
            + text[text.index(after: end)...]
    }

    /// Names and values: `a: true, b: 'two', c: { d: "e" }`.
    private static func pairs(of source: String) -> [(name: String, value: String)] {
        var pairs: [(String, String)] = []
        for part in parts(of: source) {
            guard let colon = part.firstIndex(of: ":") else { return [] }
            let name = unquoted(part[..<colon])
            let value = unquoted(part[part.index(after: colon)...])
            guard isValue(part[part.index(after: colon)...]), !name.isEmpty,
                name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
            else {
                return []
            }
            pairs.append((name, value))
        }
        return pairs
    }

    private static func isValue(_ text: Substring) -> Bool {
        let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard let first = trimmed.first else { return false }
        return "'\"{[".contains(first) || ["true", "false", "null"].contains(trimmed)
            || Double(trimmed) != nil
    }

    /// The source divided at its commas, apart from those in quotes and braces.
    private static func parts(of source: String) -> [Substring] {
        var parts: [Substring] = []
        var start = source.startIndex
        var depth = 0
        var quote: Character?
        for index in source.indices {
            let character = source[index]
            if let open = quote {
                if character == open { quote = nil }
            } else if character == "'" || character == "\"" {
                quote = character
            } else if "{[(".contains(character) {
                depth += 1
            } else if "}])".contains(character) {
                depth -= 1
            } else if character == ",", depth == 0 {
                parts.append(source[start..<index])
                start = source.index(after: index)
            }
        }
        return parts + [source[start...]]
    }

    private static func unquoted(_ text: some StringProtocol) -> String {
        let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard trimmed.count >= 2, let first = trimmed.first, let last = trimmed.last,
            first == last && "'\"".contains(first) || first == "{" && last == "}"
        else { return trimmed }
        return String(trimmed.dropFirst().dropLast())
    }
}
