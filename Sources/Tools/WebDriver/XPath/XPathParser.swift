/// Parses an expression by the grammar of XPath 1.0.
package struct XPathParser {
    private typealias Token = XPathLexer.Token

    /// A longer expression, or one with more parentheses in each other, is refused.
    private static let longest = 10_000
    private static let deepest = 64

    private let text: String
    private let tokens: [XPathLexer.Token]
    private var position = 0
    private var depth = 0

    package static func parse(_ text: String) throws(WebDriverError) -> XPathExpression {
        guard text.utf8.count <= longest else {
            throw XPathLexer.problem(
                "has more than \(longest) bytes", String(text.prefix(40)) + "…")
        }
        var parser = XPathParser(text: text, tokens: try XPathLexer.tokens(of: text))
        let expression = try parser.expression()
        guard parser.position == parser.tokens.count else {
            throw XPathLexer.problem("goes on after its end", text)
        }
        return expression
    }

    private init(text: String, tokens: [XPathLexer.Token]) {
        self.text = text
        self.tokens = tokens
    }

    // MARK: Tokens

    private var next: Token? { position < tokens.count ? tokens[position] : nil }
    private var afterNext: Token? { position + 1 < tokens.count ? tokens[position + 1] : nil }

    private mutating func takes(_ symbol: String) -> Bool {
        guard next == .symbol(symbol) else { return false }
        position += 1
        return true
    }

    private mutating func expect(_ symbol: String) throws(WebDriverError) {
        guard takes(symbol) else { throw XPathLexer.problem("lacks a “\(symbol)”", text) }
    }

    // MARK: Operators

    private static let levels: [[XPathExpression.Operation]] = [
        [.or], [.and], [.equal, .notEqual], [.less, .lessOrEqual, .greater, .greaterOrEqual],
        [.plus, .minus], [.times, .div, .mod],
    ]

    private mutating func expression(level: Int = 0) throws(WebDriverError) -> XPathExpression {
        if level == 0 {
            depth += 1
            guard depth <= Self.deepest else {
                throw XPathLexer.problem("is nested too deeply", text)
            }
        }
        defer { if level == 0 { depth -= 1 } }
        guard level < Self.levels.count else { return try negation() }
        var left = try expression(level: level + 1)
        while let operation = operation(of: Self.levels[level]) {
            left = .operation(operation, left, try expression(level: level + 1))
        }
        return left
    }

    private mutating func operation(
        of level: [XPathExpression.Operation]
    ) -> XPathExpression.Operation? {
        let word: String
        switch next {
        case .symbol(let symbol): word = symbol
        case .name(let name): word = name
        default: return nil
        }
        guard let operation = level.first(where: { $0.rawValue == word }) else { return nil }
        position += 1
        return operation
    }

    private mutating func negation() throws(WebDriverError) -> XPathExpression {
        var isNegated = false
        while takes("-") { isNegated.toggle() }
        var left = try path()
        while takes("|") { left = .operation(.union, left, try path()) }
        return isNegated ? .negated(left) : left
    }

    // MARK: Paths

    private mutating func path() throws(WebDriverError) -> XPathExpression {
        if takes("//") { return .path(.root, [.anyDepth] + (try steps())) }
        if takes("/") {
            return .path(.root, startsStep ? try steps() : [])
        }
        guard let primary = try primary() else {
            guard startsStep else {
                throw XPathLexer.problem(next == nil ? "ends too early" : "lacks a step", text)
            }
            return .path(.context, try steps())
        }
        let predicates = try predicates()
        let start = predicates.isEmpty ? primary : .filtered(primary, predicates)
        if takes("//") { return .path(.expression(start), [.anyDepth] + (try steps())) }
        if takes("/") { return .path(.expression(start), try steps()) }
        return start
    }

    private var startsStep: Bool {
        switch next {
        case .name: true
        case .symbol(let symbol): [".", "..", "@", "*"].contains(symbol)
        default: false
        }
    }

    /// A number, a text, a call or an expression in parentheses; nil before a step.
    private mutating func primary() throws(WebDriverError) -> XPathExpression? {
        switch next {
        case .number(let value):
            position += 1
            return .number(value)
        case .literal(let value):
            position += 1
            return .literal(value)
        case .symbol("("):
            position += 1
            let inside = try expression()
            try expect(")")
            return inside
        case .name(let name)
        where afterNext == .symbol("(") && !["node", "text"].contains(name):
            position += 2
            return try call(name)
        default: return nil
        }
    }

    private mutating func call(_ name: String) throws(WebDriverError) -> XPathExpression {
        guard let counts = XPathEvaluation.functions[name] else {
            throw XPathLexer.problem("calls \(name)(), which is not a function of XPath 1.0", text)
        }
        var arguments: [XPathExpression] = []
        if !takes(")") {
            repeat { arguments.append(try expression()) } while takes(",")
            try expect(")")
        }
        guard counts.contains(arguments.count) else {
            throw XPathLexer.problem("calls \(name)() with \(arguments.count) arguments", text)
        }
        return .call(name, arguments)
    }

    private mutating func steps() throws(WebDriverError) -> [XPathStep] {
        var steps = [try step()]
        while true {
            if takes("//") {
                steps += [.anyDepth, try step()]
            } else if takes("/") {
                steps.append(try step())
            } else {
                return steps
            }
        }
    }

    private mutating func step() throws(WebDriverError) -> XPathStep {
        if takes(".") { return XPathStep(axis: .selfNode, test: .any) }
        if takes("..") { return XPathStep(axis: .parent, test: .any) }
        var axis = XPathStep.Axis.child
        if takes("@") {
            axis = .attribute
        } else if case .name(let name) = next, afterNext == .symbol("::") {
            guard let named = XPathStep.Axis(rawValue: name) else {
                throw XPathLexer.problem("has the axis \(name), which there is not", text)
            }
            axis = named
            position += 2
        }
        let test: XPathStep.Test
        if takes("*") {
            test = .any
        } else if case .name(let name) = next {
            position += 1
            if ["node", "text"].contains(name), takes("(") {
                try expect(")")
                test = name == "text" ? .text : .any
            } else {
                test = .name(name)
            }
        } else {
            throw XPathLexer.problem(next == nil ? "ends too early" : "lacks a name", text)
        }
        return XPathStep(axis: axis, test: test, predicates: try predicates())
    }

    private mutating func predicates() throws(WebDriverError) -> [XPathExpression] {
        var list: [XPathExpression] = []
        while takes("[") {
            list.append(try expression())
            try expect("]")
        }
        return list
    }
}
