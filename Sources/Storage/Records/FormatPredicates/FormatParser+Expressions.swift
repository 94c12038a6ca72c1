import Foundation

// Expressions: sums, key paths, literals, arguments and functions.

extension FormatParser {
    mutating func expression() throws -> FormatExpression {
        var left = try product()
        while true {
            if accept(sign: "+") {
                try addOperator()
                left = .arithmetic(left, .add, try product())
            } else if accept(sign: "-") {
                try addOperator()
                left = .arithmetic(left, .subtract, try product())
            } else {
                return left
            }
        }
    }

    private mutating func product() throws -> FormatExpression {
        var left = try power()
        while true {
            if accept(sign: "*") {
                try addOperator()
                left = .arithmetic(left, .multiply, try power())
            } else if accept(sign: "/") {
                try addOperator()
                left = .arithmetic(left, .divide, try power())
            } else {
                return left
            }
        }
    }

    private mutating func power() throws -> FormatExpression {
        try nested { parser in
            let base = try parser.sign()
            return parser.accept(sign: "**")
                ? .arithmetic(base, .power, try parser.power()) : base
        }
    }

    private mutating func sign() throws -> FormatExpression {
        guard accept(sign: "-") else { return try members(of: try value()) }
        return switch try nested({ try $0.sign() }) {
        // The least integer has no opposite among them.
        case .constant(.integer(let number)) where number != .min: .constant(.integer(-number))
        case .constant(.real(let number)): .constant(.real(-number))
        case let other: .negative(other)
        }
    }

    /// What follows a value: a dot and a property, or an index in brackets.
    private mutating func members(of value: FormatExpression) throws -> FormatExpression {
        var value = value
        while true {
            if accept(sign: ".") {
                try addOperator()
                value = value.member(try names())
            } else if accept(sign: "[") {
                try addOperator()
                value = .element(of: value, try elementIndex())
                try expect(sign: "]")
            } else {
                return value
            }
        }
    }

    private mutating func elementIndex() throws -> FormatExpression.Index {
        if accept(word: "FIRST") { return .first }
        if accept(word: "LAST") { return .last }
        if accept(word: "SIZE") { return .size }
        return .at(try expression())
    }

    /// The names after a dot: one, an operator on collections, or several that `%K` stands for.
    private mutating func names() throws -> [String] {
        if case .argument("K") = token.kind { return try keyPathArgument() }
        let isOperator = accept(sign: "@")
        switch token.kind {
        case .word(let name), .name(let name):
            advance()
            return [isOperator ? "@" + name : name]
        default: throw unexpected("the name of a property")
        }
    }

    private mutating func keyPathArgument() throws -> [String] {
        guard let path = try nextArgument(for: "K") as? String, !path.isEmpty else {
            throw error("the argument for %K must be the name of a property")
        }
        advance()
        return path.split(separator: ".").map(String.init)
    }

    private mutating func value() throws -> FormatExpression {
        let current = token
        switch current.kind {
        case .sign("("):
            advance()
            let inner = try expression()
            try expect(sign: ")")
            return inner
        case .sign("{"):
            advance()
            return .list(try list(until: "}"))
        case .sign("@"): return .keyPath(try names())
        case .number(let value):
            advance()
            return .constant(value)
        case .text(let text):
            advance()
            return .constant(.text(text))
        case .variable(let name):
            advance()
            return .variable(name)
        case .argument("K"): return .keyPath(try keyPathArgument())
        case .argument(let letter):
            let value = try argument(letter)
            advance()
            return .constant(value)
        case .name(let name):
            advance()
            return .keyPath([name])
        case .word(let word): return try wordValue(word)
        case .sign, .end: throw unexpected("a value")
        }
    }

    private mutating func list(until end: String) throws -> [FormatExpression] {
        var values: [FormatExpression] = []
        if accept(sign: end) { return values }
        repeat { values.append(try expression()) } while accept(sign: ",")
        try expect(sign: end)
        return values
    }

