import AppRunning

/// The selectors of style sheets that name one element by itself: `button`, `#add`, `[id="add"]` and
/// their combinations. Clients write these for an id, a name or a class.
struct StyleSelector {
    private var conditions: [(TreeNode) -> Bool] = []

    init(_ text: String) throws(WebDriverError) {
        var reader = StyleReader(text)
        guard !reader.isAtEnd else { throw reader.problem("is empty") }
        while !reader.isAtEnd { conditions.append(try Self.condition(&reader, conditions.isEmpty)) }
    }

    func matches(_ node: TreeNode) -> Bool { conditions.allSatisfy { $0(node) } }

    private static func condition(
        _ reader: inout StyleReader, _ isFirst: Bool
    ) throws(WebDriverError) -> (TreeNode) -> Bool {
        if reader.takes("*") { return { _ in true } }
        if reader.takes("#") {
            let id = try reader.word()
            return { $0["id"] == id }
        }
        if reader.takes("[") { return try attribute(&reader) }
        guard reader.takes(".") || isFirst else {
            throw reader.problem("is not a selector of one element")
        }
        let name = try reader.word()
        return { $0.name == name }
    }

    private static func attribute(
        _ reader: inout StyleReader
    ) throws(WebDriverError) -> (TreeNode) -> Bool {
        let name = try reader.word()
        if reader.takes("]") { return { $0[name] != nil } }
        guard reader.takes("=") else {
            throw reader.problem("compares an attribute by something else than =")
        }
        let value = try reader.value()
        guard reader.takes("]") else { throw reader.problem("has no ]") }
        // What clients call a name is a label.
        if name == "name" { return { $0["label"] == value || $0["id"] == value } }
        return { $0[name] == value }
    }
}

/// Reads the words of a selector.
private struct StyleReader {
    private let text: String
    private let all: [Character]
    private var position = 0

    init(_ text: String) {
        self.text = text
        all = Array(text)
    }

    var isAtEnd: Bool { position >= all.count }

    func problem(_ what: String) -> WebDriverError {
        WebDriverError(
            .invalidSelector,
            "“\(text)” \(what); XPath says more: //list//button[@label=\"Add\"]")
    }

    mutating func takes(_ character: Character) -> Bool {
        guard !isAtEnd, all[position] == character else { return false }
        position += 1
        return true
    }

    /// An identifier, in which a backslash stands before a character that is none.
    mutating func word() throws(WebDriverError) -> String {
        let word = characters { $0.isLetter || $0.isNumber || "-_".contains($0) }
        guard !word.isEmpty else { throw problem("is not a selector of one element") }
        return word
    }

    /// A text in quotes, or a word.
    mutating func value() throws(WebDriverError) -> String {
        for quote: Character in ["\"", "'"] where takes(quote) {
            let value = characters { $0 != quote }
            guard takes(quote) else { throw problem("has a text without an end") }
            return value
        }
        return try word()
    }

    private mutating func characters(while belongs: (Character) -> Bool) -> String {
        var result = ""
        while !isAtEnd {
            if all[position] == "\\", position + 1 < all.count {
                result.append(escape())
            } else if belongs(all[position]) {
                result.append(all[position])
                position += 1
            } else {
                break
            }
        }
        return result
    }

    /// The character for a backslash and what follows: the code of a character in hexadecimal
    /// digits and a space, or the character itself.
    private mutating func escape() -> Character {
        position += 1
        let digits = all[position...].prefix(6).prefix { $0.isHexDigit }
        guard let value = UInt32(String(digits), radix: 16), let scalar = Unicode.Scalar(value)
        else {
            defer { position += 1 }
            return all[position]
        }
        position += digits.count
        _ = takes(" ")
        return Character(scalar)
    }
}
