/// A class that a project wrote over `NSManagedObject`, or an extension that adds to one: the types of
/// its properties, where it is, and what is left of it beside the generated class.
struct ManagedClass {
    let name: String
    let file: String
    let line: Int
    /// The types of the properties with `@NSManaged`, as they are written.
    private(set) var types: [String: String] = [:]
    /// Whether it declares more than the generated class does.
    private(set) var hasMore = false
    /// What of that cannot stand in an extension.
    private(set) var fixed: [String] = []
    /// The lines of a class up to its brace, and what it conforms to; nil for an extension.
    private(set) var head: (lines: ClosedRange<Int>, bases: [String])?
    /// The lines of what the generated class declares.
    private(set) var generated: [ClosedRange<Int>] = []
    /// Where it stands among the tokens of its file.
    private(set) var tokens: Range<Int> = 0..<0

    /// The classes of a file, and the extensions that may add properties to them.
    static func all(in tokens: [SwiftToken], file: String) -> [ManagedClass] {
        var found: [ManagedClass] = []
        var index = 0
        while index + 1 < tokens.count {
            defer { index += 1 }
            let keyword = tokens[index].text
            guard keyword == "class" || keyword == "extension", tokens[index + 1].kind == .word,
                tokens[index].kind == .word
            else { continue }
            guard let open = tokens[index...].firstIndex(where: { $0.text == "{" }) else { break }
            let bases = tokens[index..<open].map(\.text)
            guard keyword == "extension" || bases.contains("NSManagedObject") else { continue }
            var managed = ManagedClass(
                name: tokens[index + 1].text, file: file, line: tokens[index].line)
            let start = firstToken(of: index, in: tokens)
            if keyword == "class" {
                let others = tokens[(index + 2)..<open].split { $0.text == "," || $0.text == ":" }
                    .map { $0.map(\.text).joined() }.filter { $0 != "NSManagedObject" }
                managed.head = (tokens[start].line...tokens[open].line, others)
            }
            let end = managed.read(tokens, after: open)
            managed.tokens = start..<end
            if keyword == "class" || !managed.types.isEmpty || !managed.generated.isEmpty {
                found.append(managed)
                index = end - 1
            }
        }
        return found
    }

    /// Reads the members, and returns the index after the closing brace.
    private mutating func read(_ tokens: [SwiftToken], after open: Int) -> Int {
        var index = open + 1
        while index < tokens.count {
            let token = tokens[index]
            if token.text == "}" { return index + 1 }
            let start = index
            // Attributes and modifiers, up to the keyword.
            while index < tokens.count, !Self.keywords.contains(tokens[index].text),
                tokens[index].text != "}"
            {
                if Self.opens(tokens[index]) { index = Self.closing(tokens, from: index) }
                index += 1
            }
            guard index < tokens.count, tokens[index].text != "}" else {
                if index > start { hasMore = true }
                return min(index + 1, tokens.count)
            }
            // `class func` and `class var`.
            if tokens[index].text == "class", index + 1 < tokens.count,
                ["func", "var"].contains(tokens[index + 1].text)
            {
                index += 1
            }
            let end = Self.end(tokens, ofMemberAt: index)
            take(tokens, start: start, keyword: index, end: end)
            index = end
        }
        return tokens.count
    }

    private mutating func take(_ tokens: [SwiftToken], start: Int, keyword: Int, end: Int) {
        let words = tokens[start..<keyword].map(\.text)
        let kind = tokens[keyword].text
        let name = keyword + 1 < end ? tokens[keyword + 1].text : ""
        let lines = tokens[start].line...tokens[end - 1].line
        if words.contains("NSManaged") {
            if kind == "var" { types[name] = Self.type(tokens, after: keyword + 2) }
            generated.append(lines)
        } else if kind == "func", name == "fetchRequest" {
            generated.append(lines)
        } else {
            hasMore = true
            let isStored =
                (kind == "var" || kind == "let") && !words.contains("static")
                && !Self.isComputed(tokens[keyword..<end])
            let isDesignated = kind == "init" && !words.contains("convenience")
            if words.contains("override") || isStored || isDesignated || kind == "deinit" {
                fixed.append(kind == "init" || kind == "deinit" ? kind : name)
            }
        }
        // What stands on the line of another declaration cannot be left out by lines.
        if let head, generated.last?.overlaps(head.lines) == true { fixed.append(name) }
    }

