import Foundation
import GRDB

// Conjunctions, negations, conditionals, and what becomes of optionals.

extension PredicateTranslator {
    fileprivate mutating func both<A: PredicateExpression, B: PredicateExpression>(
        _ a: A, _ b: B
    ) throws -> [Term] {
        [try term(of: a), try term(of: b)]
    }
}

extension PredicateExpressions.Conjunction: TranslatableExpression {
    func operand(in translator: inout PredicateTranslator) throws -> Operand {
        .value(.all(try translator.both(lhs, rhs)), .integer)
    }
}

extension PredicateExpressions.Disjunction: TranslatableExpression {
    func operand(in translator: inout PredicateTranslator) throws -> Operand {
        .value(.any(try translator.both(lhs, rhs)), .integer)
    }
}

extension PredicateExpressions.Negation: TranslatableExpression {
    func operand(in translator: inout PredicateTranslator) throws -> Operand {
        .value(.not(try translator.term(of: wrapped)), .integer)
    }
}

extension PredicateExpressions.Conditional: TranslatableExpression {
    func operand(in translator: inout PredicateTranslator) throws -> Operand {
        let test = try translator.term(of: test)
        let (a, b) = (
            try translator.operand(of: trueBranch), try translator.operand(of: falseBranch)
        )
        guard !a.isObject, !b.isObject else {
            throw Untranslatable("it chooses between objects")
        }
        let storage = a.storage ?? b.storage
        return .value(
            .choice(
                test, then: try PredicateTranslator.term(a, storedAs: storage),
                otherwise: try PredicateTranslator.term(b, storedAs: storage)), storage)
    }
}

extension PredicateExpressions.OptionalFlatMap: TranslatableExpression {
    func operand(in translator: inout PredicateTranslator) throws -> Operand {
        let optional = try translator.operand(of: wrapped)
        translator.variables[variable.key] = optional
        let presence: Term
        switch optional {
        case .value(let term, _): presence = term
        case .object(let object): presence = object.key
        // A to-many relationship is there, with or without objects in it.
        case .objects: return try translator.operand(of: transform)
        case .constant, .range: throw Untranslatable("it unwraps a value that is not a column")
        }
        switch try translator.operand(of: transform) {
        case .value(let term, let storage): return .value(.ifPresent(presence, term), storage)
        case .constant(let value):
            return .value(
                .ifPresent(presence, .value(try Constants.argument(for: value))), nil)
        case let other: return other
        }
    }
}

extension PredicateExpressions.NilCoalesce: TranslatableExpression {
    func operand(in translator: inout PredicateTranslator) throws -> Operand {
        let (optional, other) = (
            try translator.operand(of: lhs), try translator.operand(of: rhs)
        )
        if case .objects = optional, case .constant = other { return optional }
        guard !optional.isObject, !other.isObject else {
            throw Untranslatable("it chooses between objects")
        }
        let storage = optional.storage ?? other.storage
        return .value(
            .coalesce(
                try PredicateTranslator.term(optional, storedAs: storage),
                try PredicateTranslator.term(other, storedAs: storage)), storage)
    }
}

extension PredicateExpressions.ConditionalCast: TranslatableExpression {
    func operand(in translator: inout PredicateTranslator) throws -> Operand {
        try translator.cast(input, to: Desired.self)
    }
}

extension PredicateExpressions.ForceCast: TranslatableExpression {
    func operand(in translator: inout PredicateTranslator) throws -> Operand {
        try translator.cast(input, to: Desired.self)
    }
}

extension PredicateExpressions.TypeCheck: TranslatableExpression {
    func operand(in translator: inout PredicateTranslator) throws -> Operand {
        _ = try translator.cast(input, to: Desired.self)
        return .value(
            Input.Output.self is any OptionalType.Type
                ? .different(
                    try translator.term(of: input), .null) : .yes, .integer)
    }
}

extension PredicateTranslator {
    /// A column has values of one type: a cast changes nothing but whether they may be missing.
    fileprivate mutating func cast<E: PredicateExpression, T>(_ input: E, to type: T.Type) throws
        -> Operand
    {
        func wrapped(_ type: Any.Type) -> Any.Type {
            (type as? any OptionalType.Type)?.wrappedType ?? type
        }
        guard wrapped(E.Output.self) == wrapped(T.self) else {
            throw Untranslatable("it casts \(E.Output.self) to \(T.self)")
        }
        return try operand(of: input)
    }
}
