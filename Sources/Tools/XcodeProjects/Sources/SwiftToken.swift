/// A word, a number, a text or a sign of a Swift file. Comments and spaces are none.
struct SwiftToken: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case word, text, number, sign }

    let kind: Kind
    var text: String
    let line: Int
    /// Whether it is the first on its line.
    let beginsLine: Bool
}

/// Divides Swift code into tokens. Whatever the bytes are, it comes to an end.
struct SwiftTokens {
    private static let deepest = 32
    private let bytes: [UInt8]
    private var position = 0
    private var line = 1
    private var tokens: [SwiftToken] = []

    private init(_ bytes: [UInt8]) { self.bytes = bytes }

    static func all(of bytes: [UInt8]) -> [SwiftToken] {
        var scanner = SwiftTokens(bytes)
        scanner.scan(inside: false, depth: 0)
        return scanner.tokens
    }

    /// Reads to the end, or, inside a text, to the parenthesis that closes what is inserted.
    private mutating func scan(inside: Bool, depth: Int) {
        var open = 0
        while let byte = next {
            switch byte {
            case 0x0A:
                line += 1
                position += 1
            case ..<0x21: position += 1
            case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"): skipLine()
            case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): skipComment()
            case UInt8(ascii: "\""): text(hashes: 0, depth)
            case UInt8(ascii: "#"):
                let hashes = bytes[position...].prefix(64).prefix { $0 == byte }.count
                if peek(hashes) == UInt8(ascii: "\"") {
                    position += hashes
                    text(hashes: hashes, depth)
                } else {
                    sign()
                }
            case UInt8(ascii: "`"):
                position += 1
                word()
                if next == byte { position += 1 }
            case UInt8(ascii: "0")...UInt8(ascii: "9"): number()
            case let byte where Self.isWord(byte): word()
            default:
                if byte == UInt8(ascii: "(") { open += 1 }
                if byte == UInt8(ascii: ")") {
                    open -= 1
                    if inside, open < 0 {
                        position += 1
                        return
                    }
                }
                sign()
            }
        }
    }

    private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    private func peek(_ offset: Int) -> UInt8? {
        position + offset < bytes.count ? bytes[position + offset] : nil
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
            || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
            || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
            || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || byte >= 0x80
    }

    private mutating func add(_ kind: SwiftToken.Kind, _ text: String, _ line: Int) {
        tokens.append(
            SwiftToken(
                kind: kind, text: text, line: line, beginsLine: tokens.last?.line != line))
    }

    private mutating func word() {
        let start = position
        while let byte = next, Self.isWord(byte) { position += 1 }
        add(.word, String(decoding: bytes[start..<position], as: UTF8.self), line)
    }

    private mutating func number() {
        let start = position
        while let byte = next, Self.isWord(byte) { position += 1 }
        add(.number, String(decoding: bytes[start..<position], as: UTF8.self), line)
    }

    private mutating func sign() {
        let byte = bytes[position]
        position += 1
        add(.sign, String(Character(Unicode.Scalar(byte))), line)
    }

    private mutating func skipLine() {
        while let byte = next, byte != 0x0A { position += 1 }
    }

    private mutating func skipComment() {
        var depth = 0
        while let byte = next {
            if byte == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
                depth += 1
                position += 2
            } else if byte == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
                depth -= 1
                position += 2
                if depth == 0 { return }
            } else {
                if byte == 0x0A { line += 1 }
                position += 1
            }
        }
    }

    /// A text, and what is inserted into it.
    private mutating func text(hashes: Int, _ depth: Int) {
        let first = line
        let isLong = peek(1) == UInt8(ascii: "\"") && peek(2) == UInt8(ascii: "\"")
        let quotes = isLong ? 3 : 1
        position += quotes
        let index = tokens.count
        var content: [UInt8] = []
        while let byte = next {
            if byte == UInt8(ascii: "\""), closes(quotes, hashes) {
                position += quotes + hashes
                break
            }
            if byte == UInt8(ascii: "\\"), isEscape(hashes) {
                position += 1 + hashes
                if next == UInt8(ascii: "("), depth < Self.deepest {
                    position += 1
                    scan(inside: true, depth: depth + 1)
                } else if let escaped = next {
                    if escaped == 0x0A { line += 1 }
                    content.append(escaped)
                    position += 1
                }
                continue
            }
            if byte == 0x0A {
                // A text that does not end would swallow the rest of the file.
                if !isLong { break }
                line += 1
            }
            content.append(byte)
            position += 1
        }
        let token = SwiftToken(
            kind: .text, text: String(decoding: content, as: UTF8.self), line: first,
            beginsLine: index == 0 || tokens[index - 1].line != first)
        tokens.insert(token, at: index)
    }

    private func closes(_ quotes: Int, _ hashes: Int) -> Bool {
        (0..<quotes).allSatisfy { peek($0) == UInt8(ascii: "\"") }
            && (0..<hashes).allSatisfy { peek(quotes + $0) == UInt8(ascii: "#") }
    }

    private func isEscape(_ hashes: Int) -> Bool {
        (0..<hashes).allSatisfy { peek(1 + $0) == UInt8(ascii: "#") }
    }
}
