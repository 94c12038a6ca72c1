import AppRunning
import Foundation

/// Evaluates expressions on the tree of a window.
struct XPathEvaluation {
    private typealias Node = XPathValue.Node

    /// The functions, and how many arguments they take.
    static let functions: [String: ClosedRange<Int>] = [
        "last": 0...0, "position": 0...0, "count": 1...1, "name": 0...1, "local-name": 0...1,
        "string": 0...1, "concat": 2...100, "starts-with": 2...2, "contains": 2...2,
        "substring-before": 2...2, "substring-after": 2...2, "substring": 2...3,
        "string-length": 0...1, "normalize-space": 0...1, "translate": 3...3, "boolean": 1...1,
        "not": 1...1, "true": 0...0, "false": 0...0, "number": 0...1, "sum": 1...1, "floor": 1...1,
        "ceiling": 1...1, "round": 1...1,
    ]

    private struct Context {
        var node: Node
        var position = 1
        var size = 1
    }

    private let root: TreeNode
    /// How many nodes may still be looked at: conditions in conditions multiply.
    private var looksLeft = 300_000

    init(root: TreeNode) { self.root = root }

    /// The elements that an expression finds, in the order of the document.
    mutating func nodes(
        _ expression: XPathExpression, from start: TreeNode
    ) throws(WebDriverError) -> [TreeNode] {
        let value = try evaluate(expression, Context(node: .element(start)))
        guard case .nodes(let nodes) = value else {
            throw WebDriverError(
                .invalidSelector, "the XPath is a value and not a list of elements")
        }
        return try nodes.map { node throws(WebDriverError) in
            guard case .element(let found) = node else {
                throw WebDriverError(
                    .invalidSelector, "the XPath finds attributes or texts and not elements")
            }
            return found
        }
    }

    private mutating func evaluate(
        _ expression: XPathExpression, _ context: Context
    ) throws(WebDriverError) -> XPathValue {
        switch expression {
        case .number(let value): return .number(value)
        case .literal(let value): return .text(value)
        case .negated(let inside): return .number(-(try evaluate(inside, context).asNumber))
        case .operation(let operation, let left, let right):
            return try evaluate(operation, left, right, context)
        case .call(let name, let arguments): return try call(name, arguments, context)
        case .path(let start, let steps): return .nodes(try follow(steps, from: start, context))
        case .filtered(let inside, let predicates):
            var found = try nodes(of: inside, context)
            for predicate in predicates { found = try filter(found, predicate) }
            return .nodes(found)
        }
    }

    private mutating func nodes(
        of expression: XPathExpression, _ context: Context
    ) throws(WebDriverError) -> [Node] {
        guard case .nodes(let nodes) = try evaluate(expression, context) else {
            throw WebDriverError(.invalidSelector, "the XPath uses a value as a list of elements")
        }
        return nodes
    }

    // MARK: Paths

    private mutating func follow(
        _ steps: [XPathStep], from start: XPathExpression.Start, _ context: Context
    ) throws(WebDriverError) -> [Node] {
        var current: [Node]
        switch start {
        case .root: current = [.document]
        case .context: current = [context.node]
        case .expression(let expression): current = try nodes(of: expression, context)
        }
        for step in steps {
            var found: [Node] = []
            for node in current {
                var reached = try axis(step.axis, of: node).filter { Self.meets($0, step) }
                for predicate in step.predicates { reached = try filter(reached, predicate) }
                found += reached
            }
            current = Self.sorted(found)
        }
        return current
    }

    private mutating func filter(
        _ nodes: [Node], _ predicate: XPathExpression
    ) throws(WebDriverError) -> [Node] {
        var kept: [Node] = []
        for (index, node) in nodes.enumerated() {
            let context = Context(node: node, position: index + 1, size: nodes.count)
            let value = try evaluate(predicate, context)
            if case .number(let wanted) = value {
                if wanted == Double(index + 1) { kept.append(node) }
            } else if value.asBool {
                kept.append(node)
            }
        }
        return kept
    }

    private mutating func axis(
        _ axis: XPathStep.Axis, of node: Node
    ) throws(WebDriverError) -> [Node] {
        let nodes = XPathAxes(root: root).nodes(axis, of: node)
        looksLeft -= nodes.count + 1
        guard looksLeft > 0 else {
            throw WebDriverError(
                .invalidSelector, "the XPath looks at too many elements: name what is around them")
        }
        return nodes
    }

    private static func meets(_ node: Node, _ step: XPathStep) -> Bool {
        switch (step.test, node) {
        case (.text, .text): true
        case (.text, _): false
        case (.any, .text): false
        case (.any, .document):
            step.axis == .selfNode || step.axis == .descendantOrSelf
                || step.axis == .parent || step.axis == .ancestor || step.axis == .ancestorOrSelf
        case (.any, _): true
        case (.name(let name), .element(let found)): found.name == name
        case (.name(let name), .attribute(_, let found)): found == name
        case (.name, _): false
        }
    }

    /// Each node once, in the order of the document.
    private static func sorted(_ nodes: [Node]) -> [Node] {
        var seen: Set<String> = []
        return nodes.filter { seen.insert($0.key).inserted }.sorted { $0.order < $1.order }
    }

    // MARK: Operators

    private mutating func evaluate(
        _ operation: XPathExpression.Operation, _ left: XPathExpression,
        _ right: XPathExpression, _ context: Context
    ) throws(WebDriverError) -> XPathValue {
        let first = try evaluate(left, context)
        switch operation {
        case .or where first.asBool: return .bool(true)
        case .and where !first.asBool: return .bool(false)
        default: break
        }
        let second = try evaluate(right, context)
        switch operation {
        case .or, .and: return .bool(second.asBool)
        case .plus: return .number(first.asNumber + second.asNumber)
        case .minus: return .number(first.asNumber - second.asNumber)
        case .times: return .number(first.asNumber * second.asNumber)
        case .div: return .number(first.asNumber / second.asNumber)
        case .mod:
            return .number(first.asNumber.truncatingRemainder(dividingBy: second.asNumber))
        case .union:
            guard case .nodes(let some) = first, case .nodes(let others) = second else {
                throw WebDriverError(.invalidSelector, "the XPath joins what are not elements")
            }
            return .nodes(Self.sorted(some + others))
        case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual:
            return .bool(XPathComparison(operation).holds(first, second))
        }
    }

    // MARK: Functions

    private mutating func call(
        _ name: String, _ arguments: [XPathExpression], _ context: Context
    ) throws(WebDriverError) -> XPathValue {
        switch name {
        case "last": return .number(Double(context.size))
        case "position": return .number(Double(context.position))
        case "count": return .number(Double(try nodes(of: arguments[0], context).count))
        case "sum":
            return .number(
                try nodes(of: arguments[0], context).reduce(0) { $0 + XPathValue.number($1.text) })
        default: break
        }
        var values: [XPathValue] = []
        for argument in arguments { values.append(try evaluate(argument, context)) }
        if values.isEmpty { values = [.nodes([context.node])] }
        return XPathFunctions.value(name, values)
    }
}