    /// Whether a property has braces, and neither a value nor observers.
    private static func isComputed(_ member: ArraySlice<SwiftToken>) -> Bool {
        var depth = 0
        for (index, token) in zip(member.indices, member) where token.kind == .sign {
            switch token.text {
            case "(", "[": depth += 1
            case ")", "]": depth -= 1
            case "=" where depth == 0: return false
            case "{" where depth == 0:
                let next = member.dropFirst(index - member.startIndex + 1).first?.text
                return next != "didSet" && next != "willSet"
            default: break
            }
        }
        return false
    }

    /// Where a member ends: after its braces, or at the end of its line.
    private static func end(_ tokens: [SwiftToken], ofMemberAt keyword: Int) -> Int {
        var index = keyword
        while index < tokens.count {
            let token = tokens[index]
            if token.text == "}" { return index }
            if opens(token) {
                let isBody = token.text == "{"
                index = closing(tokens, from: index)
                if isBody, index + 1 >= tokens.count || tokens[index + 1].beginsLine {
                    return min(index + 1, tokens.count)
                }
            }
            index += 1
            guard index < tokens.count else { break }
            let continues =
                [".", "=", "{", "?", ":", "-", "where"].contains(tokens[index].text)
                || ["=", ",", "(", "[", ":", "<", "->"].contains(tokens[index - 1].text)
            if tokens[index].beginsLine, !continues { return index }
        }
        return tokens.count
    }

    private static let keywords: Set<String> = [
        "var", "let", "func", "init", "enum", "struct", "class", "typealias", "subscript",
        "protocol", "deinit", "case", "actor",
    ]

    private static func opens(_ token: SwiftToken) -> Bool {
        token.kind == .sign && ["{", "(", "["].contains(token.text)
    }

    /// The index of what closes a bracket, or that of the last token.
    private static func closing(_ tokens: [SwiftToken], from open: Int) -> Int {
        var depth = 0
        for index in open..<tokens.count where tokens[index].kind == .sign {
            switch tokens[index].text {
            case "{", "(", "[": depth += 1
            case "}", ")", "]":
                depth -= 1
                if depth == 0 { return index }
            default: break
            }
        }
        return tokens.count - 1
    }

    /// The first of the attributes and modifiers before a declaration's keyword.
    private static func firstToken(of keyword: Int, in tokens: [SwiftToken]) -> Int {
        var index = keyword
        while index > 0 {
            let before = tokens[index - 1]
            if modifiers.contains(before.text) || before.text == "@" {
                index -= 1
            } else if index > 1, tokens[index - 2].text == "@" {
                index -= 2
            } else if before.text == ")", index > 4, tokens[index - 3].text == "(",
                tokens[index - 5].text == "@"
            {
                // `@objc(Book)`
                index -= 5
            } else {
                break
            }
        }
        return index
    }

    private static let modifiers: Set<String> = ["public", "open", "final", "internal"]

    /// The tokens of a type to the end of its line.
    private static func type(_ tokens: [SwiftToken], after start: Int) -> String {
        guard start < tokens.count, tokens[start].text == ":" else { return "" }
        let line = tokens[start].line
        return tokens[(start + 1)...].prefix { $0.line == line && $0.text != "{" && $0.text != "=" }
            .map(\.text).joined()
    }

    mutating func formUnion(_ other: ManagedClass) {
        types.merge(other.types) { known, _ in known }
    }
}
