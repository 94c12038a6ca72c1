import Foundation

/// An expression of a predicate that SQL can say, at least with some operands.
protocol TranslatableExpression {
    func operand(in translator: inout PredicateTranslator) throws -> Operand
}

/// Turns the expressions of a predicate into terms of SQL.
package struct PredicateTranslator {
    let schema: Schema
    /// What the variables of closures stand for.
    var variables: [PredicateExpressions.VariableID: Operand] = [:]
    /// Those whose values are known, such as the elements of a captured array.
    var bindings = PredicateBindings()
    private var aliasCount = 0

    init(_ schema: Schema) { self.schema = schema }

    mutating func makeAlias() -> String {
        aliasCount += 1
        return "t\(aliasCount)"
    }

    mutating func operand<E: PredicateExpression>(of expression: E) throws -> Operand {
        // What reads no variable is a captured value, or computed from such ones.
        if let value = try? expression.evaluate(bindings) { return .constant(value) }
        guard let translatable = expression as? any TranslatableExpression else {
            throw Untranslatable("SQL has nothing for \(Self.name(of: E.self))")
        }
        return try translatable.operand(in: &self)
    }

    /// The value of an expression, for a column that stores values in this way.
    mutating func term<E: PredicateExpression>(
        of expression: E, storedAs storage: ColumnStorage? = nil
    ) throws -> Term {
        try Self.term(operand(of: expression), storedAs: storage)
    }

    static func term(_ operand: Operand, storedAs storage: ColumnStorage? = nil) throws -> Term {
        switch operand {
        case .constant(let value): .value(try Constants.argument(for: value, storedAs: storage))
        case .value(let term, _): term
        case .object(let object): object.key
        case .objects(_, let entity): throw Untranslatable("it compares objects of \(entity.name)")
        case .range: throw Untranslatable("it compares ranges")
        }
    }

    /// The name of an expression without those of its parts.
    private static func name(of type: Any.Type) -> String {
        String("\(type)".prefix { $0 != "<" })
    }
}

extension Operand {
    /// How the column of a value stores it.
    var storage: ColumnStorage? {
        if case .value(_, let storage) = self { storage } else { nil }
    }

    var isObject: Bool {
        if case .object = self { true } else { false }
    }
}
