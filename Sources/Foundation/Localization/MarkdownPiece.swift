import Foundation

/// A part of a text with the same look, as inline Markdown says it.
package struct MarkdownPiece: Equatable {
    package var text: String
    package var traits: InlineText.Traits = []
    package var link: String?
    /// The mark with attributes that the text stands in.
    package var agreement: TextAgreement?
    /// Characters of an emphasis mark that may still open or close something.
    var delimiter: MarkdownDelimiter?
}

/// A run of characters that may begin or end an emphasis.
struct MarkdownDelimiter: Equatable {
    let mark: Character
    let originalCount: Int
    let opens: Bool
    let closes: Bool
    /// How many of its characters have no partner.
    var remaining: Int
}

extension [MarkdownPiece] {
    /// The pieces, the words in marks as they agree with the number in them.
    package func agreeing(in locale: Locale) -> [MarkdownPiece] {
        var result: [MarkdownPiece] = []
        var rest = self[...]
        while let first = rest.first {
            let run = rest.prefix { $0.agreement == first.agreement }
            rest = rest.dropFirst(run.count)
            let words = run.map(\.text)
            let agreed = first.agreement?.agreeing(words, argument: nil, locale: locale) ?? words
            for (piece, text) in zip(run, agreed) {
                var changed = piece
                changed.text = text
                if !text.isEmpty { result.append(changed) }
            }
        }
        return result
    }
}
