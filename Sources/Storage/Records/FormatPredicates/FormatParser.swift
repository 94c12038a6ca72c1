import Foundation

/// Reads the format of an `NSPredicate`.
///
/// A value, so that a reading that leads nowhere is given up by restoring a copy.
///
/// Parentheses and signs may be nested up to a hundred levels, and a format may have five hundred
/// arithmetic operators: what is made of it is walked by functions that call themselves.
struct FormatParser {
    let format: String
    private let tokens: [FormatToken]
    private let arguments: [Any?]
    private var index = 0
    private var usedArguments = 0
    private var depth = 0
    private var operators = 0
    private let work: Work

    /// How often something was read, in readings that were given up as well.
    private final class Work {
        var left: Int

        init(_ left: Int) { self.left = left }
    }

    private static let deepest = 300
    private static let mostOperators = 500

    static func parse(_ format: String, arguments: [Any?]) throws -> FormatPredicate {
        var parser = FormatParser(
            format: format, tokens: try FormatScanner.tokens(of: format), arguments: arguments)
        let predicate = try parser.disjunction()
        guard parser.token.kind == .end else { throw parser.unexpected("AND, OR or the end") }
        return predicate
    }

    private init(format: String, tokens: [FormatToken], arguments: [Any?]) {
        self.format = format
        self.tokens = tokens
        self.arguments = arguments
        work = Work(50_000 + 10 * tokens.count)
    }

    /// Reads what may contain itself.
    mutating func nested<Result>(
        _ read: (inout FormatParser) throws -> Result
    ) throws -> Result {
        depth += 1
        work.left -= 1
        guard depth <= Self.deepest, work.left >= 0 else {
            throw error("the predicate is nested too deep")
        }
        let result = try read(&self)
        depth -= 1
        return result
    }

    /// Counts an operator whose left side is what was read before.
    mutating func addOperator() throws {
        operators += 1
        guard operators <= Self.mostOperators else { throw error("there are too many operators") }
    }
}

// Predicates.

extension FormatParser {
    mutating func disjunction() throws -> FormatPredicate {
        var parts = [try conjunction()]
        while accept(sign: "||") || accept(word: "OR") { parts.append(try conjunction()) }
        return parts.count == 1 ? parts[0] : .any(parts)
    }

    private mutating func conjunction() throws -> FormatPredicate {
        var parts = [try negation()]
        while accept(sign: "&&") || accept(word: "AND") { parts.append(try negation()) }
        return parts.count == 1 ? parts[0] : .all(parts)
    }

    private mutating func negation() throws -> FormatPredicate {
        try nested { parser in
            if parser.accept(sign: "!") || parser.accept(word: "NOT") {
                return .not(try parser.negation())
            }
            return try parser.primary()
        }
    }

    private mutating func primary() throws -> FormatPredicate {
        if accept(word: "TRUEPREDICATE") { return .constant(true) }
        if accept(word: "FALSEPREDICATE") { return .constant(false) }
        // A parenthesis begins a predicate or an expression.
        let start = self
        guard accept(sign: "(") else { return try comparison() }
        do {
            let predicate = try disjunction()
            try expect(sign: ")")
            if !isBeforeOperator { return predicate }
            self = start
            return try comparison()
        } catch let error as FormatSyntaxError {
            self = start
            do {
                return try comparison()
            } catch let other as FormatSyntaxError {
                // The reading that went further is the one that was meant.
                throw error.position > other.position ? error : other
            }
        }
    }

    private var isBeforeOperator: Bool {
        switch token.kind {
        case .sign(let sign):
            !["&&", "||", ")", ",", "}", "]"].contains(sign)
        case .word:
            ["BETWEEN", "IN", "LIKE", "MATCHES", "CONTAINS", "BEGINSWITH", "ENDSWITH"]
                .contains { token.isWord($0) }
        default: false
        }
    }

    private mutating func comparison() throws -> FormatPredicate {
        let quantifier = quantifier()
        let left = try expression()
        let (kind, isNegated) = try comparisonKind()
        let options = try self.options()
        let right = try expression()
        let comparison = FormatPredicate.comparison(
            FormatComparison(
                quantifier: quantifier, left: left, kind: kind, options: options, right: right))
        return isNegated ? .not(comparison) : comparison
    }

    private mutating func quantifier() -> FormatComparison.Quantifier {
        if accept(word: "ANY") || accept(word: "SOME") { return .any }
        if accept(word: "ALL") { return .all }
        return accept(word: "NONE") ? .none : .direct
    }

    private mutating func comparisonKind() throws -> (FormatComparison.Kind, isNegated: Bool) {
        let isNegated = accept(word: "NOT")
        for (word, kind) in Self.wordKinds where accept(word: word) { return (kind, isNegated) }
        guard !isNegated else { throw unexpected("IN, LIKE, CONTAINS or the like") }
        for (sign, kind) in Self.signKinds where accept(sign: sign) { return (.match(kind), false) }
        throw unexpected("an operator such as ==, <, IN or CONTAINS")
    }

    private static let wordKinds: [(String, FormatComparison.Kind)] = [
        ("BETWEEN", .between), ("IN", .isIn), ("LIKE", .match(.like)),
        ("MATCHES", .match(.matches)), ("CONTAINS", .match(.contains)),
        ("BEGINSWITH", .match(.begins)), ("ENDSWITH", .match(.ends)),
    ]

    private static let signKinds: [(String, TextMatch.Kind)] = [
        ("==", .equal), ("=", .equal), ("!=", .notEqual), ("<>", .notEqual), ("<", .less),
        ("<=", .lessOrEqual), ("=<", .lessOrEqual), (">", .greater), (">=", .greaterOrEqual),
        ("=>", .greaterOrEqual),
    ]

    /// Case, accents and the like, in brackets after an operator.
    private mutating func options() throws -> TextMatch.Options {
        guard accept(sign: "[") else { return [] }
        guard case .word(let letters) = token.kind else { throw unexpected("c, d or cd") }
        var options: TextMatch.Options = []
        for letter in letters.lowercased() {
            switch letter {
            case "c": options.insert(.caseInsensitive)
            case "d": options.insert(.diacriticInsensitive)
            case "l": options.insert(.localized)
            // Compared as they are, which comparing texts is anyway.
            case "n": break
            default: throw unexpected("c, d or cd")
            }
        }
        index += 1
        try expect(sign: "]")
        return options
    }
}

// Tokens and arguments.

extension FormatParser {
    var token: FormatToken { tokens[index] }

    mutating func advance() { index = min(index + 1, tokens.count - 1) }

    mutating func accept(sign: String) -> Bool {
        guard token.kind == .sign(sign) else { return false }
        advance()
        return true
    }

    mutating func accept(word: String) -> Bool {
        guard token.isWord(word) else { return false }
        advance()
        return true
    }

    mutating func expect(sign: String) throws {
        guard accept(sign: sign) else { throw unexpected("\"\(sign)\"") }
    }

    /// Whether a word is followed by a parenthesis, and so is not the name of a property.
    var isCall: Bool { tokens[min(index + 1, tokens.count - 1)].kind == .sign("(") }

    mutating func nextArgument(for letter: Character) throws -> Any? {
        guard usedArguments < arguments.count else {
            throw error("there is no argument for the %\(letter)")
        }
        usedArguments += 1
        return arguments[usedArguments - 1].flatMap(Constants.unwrapped)
    }

    func unexpected(_ wanted: String) -> FormatSyntaxError {
        error("expected \(wanted), found \(token.description)")
    }

    func error(_ message: String) -> FormatSyntaxError {
        FormatSyntaxError(format: format, position: token.position, message: message)
    }
}
