/// Goes through the tokens of a file for its names.
struct SwiftNameReader {
    private let tokens: [SwiftToken]
    struct Import: Hashable, Sendable {
        let module: String
        let line: Int
    }

    /// The attributes of the type that is the program's entry.
    static let mainForms: Set = ["main", "UIApplicationMain", "NSApplicationMain"]

    private(set) var imports: [Import] = []
    private(set) var uses: [String: Int] = [:]
    private(set) var members: [String: Int] = [:]
    private(set) var declared: Set<String> = []
    /// What classes are declared to derive from, or to conform to, in the first place.
    private(set) var superclasses: [String: Int] = [:]
    private(set) var mains: [String] = []
    private var index = 0

    private static let declaring: Set = [
        "struct", "class", "enum", "protocol", "actor", "typealias", "associatedtype", "func",
        "var", "let", "macro", "precedencegroup",
    ]

    init(_ tokens: [SwiftToken]) { self.tokens = tokens }

    private func token(_ offset: Int) -> SwiftToken? {
        tokens.indices.contains(index + offset) ? tokens[index + offset] : nil
    }

    mutating func read() {
        while let token = token(0) {
            switch token.kind {
            case .word: word(token)
            case .sign where token.text == "@": attribute()
            case .sign where token.text == "#" && self.token(1)?.text == "selector":
                note(token, as: "#selector", in: \.uses)
            default: break
            }
            index += 1
        }
    }

    private mutating func word(_ token: SwiftToken) {
        let before = self.token(-1)
        let isMember = before?.text == "." && before?.kind == .sign
        if isMember {
            // `a ... b` and `0..<1` have dots, too.
            if self.token(-2)?.text != "." { note(token, in: \.members) }
            return
        }
        if token.text == "import", token.beginsLine || before?.kind == .word { return addImport() }
        if Self.declaring.contains(token.text) { return addDeclared(token.text) }
        if token.text == "init" || token.text == "subscript" || token.text == "extension" {
            if token.text != "extension" { parameters(after: index + 1) }
            return
        }
        if token.text == "case" { return addCases() }
        if self.token(1)?.text == ":", before?.text == "(" || before?.text == "," {
            // The label of a tuple's part is a name after a dot elsewhere.
            declared.insert(token.text)
            return
        }
        guard let first = token.text.first, first.isUppercase else { return }
        if before?.text == "@", token.text != "main", Self.mainForms.contains(token.text) {
            // A function has the name of the attribute.
            return note(token, as: "@\(token.text)", in: \.uses)
        }
        note(token, in: \.uses)
    }

    private mutating func note(
        _ token: SwiftToken, as name: String? = nil, in path: WritableKeyPath<Self, [String: Int]>
    ) {
        let name = name ?? token.text
        let known = self[keyPath: path][name] ?? token.line
        self[keyPath: path][name] = min(known, token.line)
    }

    /// `import struct Foundation.Date` names the module before the dot.
    private mutating func addImport() {
        var next = index + 1
        guard next < tokens.count else { return }
        let kinds = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
        if kinds.contains(tokens[next].text) { next += 1 }
        guard next < tokens.count, tokens[next].kind == .word else { return }
        imports.append(.init(module: tokens[next].text, line: tokens[next].line))
        let line = tokens[next].line
        while next + 1 < tokens.count, tokens[next + 1].line == line,
            tokens[next + 1].text == "." || tokens[next].text == "."
        {
            next += 1
        }
        index = next
    }

    private mutating func addDeclared(_ keyword: String) {
        guard let name = token(1), name.kind == .word else {
            // `let (a, b) = …`
            var offset = 1
            while (keyword == "let" || keyword == "var"), let part = token(offset), offset < 24,
                part.text == "(" || part.text == "," || part.kind == .word
            {
                if part.kind == .word { declared.insert(part.text) }
                offset += 1
            }
            return
        }
        // `class func` and `class var` declare what follows; so does `if case let`.
        if Self.declaring.contains(name.text) || name.text == "override" { return }
        declared.insert(name.text)
        index += 1
        parameters(after: index + 1)
        if keyword == "class" { addSuperclass() }
        guard keyword == "func" || keyword == "let" || keyword == "var" else { return }
        // Further names of `let a = 1, b = 2` are found as names of their own lines at most.
    }

    /// What follows the colon after a class's name and its parameters.
    private mutating func addSuperclass() {
        var offset = 1
        var depth = 0
        while let token = token(offset), offset < 256, depth > 0 || token.text == "<" {
            depth += token.text == "<" ? 1 : token.text == ">" ? -1 : 0
            offset += 1
        }
        if token(offset)?.text == ":", let base = token(offset + 1), base.kind == .word {
            note(base, in: \.superclasses)
        }
    }

    /// The parameters of a type or function: `<T, U: View>`.
    private mutating func parameters(after start: Int) {
        guard start < tokens.count, tokens[start].text == "<" else { return }
        var depth = 0
        var next = start
        var isName = true
        while next < tokens.count, next < start + 256 {
            let token = tokens[next]
            switch token.text {
            case "<":
                depth += 1
                isName = depth == 1
            case ">":
                depth -= 1
                if depth == 0 { return }
            case ",": isName = depth == 1
            case "each", "let": break
            case "(", "{": return
            default:
                if isName, token.kind == .word { declared.insert(token.text) }
                isName = false
            }
            next += 1
        }
    }

    /// `case first, second(Int), third = 3`
    private mutating func addCases() {
        var next = index + 1
        var depth = 0
        var isName = true
        while next < tokens.count, tokens[next].line < tokens[index].line + 40 {
            let token = tokens[next]
            switch token.text {
            case "(", "[", "<": depth += 1
            case ")", "]", ">": depth -= 1
            case "," where depth == 0: isName = true
            default:
                let isPattern = next + 1 < tokens.count && tokens[next + 1].text == "."
                if isName, depth == 0, token.kind == .word, !isPattern,
                    !Self.declaring.contains(token.text), token.text != "is"
                {
                    declared.insert(token.text)
                } else if depth == 0, token.beginsLine || token.text == "{" || token.text == ":" {
                    return
                }
                isName = false
            }
            if depth < 0 { return }
            next += 1
        }
    }

    private mutating func attribute() {
        guard let name = token(1), name.kind == .word else { return }
        if Self.mainForms.contains(name.text) {
            mains.append(name.text)
            if name.text != "main" { note(name, in: \.uses) }
            index += 1
        }
    }
}
