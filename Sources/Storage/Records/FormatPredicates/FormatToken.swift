import Foundation

/// A word, a sign or a literal of a predicate's format.
struct FormatToken: Equatable {
    var kind: Kind
    /// How many characters stand before it.
    let position: Int

    enum Kind: Equatable {
        /// A keyword or the name of a property.
        case word(String)
        /// The name of a property, whatever keyword it is.
        case name(String)
        case number(FormatValue)
        case text(String)
        case variable(String)
        /// `%@` and the like: the character after the percent sign.
        case argument(Character)
        case sign(String)
        case end
    }

    /// The token as a sentence names it.
    var description: String {
        switch kind {
        case .word(let text), .name(let text), .sign(let text): "\"\(text)\""
        case .number(let value): "the number \(value.any ?? "")"
        case .text(let text): "the text \"\(text)\""
        case .variable(let name): "$\(name)"
        case .argument(let letter): "%\(letter)"
        case .end: "the end"
        }
    }

    /// Whether it is this keyword, which may be written in any case.
    func isWord(_ word: String) -> Bool {
        if case .word(let text) = kind { text.uppercased() == word } else { false }
    }
}

/// A predicate's format that does not follow the grammar.
package struct FormatSyntaxError: Error, CustomStringConvertible {
    let format: String
    /// How many characters stand before the place.
    let position: Int
    let message: String

    package var description: String {
        let shown = format.count > 1000 ? format.prefix(1000) + "…" : format[...]
        return "NSPredicate(format: \"\(shown)\"): \(message) at character \(position + 1)."
    }
}
