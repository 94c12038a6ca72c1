import Foundation

/// Reads a file of the form `"key" = "translation";`, with comments. What is wrong in it costs its
/// own line alone.
struct StringsFile {
    private(set) var entries: [String: LocalizedEntry] = [:]
    /// What is wrong, with the line, from 1.
    private(set) var problems = FileProblems()

    private let text: [Character]
    private var index = 0
    private var line = 1

    init(_ source: String) {
        text = Array(source)
        while true {
            skipSpace()
            guard index < text.count else { break }
            readEntry()
        }
    }

    private mutating func readEntry() {
        let start = line
        guard let key = readString() else {
            return fail("a key is expected", at: start)
        }
        skipSpace()
        var value = key
        if peek == "=" {
            advance()
            skipSpace()
            guard let read = readString() else {
                return fail("the key “\(key)” has no translation", at: start)
            }
            value = read
            skipSpace()
        }
        guard peek == ";" else {
            entries[key] = .text(value)
            return fail("there is no semicolon after the translation of “\(key)”", at: start)
        }
        advance()
        entries[key] = .text(value)
    }

    /// Notes what is wrong, and goes on after the line or the next semicolon in it. The line in which
    /// a new entry has begun is kept.
    private mutating func fail(_ problem: String, at start: Int) {
        problems.add(problem, line: start)
        if line > start, peek == "\"" { return }
        while index < text.count, text[index] != ";", !text[index].isNewline { advance() }
        if index < text.count { advance() }
    }

    private var peek: Character? { index < text.count ? text[index] : nil }

    private mutating func advance() {
        if text[index].isNewline { line += 1 }
        index += 1
    }

    private mutating func skipSpace() {
        while let character = peek {
            if character.isWhitespace {
                advance()
            } else if character == "/", index + 1 < text.count, text[index + 1] == "/" {
                while let next = peek, !next.isNewline { advance() }
            } else if character == "/", index + 1 < text.count, text[index + 1] == "*" {
                skipComment()
            } else {
                return
            }
        }
    }

    private mutating func skipComment() {
        let start = line
        advance()
        advance()
        while index < text.count {
            if text[index] == "*", index + 1 < text.count, text[index + 1] == "/" {
                advance()
                advance()
                return
            }
            advance()
        }
        problems.add("a comment has no end", line: start)
    }

    /// A quoted text, or a word.
    private mutating func readString() -> String? {
        guard let first = peek else { return nil }
        guard first == "\"" else {
            var word = ""
            while let next = peek, next.isLetter || next.isNumber || "_-.$:/".contains(next) {
                word.append(next)
                advance()
            }
            return word.isEmpty ? nil : word
        }
        advance()
        var result = ""
        while let next = peek {
            advance()
            if next == "\"" { return result }
            guard next == "\\" else {
                result.append(next)
                continue
            }
            readEscape(into: &result)
        }
        return nil
    }

    private mutating func readEscape(into result: inout String) {
        guard let escaped = peek else { return }
        advance()
        switch escaped {
        case "n": result.append("\n")
        case "t": result.append("\t")
        case "r": result.append("\r")
        case "U", "u":
            var units: [UInt16] = []
            var digits = readDigits()
            if let unit = UInt16(digits, radix: 16) { units.append(unit) }
            // A character beyond the first plane is written as two.
            while peek == "\\", index + 1 < text.count, text[index + 1] == escaped,
                units.count == 1, UTF16.isLeadSurrogate(units[0])
            {
                advance()
                advance()
                digits = readDigits()
                if let unit = UInt16(digits, radix: 16) { units.append(unit) }
            }
            result += String(decoding: units, as: UTF16.self)
        default: result.append(escaped)
        }
    }

    private mutating func readDigits() -> String {
        var digits = ""
        while digits.count < 4, let next = peek, next.isHexDigit {
            digits.append(next)
            advance()
        }
        return digits
    }
}

extension String {
    /// The text of a file in UTF-8, or in UTF-16 with a mark of its order. Bytes that are not UTF-8
    /// are replaced.
    init(textOf data: Data) {
        let isWide = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
        if isWide, let text = String(data: data, encoding: .utf16) {
            self = text
        } else {
            self = String(decoding: data, as: UTF8.self)
        }
        if first == "\u{FEFF}" { removeFirst() }
    }
}
