import Foundation

/// Splits an expression into its tokens.
struct XPathLexer {
    enum Token: Equatable {
        case number(Double)
        case literal(String)
        /// A name, also of a function, an axis or an operator.
        case name(String)
        case symbol(String)
    }

    private static let symbols = [
        "::", "//", "..", "!=", "<=", ">=", "(", ")", "[", "]", "@", ",", "/", "|", "+", "-", "=",
        "<", ">", "*", ".",
    ].map(Array.init)

    static func tokens(of text: String) throws(WebDriverError) -> [Token] {
        let all = Array(text)
        var tokens: [Token] = []
        var position = 0
        while position < all.count {
            let character = all[position]
            if character.isWhitespace {
                position += 1
            } else if character == "\"" || character == "'" {
                guard let end = all[(position + 1)...].firstIndex(of: character) else {
                    throw problem("has a text without an end", text)
                }
                tokens.append(.literal(String(all[(position + 1)..<end])))
                position = end + 1
            } else if isDigit(character)
                || character == "." && position + 1 < all.count && isDigit(all[position + 1])
            {
                let end = all[position...].firstIndex { !isDigit($0) && $0 != "." } ?? all.count
                guard let number = Double(String(all[position..<end])) else {
                    throw problem("has a number that is none", text)
                }
                tokens.append(.number(number))
                position = end
            } else if isNameStart(character) {
                let end = all[position...].firstIndex { !isNamePart($0) } ?? all.count
                tokens.append(.name(String(all[position..<end])))
                position = end
            } else if let symbol = symbols.first(where: { all[position...].starts(with: $0) }) {
                tokens.append(.symbol(String(symbol)))
                position += symbol.count
            } else {
                throw problem("has “\(character)”, which XPath does not know", text)
            }
        }
        return tokens
    }

    private static func isDigit(_ character: Character) -> Bool {
        character.isASCII && character.isNumber
    }

    private static func isNameStart(_ character: Character) -> Bool {
        character.isLetter || character == "_"
    }

    private static func isNamePart(_ character: Character) -> Bool {
        isNameStart(character) || character.isNumber || character == "-"
    }

    static func problem(_ what: String, _ text: String) -> WebDriverError {
        WebDriverError(.invalidSelector, "the XPath \(text) \(what)")
    }
}
