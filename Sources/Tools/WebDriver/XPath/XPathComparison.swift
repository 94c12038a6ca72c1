/// Compares values as XPath does: a list of nodes meets a comparison if one of them does.
struct XPathComparison {
    private let operation: XPathExpression.Operation

    init(_ operation: XPathExpression.Operation) { self.operation = operation }

    func holds(_ left: XPathValue, _ right: XPathValue) -> Bool {
        switch (left, right) {
        case (.nodes(let some), .nodes(let others)):
            return some.contains { a in
                others.contains { compare(.text(a.text), .text($0.text)) }
            }
        case (.nodes, .bool), (.bool, .nodes):
            return compare(.bool(left.asBool), .bool(right.asBool))
        case (.nodes(let nodes), _): return nodes.contains { compare(.text($0.text), right) }
        case (_, .nodes(let nodes)): return nodes.contains { compare(left, .text($0.text)) }
        default: return compare(left, right)
        }
    }

    private func compare(_ left: XPathValue, _ right: XPathValue) -> Bool {
        switch operation {
        case .equal: areEqual(left, right)
        case .notEqual: !areEqual(left, right)
        case .less: left.asNumber < right.asNumber
        case .lessOrEqual: left.asNumber <= right.asNumber
        case .greater: left.asNumber > right.asNumber
        default: left.asNumber >= right.asNumber
        }
    }

    private func areEqual(_ left: XPathValue, _ right: XPathValue) -> Bool {
        switch (left, right) {
        case (.bool, _), (_, .bool): left.asBool == right.asBool
        case (.number, _), (_, .number): left.asNumber == right.asNumber
        default: left.asText == right.asText
        }
    }
}
