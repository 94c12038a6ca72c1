/// Reads property lists in the text format that Xcode writes its projects in:
/// `{ key = value; list = ( a, "b c", ); }` with comments.
///
/// A file is refused with its line if it is damaged, and if it has more values or levels than any
/// project has.
package struct OldPropertyList {
    static let mostValues = 4_000_000

    /// Why a text is not a property list.
    package struct Failure: Error, Hashable, CustomStringConvertible {
        package let line: Int
        package let reason: String
        package var description: String { "line \(line): \(reason)" }
    }

    private let bytes: [UInt8]
    private var position = 0
    private var line = 1
    private var count = 0

    private init(_ bytes: [UInt8]) { self.bytes = bytes }

    package static func read(_ bytes: [UInt8]) throws(Failure) -> PropertyValue {
        var reader = OldPropertyList(bytes)
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.position = 3 }
        let value = try reader.value(depth: 0)
        try reader.skipSpace()
        guard reader.position == bytes.count else { throw reader.failure("more after the end") }
        return value
    }

    private mutating func value(depth: Int) throws(Failure) -> PropertyValue {
        count += 1
        guard depth < PropertyValue.largestDepth else { throw failure("too many levels") }
        guard count <= Self.mostValues else { throw failure("too many values") }
        try skipSpace()
        switch next {
        case UInt8(ascii: "{"): return try fields(depth)
        case UInt8(ascii: "("): return try list(depth)
        case UInt8(ascii: "<"): return try data()
        default: return .text(try text())
        }
    }

    private mutating func fields(_ depth: Int) throws(Failure) -> PropertyValue {
        position += 1
        var found: [String: PropertyValue] = [:]
        while true {
            try skipSpace()
            if take("}") { return .fields(found) }
            let key = try text()
            try expect("=")
            // The first of two values counts, as for Xcode.
            let value = try value(depth: depth + 1)
            if found[key] == nil { found[key] = value }
            try skipSpace()
            guard take(";") || next == UInt8(ascii: "}") else { throw failure("“;” is missing") }
        }
    }

    private mutating func list(_ depth: Int) throws(Failure) -> PropertyValue {
        position += 1
        var found: [PropertyValue] = []
        while true {
            try skipSpace()
            if take(")") { return .list(found) }
            found.append(try value(depth: depth + 1))
            try skipSpace()
            guard take(",") || next == UInt8(ascii: ")") else { throw failure("“,” is missing") }
        }
    }

    /// Bytes in hexadecimal, which no part of a project needs.
    private mutating func data() throws(Failure) -> PropertyValue {
        let start = position + 1
        while let byte = next, byte != UInt8(ascii: ">") { advance(over: byte) }
        guard take(">") else { throw failure("“>” is missing") }
        return .text(String(decoding: bytes[start..<position - 1], as: UTF8.self))
    }

    // MARK: Texts

    private mutating func text() throws(Failure) -> String {
        try skipSpace()
        guard let first = next else { throw failure("the file ends too early") }
        if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
            position += 1
            return try quoted(until: first)
        }
        let start = position
        while let byte = next, !Self.ends(byte) { position += 1 }
        guard position > start else {
            throw failure("“\(Character(Unicode.Scalar(first)))” is not expected")
        }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private static func ends(_ byte: UInt8) -> Bool {
        byte <= 0x20 || "{}()<>;,=\"'".utf8.contains(byte)
    }

    private mutating func quoted(until quote: UInt8) throws(Failure) -> String {
        var text: [UInt8] = []
        while let byte = next {
            advance(over: byte)
            if byte == quote { return String(decoding: text, as: UTF8.self) }
            if byte == UInt8(ascii: "\\") { escape(into: &text) } else { text.append(byte) }
        }
        throw failure("a text does not end")
    }

    private mutating func escape(into text: inout [UInt8]) {
        guard let byte = next else { return }
        advance(over: byte)
        switch byte {
        case UInt8(ascii: "n"): text.append(0x0A)
        case UInt8(ascii: "t"): text.append(0x09)
        case UInt8(ascii: "r"): text.append(0x0D)
        case UInt8(ascii: "U"):
            let digits = bytes[position...].prefix(4).prefix {
                Character(Unicode.Scalar($0)).isHexDigit
            }
            position += digits.count
            let number = UInt32(String(decoding: digits, as: UTF8.self), radix: 16) ?? 0xFFFD
            let scalar = Unicode.Scalar(number) ?? "\u{FFFD}"
            text += Array(String(Character(scalar)).utf8)
        case UInt8(ascii: "0")...UInt8(ascii: "7"):
            let more = bytes[position...].prefix(2).prefix { (0x30...0x37).contains($0) }
            position += more.count
            let digits = [byte] + more
            text.append(
                UInt8(truncatingIfNeeded: digits.reduce(0) { $0 * 8 + Int($1 - 0x30) }))
        default: text.append(byte)
        }
    }

    // MARK: Bytes

    private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func advance(over byte: UInt8) {
        if byte == 0x0A { line += 1 }
        position += 1
    }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard next == UInt8(ascii: character) else { return false }
        position += 1
        return true
    }

    private mutating func expect(_ character: Unicode.Scalar) throws(Failure) {
        try skipSpace()
        guard take(character) else { throw failure("“\(character)” is missing") }
    }

    private mutating func skipSpace() throws(Failure) {
        while let byte = next {
            if byte <= 0x20 {
                advance(over: byte)
            } else if byte == UInt8(ascii: "/"), position + 1 < bytes.count {
                switch bytes[position + 1] {
                case UInt8(ascii: "/"):
                    while let byte = next, byte != 0x0A { position += 1 }
                case UInt8(ascii: "*"):
                    try skipComment()
                default: return
                }
            } else {
                return
            }
        }
    }

    private mutating func skipComment() throws(Failure) {
        position += 2
        while let byte = next {
            advance(over: byte)
            if byte == UInt8(ascii: "*"), take("/") { return }
        }
        throw failure("a comment does not end")
    }

    private func failure(_ reason: String) -> Failure { Failure(line: line, reason: reason) }
}
