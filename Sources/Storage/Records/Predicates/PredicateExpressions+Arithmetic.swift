import Foundation

// Sums, products, quotients: in SQL where its numbers are Swift's.

extension PredicateExpressions.Arithmetic: TranslatableExpression {
    func operand(in translator: inout PredicateTranslator) throws -> Operand {
        let sign: Term.Operator =
            switch op {
            case .add: .add
            case .subtract: .subtract
            case .multiply: .multiply
            @unknown default: throw Untranslatable("SQL has no operator \(op)")
            }
        return try translator.arithmetic(lhs, sign, rhs)
    }
}

extension PredicateExpressions.FloatDivision: TranslatableExpression {
    func operand(in translator: inout PredicateTranslator) throws -> Operand {
        try translator.arithmetic(lhs, .divide, rhs)
    }
}

extension PredicateExpressions.IntDivision: TranslatableExpression {
    func operand(in translator: inout PredicateTranslator) throws -> Operand {
        try translator.arithmetic(lhs, .divide, rhs)
    }
}

extension PredicateExpressions.IntRemainder: TranslatableExpression {
    func operand(in translator: inout PredicateTranslator) throws -> Operand {
        try translator.arithmetic(lhs, .remainder, rhs)
    }
}

extension PredicateExpressions.UnaryMinus: TranslatableExpression {
    func operand(in translator: inout PredicateTranslator) throws -> Operand {
        guard PredicateTranslator.computes(Wrapped.Output.self) else {
            throw Untranslatable("SQL does not compute with \(Wrapped.Output.self)")
        }
        return .value(.negative(try translator.term(of: wrapped)), nil)
    }
}

extension PredicateTranslator {
    /// Whether SQLite's numbers are those of this type. It computes in 64 bits.
    fileprivate static func computes(_ type: Any.Type) -> Bool {
        type is any (FixedWidthInteger & SignedNumeric).Type || type == Double.self
            || type == CGFloat.self
    }

    fileprivate mutating func arithmetic<A: PredicateExpression, B: PredicateExpression>(
        _ a: A, _ sign: Term.Operator, _ b: B
    ) throws -> Operand {
        guard Self.computes(A.Output.self) else {
            throw Untranslatable("SQL does not compute with \(A.Output.self)")
        }
        let (a, b) = (try term(of: a), try term(of: b))
        return .value(.infix(a, sign, b), nil)
    }
}
