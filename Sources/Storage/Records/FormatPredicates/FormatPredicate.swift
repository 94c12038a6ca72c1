/// What the format of an `NSPredicate` says, as a tree.
package indirect enum FormatPredicate: Hashable {
    case constant(Bool)
    case all([FormatPredicate])
    case any([FormatPredicate])
    case not(FormatPredicate)
    case comparison(FormatComparison)
    /// A predicate made of a closure.
    case block(FormatBlock)
}

/// Two expressions and an operator between them.
package struct FormatComparison: Hashable {
    var quantifier = Quantifier.direct
    var left: FormatExpression
    var kind: Kind
    var options: TextMatch.Options = []
    var right: FormatExpression

    /// How many elements of a collection on the left a comparison must hold for.
    enum Quantifier: Hashable { case direct, any, all, none }

    enum Kind: Hashable {
        /// An order, or a comparison of texts.
        case match(TextMatch.Kind)
        /// The value on the left is an element of the collection on the right, or a part of the text.
        case isIn
        /// The value on the left lies between the two on the right, or is one of them.
        case between
    }
}

/// A value in a predicate's format.
package indirect enum FormatExpression: Hashable {
    case constant(FormatValue)
    /// Properties, one leading on to the next.
    case keyPath([String])
    /// The properties of another expression's value.
    case member(FormatExpression, [String])
    case itself
    case variable(String)
    case list([FormatExpression])
    case arithmetic(FormatExpression, Arithmetic, FormatExpression)
    case negative(FormatExpression)
    case function(String, [FormatExpression])
    case conditional(FormatPredicate, FormatExpression, FormatExpression)
    /// The elements of a collection of which a predicate holds.
    case subquery(FormatExpression, variable: String, FormatPredicate)
    case element(of: FormatExpression, Index)

    package enum Arithmetic: String, Hashable { case add, subtract, multiply, divide, power }

    package enum Index: Hashable {
        case first, last, size
        case at(FormatExpression)
    }
}

/// A predicate that is a closure.
package struct FormatBlock: Hashable {
    let holds: (Any?) -> Bool
    private let identity: ObjectIdentifier

    /// Equal to another that was made of the same object.
    init(of owner: AnyObject, _ holds: @escaping (Any?) -> Bool) {
        identity = ObjectIdentifier(owner)
        self.holds = holds
    }

    package static func == (a: FormatBlock, b: FormatBlock) -> Bool { a.identity == b.identity }
    package func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}
