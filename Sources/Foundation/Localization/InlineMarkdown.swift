import Foundation

/// Reads the inline part of Markdown: emphasis, strikethrough, code, links and escapes. White
/// space and line breaks stay as they are; blocks, pictures and HTML are plain text.
///
/// Follows the delimiter algorithm of CommonMark 0.31, section 6.2, on a flat list of pieces:
/// emphasis adds a trait to the pieces between two delimiters instead of building a tree.
///
/// Reading takes time in proportion to the text, whatever it is: of brackets that are open at the
/// same time the last hundred may begin a link, and attributes have a thousand characters at most.
package struct InlineMarkdown {
    private let characters: [Character]
    private var index = 0
    private var pieces: [MarkdownPiece] = []
    private var text = ""
    /// The indices in `pieces` of opening brackets that may begin a link.
    private var brackets: [Int] = []
    /// Whether `^[text](name: value)` gives attributes to the text.
    private let readsAttributes: Bool
    private var marks = 0
    private lazy var closings = MarkupPairs.closingParentheses(of: characters)
    private lazy var lastCodeMarks = MarkupPairs.lastRuns(of: "`", in: characters)

    private static let mostBrackets = 100
    private static let longestAttributes = 1000

    package static func pieces(of source: String, readsAttributes: Bool = true) -> [MarkdownPiece] {
        guard isMarkedUp(source) else { return [MarkdownPiece(text: source)] }
        var parser = InlineMarkdown(source, readsAttributes)
        return parser.parse()
    }

    /// Whether the text contains special characters; otherwise it is plain.
    package static func isMarkedUp(_ source: String) -> Bool {
        source.utf8.contains { byte in
            switch byte {
            case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "`"),
                UInt8(ascii: "["), UInt8(ascii: "<"), UInt8(ascii: "\\"):
                true
            default: false
            }
        }
    }

    private init(_ source: String, _ readsAttributes: Bool) {
        characters = Array(source)
        self.readsAttributes = readsAttributes
    }

    private mutating func parse() -> [MarkdownPiece] {
        while index < characters.count {
            switch characters[index] {
            case "\\": readEscape()
            case "`": readCode()
            case "*", "_", "~": readDelimiters()
            case "<": readAutolink()
            case "^"
            where readsAttributes && index + 1 < characters.count
                && characters[index + 1] == "[":
                openBracket("^[")
            case "[": openBracket("[")
            case "]": readLinkEnd()
            case let other:
                text.append(other)
                index += 1
            }
        }
        flush()
        emphasize(from: 0)
        return merged()
    }

    private mutating func openBracket(_ mark: String) {
        flush()
        if brackets.count == Self.mostBrackets { brackets.removeFirst() }
        brackets.append(pieces.count)
        pieces.append(MarkdownPiece(text: mark))
        index += mark.count
    }

    private mutating func flush() {
        guard !text.isEmpty else { return }
        pieces.append(MarkdownPiece(text: text))
        text = ""
    }

    /// Adds the current character as text.
    private mutating func readPlain() {
        text.append(characters[index])
        index += 1
    }

    private mutating func readEscape() {
        let next = index + 1
        guard next < characters.count, characters[next].isASCIIPunctuation else {
            return readPlain()
        }
        text.append(characters[next])
        index += 2
    }

    private mutating func readCode() {
        let count = runLength(at: index)
        let start = index + count
        var end = lastCodeMarks[count].map { $0 >= start } ?? false ? start : characters.count
        while end < characters.count {
            let run = runLength(at: end, of: "`")
            if run == count { break }
            end += max(run, 1)
        }
        guard end < characters.count else {
            text += String(repeating: "`", count: count)
            index = start
            return
        }
        var code = characters[start..<end].map { $0.isNewline ? " " : $0 }
        let isPadded = code.first == " " && code.last == " " && code.contains { $0 != " " }
        if isPadded { code = Array(code.dropFirst().dropLast()) }
        flush()
        pieces.append(MarkdownPiece(text: String(code), traits: .code))
        index = end + count
    }

    private mutating func readDelimiters() {
        let mark = characters[index]
        let count = runLength(at: index)
        let before = index > 0 ? characters[index - 1] : " "
        let after = index + count < characters.count ? characters[index + count] : " "
        let facesRight =
            !after.isWhitespace
            && (!after.isMarkupPunctuation || before.isWhitespace || before.isMarkupPunctuation)
        let facesLeft =
            !before.isWhitespace
            && (!before.isMarkupPunctuation || after.isWhitespace || after.isMarkupPunctuation)
        var (opens, closes) = (facesRight, facesLeft)
        if mark == "_" {
            // An underscore inside a word, as in snake_case, does not delimit emphasis.
            opens = facesRight && (!facesLeft || before.isMarkupPunctuation)
            closes = facesLeft && (!facesRight || after.isMarkupPunctuation)
        }
        // A single tilde means "about".
        if mark == "~" && count != 2 { (opens, closes) = (false, false) }
        flush()
        pieces.append(
            MarkdownPiece(
                text: String(repeating: mark, count: count),
                delimiter: opens || closes
                    ? MarkdownDelimiter(
                        mark: mark, originalCount: count, opens: opens, closes: closes,
                        remaining: count)
                    : nil))
        index += count
    }

    /// `<https://example.com>` or `<someone@example.com>`.
    private mutating func readAutolink() {
        let rest = characters[(index + 1)...]
        guard
            let end = rest.firstIndex(where: { $0 == ">" || $0 == "<" || $0.isWhitespace }),
            characters[end] == ">"
        else { return readPlain() }
        let inside = rest[..<end]
        let address = String(inside)
        let scheme = address.prefix { $0 != ":" }
        let isLink =
            scheme.count < address.count && scheme.count >= 2
            && scheme.first?.isLetter == true
            && scheme.allSatisfy {
                $0.isASCII && ($0.isLetter || $0.isNumber || "+.-".contains($0))
            }
        let isMail =
            address.contains("@") && !address.hasPrefix("@") && !address.hasSuffix("@")
            && !address.contains(":")
        guard isLink || isMail else { return readPlain() }
        flush()
        pieces.append(
            MarkdownPiece(text: address, link: isMail && !isLink ? "mailto:\(address)" : address))
        index = end + 1
    }

    private mutating func readLinkEnd() {
        guard let opening = brackets.popLast() else { return readPlain() }
        if pieces[opening].text == "^[", closeMark(openedAt: opening) { return }
        guard let (destination, end) = destination(at: index + 1) else { return readPlain() }
        flush()
        emphasize(from: opening + 1)
        for inner in (opening + 1)..<max(pieces.count, opening + 1) {
            pieces[inner].link = destination
        }
        pieces[opening].text.removeLast()
        // Links cannot be nested.
        brackets = []
        index = end
    }

    /// Reads the attributes behind a mark; false if there are none.
    private mutating func closeMark(openedAt opening: Int) -> Bool {
        guard index + 1 < characters.count, characters[index + 1] == "(",
            let end = endOfParentheses(at: index + 1),
            let agreement = TextAgreement(
                String(characters[(index + 2)..<end]), mark: marks)
        else { return false }
        marks += 1
        flush()
        emphasize(from: opening + 1)
        for inner in (opening + 1)..<max(pieces.count, opening + 1) {
            pieces[inner].agreement = agreement
        }
        pieces[opening].text = ""
        index = end + 1
        return true
    }

    /// The index of the parenthesis that closes one, apart from those in quotes.
    private func endOfParentheses(at start: Int) -> Int? {
        var depth = 0
        var quote: Character?
        for position in start..<min(characters.count, start + Self.longestAttributes) {
            let character = characters[position]
            if let open = quote {
                if character == open { quote = nil }
                continue
            }
            switch character {
            case "'", "\"": quote = character
            case "(": depth += 1
            case ")":
                depth -= 1
                if depth == 0 { return position }
            default: break
            }
        }
        return nil
    }

    /// The content of `(address "title")` at an index, and the index of its end.
    private mutating func destination(at start: Int) -> (String, Int)? {
        guard start < characters.count, characters[start] == "(", let end = closings[start]
        else { return nil }
        var address = ""
        var position = start + 1
        while position < end {
            if characters[position] == "\\", characters[position + 1].isASCIIPunctuation {
                position += 1
            }
            address.append(characters[position])
            position += 1
        }
        return (address.linkAddress, end + 1)
    }

    /// Pairs the delimiters from the index on, each closer with the nearest opener before it.
    private mutating func emphasize(from bottom: Int) {
        var pairing = EmphasisPairing(bottom: bottom)
        for index in pieces.indices.dropFirst(bottom) {
            guard let delimiter = pieces[index].delimiter else { continue }
            pairing.add(delimiter, at: index)
            pieces[index].delimiter = nil
        }
        for (index, delimiter) in pairing.delimiters
        where delimiter.remaining < delimiter.originalCount {
            pieces[index].text = String(repeating: delimiter.mark, count: delimiter.remaining)
        }
        for (index, traits) in pairing.traits() { pieces[index].traits.formUnion(traits) }
    }

    /// Joins adjacent pieces with the same traits, and removes empty ones.
    private func merged() -> [MarkdownPiece] {
        var result: [MarkdownPiece] = []
        for piece in pieces where !piece.text.isEmpty {
            if let last = result.last, last.traits == piece.traits, last.link == piece.link,
                last.agreement == piece.agreement
            {
                result[result.count - 1].text += piece.text
            } else {
                result.append(piece)
            }
        }
        return result
    }

    private func runLength(at start: Int, of mark: Character? = nil) -> Int {
        let mark = mark ?? characters[start]
        return characters[start...].prefix { $0 == mark }.count
    }
}

extension Character {
    var isASCIIPunctuation: Bool {
        guard let value = asciiValue else { return false }
        return (33...47).contains(value) || (58...64).contains(value)
            || (91...96).contains(value) || (123...126).contains(value)
    }

    fileprivate var isMarkupPunctuation: Bool { isPunctuation || isSymbol }
}

extension String {
    /// The address of a link without its angle brackets and title.
    fileprivate var linkAddress: String {
        let trimmed = trimmingCharacters(in: .whitespacesAndNewlines)
        if trimmed.hasPrefix("<"), let end = trimmed.firstIndex(of: ">") {
            return String(trimmed[..<end].dropFirst())
        }
        return String(trimmed.prefix { !$0.isWhitespace })
    }
}
