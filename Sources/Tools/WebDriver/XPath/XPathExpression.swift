/// An expression of XPath 1.0 (https://www.w3.org/TR/1999/REC-xpath-19991116), without namespaces,
/// variables and the nodes of comments.
package indirect enum XPathExpression: Equatable, Sendable {
    package enum Operation: String, Sendable {
        case or, and
        case equal = "="
        case notEqual = "!="
        case less = "<"
        case lessOrEqual = "<="
        case greater = ">"
        case greaterOrEqual = ">="
        case plus = "+"
        case minus = "-"
        case times = "*"
        case div, mod
        case union = "|"
    }

    package enum Start: Equatable, Sendable {
        case root
        case context
        case expression(XPathExpression)
    }

    case number(Double)
    case literal(String)
    case negated(XPathExpression)
    case operation(Operation, XPathExpression, XPathExpression)
    case call(String, [XPathExpression])
    case path(Start, [XPathStep])
    /// The nodes of an expression that meet the conditions, as in `(//row)[1]`.
    case filtered(XPathExpression, [XPathExpression])
}

/// A step of a path: from a node along an axis.
package struct XPathStep: Equatable, Sendable {
    package enum Axis: String, Sendable {
        case child, descendant, parent, ancestor, attribute
        case selfNode = "self"
        case followingSibling = "following-sibling"
        case precedingSibling = "preceding-sibling"
        case following, preceding
        case ancestorOrSelf = "ancestor-or-self"
        case descendantOrSelf = "descendant-or-self"

    }

    package enum Test: Equatable, Sendable {
        case name(String)
        /// `*`, `node()`
        case any
        /// `text()`: an element's text takes the place of the text inside of it.
        case text
    }

    package var axis: Axis
    package var test: Test
    package var predicates: [XPathExpression] = []

    /// What `//` stands for.
    static let anyDepth = XPathStep(axis: .descendantOrSelf, test: .any)
}
