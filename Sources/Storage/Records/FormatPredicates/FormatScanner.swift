import Foundation

/// Takes a predicate's format apart into its words, signs and literals.
struct FormatScanner {
    private let format: String
    private let characters: [Character]
    private var index = 0

    init(_ format: String) {
        self.format = format
        characters = Array(format)
    }

    static func tokens(of format: String) throws -> [FormatToken] {
        var scanner = FormatScanner(format)
        var tokens: [FormatToken] = []
        repeat { tokens.append(try scanner.next()) } while tokens.last?.kind != .end
        return tokens
    }

    /// Longer ones first.
    private static let signs = [
        "==", "=>", ">=", "=<", "<=", "!=", "<>", "&&", "||", ":=", "**", "=", "<", ">", "!", "+",
        "-", "*", "/", "(", ")", "{", "}", "[", "]", ",", ".", "@", ":",
    ]

    private mutating func next() throws -> FormatToken {
        while index < characters.count, characters[index].isWhitespace { index += 1 }
        let start = index
        guard index < characters.count else { return FormatToken(kind: .end, position: start) }
        let character = characters[index]
        let kind: FormatToken.Kind
        switch character {
        case "\"", "'": kind = .text(try text(until: character))
        case "%": kind = .argument(try argument())
        case "$":
            index += 1
            kind = .variable(try name(after: "a dollar sign"))
        case "#":
            index += 1
            kind = .name(try name(after: "a number sign"))
        case _ where character.isNumber || (character == "." && isDigit(at: index + 1)):
            kind = .number(try number())
        case _ where Self.isLetter(character): kind = .word(word())
        default: kind = .sign(try sign())
        }
        return FormatToken(kind: kind, position: start)
    }

    private mutating func sign() throws -> String {
        for sign in Self.signs where characters[index...].starts(with: sign) {
            index += sign.count
            return sign
        }
        throw error("there is an unexpected \"\(characters[index])\"", at: index)
    }

    private mutating func word() -> String {
        let start = index
        while index < characters.count,
            Self.isLetter(characters[index]) || characters[index].isNumber
        {
            index += 1
        }
        return String(characters[start..<index])
    }

    private mutating func name(after sign: String) throws -> String {
        guard index < characters.count, Self.isLetter(characters[index]) else {
            throw error("there must be a name after \(sign)", at: index)
        }
        return word()
    }

    private mutating func text(until quote: Character) throws -> String {
        let start = index
        index += 1
        var text = ""
        while index < characters.count {
            let character = characters[index]
            index += 1
            if character == quote { return text }
            guard character == "\\", index < characters.count else {
                text.append(character)
                continue
            }
            text.append(escaped(characters[index]))
            index += 1
        }
        throw error("the text that begins has no end", at: start)
    }

    private func escaped(_ character: Character) -> Character {
        switch character {
        case "n": "\n"
        case "t": "\t"
        case "r": "\r"
        default: character
        }
    }

    /// The letter after the percent sign and what tells the size of a number.
    private mutating func argument() throws -> Character {
        let start = index
        index += 1
        while index < characters.count, "lqhzt0123456789.-".contains(characters[index]) {
            index += 1
        }
        guard index < characters.count, "@KdDiuUxXofFeEgGcCsS".contains(characters[index]) else {
            throw error("there must be @, K, d or f after a percent sign", at: start)
        }
        index += 1
        return characters[index - 1]
    }

    private func isDigit(at index: Int) -> Bool {
        index < characters.count && characters[index].isNumber
    }

    private mutating func number() throws -> FormatValue {
        let start = index
        if characters[index] == "0", index + 2 < characters.count,
            let radix = ["x": 16, "X": 16, "b": 2, "o": 8][characters[index + 1]]
        {
            index += 2
            guard let value = Int64(word(), radix: radix) else {
                throw error("there is a number that cannot be read", at: start)
            }
            return .integer(value)
        }
        while isDigit(at: index) { index += 1 }
        var isReal = false
        if index < characters.count, characters[index] == ".", isDigit(at: index + 1) {
            isReal = true
            index += 1
            while isDigit(at: index) { index += 1 }
        }
        isReal = skipExponent() || isReal
        let text = String(characters[start..<index])
        if !isReal, let value = Int64(text) { return .integer(value) }
        guard let value = Double(text) else {
            throw error("there is a number that cannot be read", at: start)
        }
        return .real(value)
    }

    private mutating func skipExponent() -> Bool {
        guard index < characters.count, characters[index].lowercased() == "e" else { return false }
        var end = index + 1
        if end < characters.count, "+-".contains(characters[end]) { end += 1 }
        guard isDigit(at: end) else { return false }
        index = end
        while isDigit(at: index) { index += 1 }
        return true
    }

    private static func isLetter(_ character: Character) -> Bool {
        character.isLetter || character == "_"
    }

    private func error(_ message: String, at position: Int) -> FormatSyntaxError {
        FormatSyntaxError(format: format, position: position, message: message)
    }
}
