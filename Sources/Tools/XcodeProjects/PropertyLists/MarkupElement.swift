/// An element of an XML file with its attributes and the elements in it. Texts between elements do
/// not count, because no file that is read so has any.
struct MarkupElement: Hashable, Sendable {
    static let deepest = 64

    var name: String
    var attributes: [String: String] = [:]
    var children: [MarkupElement] = []

    func children(_ name: String) -> [MarkupElement] { children.filter { $0.name == name } }

    /// The outermost element; `nil` if the file is not XML, or has too many levels.
    static func read(_ bytes: [UInt8]) -> MarkupElement? {
        var reader = MarkupReader(bytes: bytes)
        return reader.read()
    }
}

private struct MarkupReader {
    let bytes: [UInt8]
    var position = 0

    mutating func read() -> MarkupElement? {
        var open: [MarkupElement] = []
        while skip(to: "<") {
            position += 1
            switch next {
            case UInt8(ascii: "?"), UInt8(ascii: "!"):
                guard skipDeclaration() else { return nil }
            case UInt8(ascii: "/"):
                position += 1
                guard let element = open.popLast(), word() == element.name, skip(to: ">") else {
                    return nil
                }
                position += 1
                if open.isEmpty { return element }
                open[open.count - 1].children.append(element)
            default:
                guard open.count < MarkupElement.deepest else { return nil }
                var element = MarkupElement(name: word())
                guard !element.name.isEmpty, let isWhole = attributes(of: &element) else {
                    return nil
                }
                if !isWhole {
                    open.append(element)
                } else if open.isEmpty {
                    return element
                } else {
                    open[open.count - 1].children.append(element)
                }
            }
        }
        return nil
    }

    private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func skip(to character: Unicode.Scalar) -> Bool {
        while let byte = next {
            if byte == UInt8(ascii: character) { return true }
            position += 1
        }
        return false
    }

    /// A declaration, a comment, or what a document says of its type.
    private mutating func skipDeclaration() -> Bool {
        guard bytes[position...].starts(with: Array("!--".utf8)) else { return skip(to: ">") }
        position += 3
        while position < bytes.count {
            if bytes[position...].starts(with: Array("-->".utf8)) { return true }
            position += 1
        }
        return false
    }

    private mutating func word() -> String {
        let start = position
        while let byte = next, byte > 0x20, !"<>/=\"'".utf8.contains(byte) { position += 1 }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private mutating func skipSpace() {
        while let byte = next, byte <= 0x20 { position += 1 }
    }

    /// Reads to the end of a tag; returns whether the element ends with it, `nil` if it is damaged.
    private mutating func attributes(of element: inout MarkupElement) -> Bool? {
        while true {
            skipSpace()
            guard let byte = next else { return nil }
            if byte == UInt8(ascii: ">") {
                position += 1
                return false
            }
            if byte == UInt8(ascii: "/") {
                position += 1
                guard next == UInt8(ascii: ">") else { return nil }
                position += 1
                return true
            }
            let name = word()
            skipSpace()
            guard !name.isEmpty, next == UInt8(ascii: "=") else { return nil }
            position += 1
            skipSpace()
            guard let quote = next, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
                return nil
            }
            position += 1
            let start = position
            guard skip(to: Unicode.Scalar(quote)) else { return nil }
            let text = String(decoding: bytes[start..<position], as: UTF8.self)
            element.attributes[name] = Self.plain(text)
            position += 1
        }
    }

    private static func plain(_ text: String) -> String {
        guard text.contains("&") else { return text }
        return [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&#10;", "\n")]
            .reduce(text) { $0.replacing($1.0, with: $1.1) }.replacing("&amp;", with: "&")
    }
}
