/// A class that a project wrote over `NSManagedObject`: the types of its properties, and where it is.
struct ManagedClass {
    let name: String
    let file: String
    let line: Int
    /// The types of the properties with `@NSManaged`, as they are written.
    private(set) var types: [String: String] = [:]
    /// What it declares besides, which the generated class does not have.
    private(set) var others: [String] = []

    /// The classes of a file, and the properties that its extensions add to them.
    static func all(in tokens: [SwiftToken], file: String) -> [ManagedClass] {
        var found: [ManagedClass] = []
        for index in tokens.indices where index + 1 < tokens.count {
            let keyword = tokens[index].text
            guard keyword == "class" || keyword == "extension", tokens[index + 1].kind == .word,
                tokens[index].kind == .word
            else { continue }
            let name = tokens[index + 1].text
            guard let open = tokens[index...].firstIndex(where: { $0.text == "{" }) else { break }
            let bases = tokens[index..<open].map(\.text)
            guard keyword == "extension" || bases.contains("NSManagedObject") else { continue }
            var managed = ManagedClass(name: name, file: file, line: tokens[index].line)
            managed.read(tokens, after: open)
            if keyword == "class" || !managed.types.isEmpty { found.append(managed) }
        }
        return found
    }

    private mutating func read(_ tokens: [SwiftToken], after open: Int) {
        var depth = 0
        var index = open
        var isManaged = false
        while index < tokens.count {
            let token = tokens[index]
            switch token.text {
            case "{", "(", "[": depth += 1
            case "}", ")", "]":
                depth -= 1
                if depth == 0 { return }
            case "NSManaged": isManaged = true
            case "var" where depth == 1, "let" where depth == 1, "func" where depth == 1:
                guard index + 1 < tokens.count else { return }
                let name = tokens[index + 1].text
                if isManaged, token.text == "var" {
                    types[name] = Self.type(tokens, after: index + 2)
                } else if !isManaged, name != "fetchRequest" {
                    others.append(name)
                }
                isManaged = false
            case "init" where depth == 1: others.append("init")
            default: break
            }
            index += 1
        }
    }

    /// The tokens of a type to the end of its line.
    private static func type(_ tokens: [SwiftToken], after start: Int) -> String {
        guard start < tokens.count, tokens[start].text == ":" else { return "" }
        let line = tokens[start].line
        return tokens[(start + 1)...].prefix { $0.line == line && $0.text != "{" && $0.text != "=" }
            .map(\.text).joined()
    }

    mutating func formUnion(_ other: ManagedClass) {
        types.merge(other.types) { known, _ in known }
        others += other.others
    }
}
