import Casement
import Hosting

/// Finds misspelled words, with the library Hunspell and its dictionaries in `/usr/share/hunspell`
/// if they are installed. Without them each word counts as right, and the log says so once.
@MainActor @preconcurrency
open class UITextChecker: NSObject {
    /// Words that this checker takes as right.
    open var ignoredWords: [String]?

    private static var learned: Set<String> = []

    nonisolated public override init() { super.init() }

    /// The languages that there are dictionaries for, such as `en_US`.
    open class var availableLanguages: [String] { SpellingDictionary.languages }

    /// Finds the first misspelled word in a part of a text, from an offset in that part on. The ranges
    /// are in UTF-16 units; with `wrap` the search goes on at the beginning of the part.
    ///
    /// Returns a range at `NSNotFound` if all words are right.
    open func rangeOfMisspelledWord(
        in stringToCheck: String, range: NSRange, startingAt startingOffset: Int,
        wrap wrapFlag: Bool,
        language: String
    ) -> NSRange {
        let nothing = NSRange(location: NSNotFound, length: 0)
        guard let dictionary = Self.dictionary(language),
            let part = Range(range, in: stringToCheck)
        else { return nothing }
        let wrong = SpelledWord.all(in: stringToCheck[part]).filter { word in
            !isAccepted(word.text) && !dictionary.contains(word.text)
        }.map { NSRange($0.range, in: stringToCheck) }
        let start = range.location.addingReportingOverflow(startingOffset).partialValue
        return wrong.first { $0.location >= start } ?? (wrapFlag ? wrong.first : nil) ?? nothing
    }

    /// Words that may be meant by a misspelled one, the best first; `nil` if there are none.
    open func guesses(
        forWordRange range: NSRange, in string: String, language: String
    ) -> [String]? {
        guard let dictionary = Self.dictionary(language), let part = Range(range, in: string),
            string[part].utf8.count <= SpelledWord.longest
        else { return nil }
        let guesses = dictionary.suggestions(for: String(string[part]))
        return guesses.isEmpty ? nil : guesses
    }

    /// Takes a word as right, for this checker.
    open func ignoreWord(_ wordToIgnore: String) {
        ignoredWords = (ignoredWords ?? []) + [wordToIgnore]
    }

    /// Takes a word as right, for all checkers of the app while it runs.
    open class func learnWord(_ word: String) { learned.insert(word) }
    /// Whether a word was learned.
    open class func hasLearnedWord(_ word: String) -> Bool { learned.contains(word) }
    /// Takes back that a word was learned.
    open class func unlearnWord(_ word: String) { learned.remove(word) }

    private func isAccepted(_ word: String) -> Bool {
        Self.learned.contains(word) || ignoredWords?.contains(word) == true
    }

    private static func dictionary(_ language: String) -> SpellingDictionary? {
        if let dictionary = SpellingDictionary.of(language) { return dictionary }
        CurrentApp.latest?.sayOnce(
            """
            No word of the language \(language) is checked: install libhunspell-1.7-0 and a \
            dictionary, such as hunspell-en-us
            """)
        return nil
    }
}

/// A word of a text, with the apostrophes inside it. What has digits is not spelled.
struct SpelledWord {
    let text: String
    let range: Range<String.Index>

    static func all(in text: Substring) -> [SpelledWord] {
        var words: [SpelledWord] = []
        var start = text.startIndex
        func isInside(_ character: Character) -> Bool {
            character.isLetter || character.isNumber || "'’".contains(character)
        }
        while let first = text[start...].firstIndex(where: isInside) {
            let end = text[first...].firstIndex { !isInside($0) } ?? text.endIndex
            let word = text[first..<end].trimming { !$0.isLetter && !$0.isNumber }
            if !word.isEmpty, !word.contains(where: \.isNumber), word.utf8.count <= longest {
                words.append(
                    SpelledWord(
                        text: word.replacingOccurrences(of: "’", with: "'"),
                        range: word.startIndex..<word.endIndex))
            }
            start = end
        }
        return words
    }

    /// In bytes; what is longer does not count as one.
    static let longest = 100
}

extension Substring {
    fileprivate func trimming(_ isOutside: (Character) -> Bool) -> Substring {
        var rest = drop(while: isOutside)
        while let last = rest.last, isOutside(last) { rest.removeLast() }
        return rest
    }
}