    private mutating func argument(_ letter: Character) throws -> FormatValue {
        let value = FormatValue(try nextArgument(for: letter))
        switch (letter, value) {
        case ("@", _): return value
        case ("s", .text), ("S", .text): return value
        case ("s", _), ("S", _): throw error("the argument for %\(letter) must be a text")
        case ("c", .text(let text)), ("C", .text(let text)): return .text(text)
        case (_, .integer), (_, .real), (_, .decimal):
            guard let number = value.number else { return value }
            if "fFeEgG".contains(letter) { return .real(number) }
            return Int64(exactly: number.rounded(.towardZero)).map(FormatValue.integer) ?? value
        default: throw error("the argument for %\(letter) must be a number")
        }
    }

    private mutating func wordValue(_ word: String) throws -> FormatExpression {
        if (isCall || isColonCall) && !Self.reserved.contains(word.uppercased()) {
            return try call(word)
        }
        switch word.uppercased() {
        case "TRUE", "YES": return constant(.integer(1))
        case "FALSE", "NO": return constant(.integer(0))
        case "NULL", "NIL": return constant(.null)
        case "SELF":
            advance()
            return .itself
        case let reserved where Self.reserved.contains(reserved): throw unexpected("a value")
        default:
            advance()
            return .keyPath([word])
        }
    }

    private mutating func constant(_ value: FormatValue) -> FormatExpression {
        advance()
        return .constant(value)
    }

    /// A property of such a name is written with a number sign before it.
    private static let reserved: Set<String> = [
        "AND", "OR", "IN", "NOT", "ALL", "ANY", "SOME", "NONE", "LIKE", "CASEINSENSITIVE",
        "CI", "MATCHES", "CONTAINS", "BEGINSWITH", "ENDSWITH", "BETWEEN", "TRUEPREDICATE",
        "FALSEPREDICATE",
    ]

    // MARK: Functions

    /// A function whose name ends with a colon, as in `length:(name)`.
    private var isColonCall: Bool {
        var ahead = self
        ahead.advance()
        return ahead.accept(sign: ":") && ahead.token.kind == .sign("(")
    }

    private mutating func call(_ word: String) throws -> FormatExpression {
        let start = token
        advance()
        _ = accept(sign: ":")
        try expect(sign: "(")
        switch word.uppercased() {
        case "SUBQUERY": return try subquery()
        case "TERNARY": return try conditional()
        case "CAST": return try cast()
        case "FUNCTION": return try selectorCall(at: start)
        default:
            let name = word.lowercased()
            guard FormatFunction(rawValue: name) != nil else {
                throw FormatSyntaxError(
                    format: format, position: start.position,
                    message: "there is no function \(word)")
            }
            return .function(name, try list(until: ")"))
        }
    }

    private mutating func subquery() throws -> FormatExpression {
        let collection = try expression()
        try expect(sign: ",")
        guard case .variable(let name) = token.kind else {
            throw unexpected("a variable such as $item")
        }
        advance()
        try expect(sign: ",")
        let predicate = try disjunction()
        try expect(sign: ")")
        return .subquery(collection, variable: name, predicate)
    }

    private mutating func conditional() throws -> FormatExpression {
        let test = try disjunction()
        try expect(sign: ",")
        let first = try expression()
        try expect(sign: ",")
        let second = try expression()
        try expect(sign: ")")
        return .conditional(test, first, second)
    }

    /// The types of values are known from what they are compared with, except for dates.
    private mutating func cast() throws -> FormatExpression {
        let value = try expression()
        try expect(sign: ",")
        guard case .text(let type) = token.kind else { throw unexpected("the name of a type") }
        advance()
        try expect(sign: ")")
        return type == "NSDate" ? .function("date", [value]) : value
    }

    /// `FUNCTION(operand, 'selector:', …)`.
    private mutating func selectorCall(at start: FormatToken) throws -> FormatExpression {
        let values = try list(until: ")")
        guard values.count > 1, case .constant(.text(let selector)) = values[1],
            let name = selector.split(separator: ":").first?.lowercased(),
            let function = FormatFunction(
                rawValue: name.replacingOccurrences(of: "string", with: ""))
        else {
            throw FormatSyntaxError(
                format: format, position: start.position,
                message: "FUNCTION names no selector that is known")
        }
        return .function(function.rawValue, [values[0]] + values.dropFirst(2))
    }
}

extension FormatExpression {
    func member(_ names: [String]) -> FormatExpression {
        switch self {
        case .keyPath(let path): .keyPath(path + names)
        case .itself: .keyPath(names)
        case .member(let value, let path): .member(value, path + names)
        default: .member(self, names)
        }
    }
}
