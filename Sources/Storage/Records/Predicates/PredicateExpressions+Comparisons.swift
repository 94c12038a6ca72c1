import Foundation
import GRDB

// Equality, order and ranges.

extension PredicateExpressions.Equal: TranslatableExpression {
    func operand(in translator: inout PredicateTranslator) throws -> Operand {
        let (a, b) = try translator.equals(lhs, rhs)
        return .value(.same(a, b), .integer)
    }
}

extension PredicateExpressions.NotEqual: TranslatableExpression {
    func operand(in translator: inout PredicateTranslator) throws -> Operand {
        let (a, b) = try translator.equals(lhs, rhs)
        return .value(.different(a, b), .integer)
    }
}

extension PredicateExpressions.Comparison: TranslatableExpression {
    func operand(in translator: inout PredicateTranslator) throws -> Operand {
        let (a, b) = try translator.ordered(lhs, rhs)
        let sign: Term.Operator =
            switch op {
            case .lessThan: .less
            case .lessThanOrEqual: .lessOrEqual
            case .greaterThan: .greater
            case .greaterThanOrEqual: .greaterOrEqual
            @unknown default: throw Untranslatable("SQL has no operator \(op)")
            }
        return .value(.infix(a, sign, b), .integer)
    }
}

extension PredicateExpressions.ClosedRange: TranslatableExpression {
    func operand(in translator: inout PredicateTranslator) throws -> Operand {
        let (a, b) = try translator.ordered(lower, upper)
        return .range(Operand.Bounds(lower: a, upper: b, includesUpper: true))
    }
}

extension PredicateExpressions.Range: TranslatableExpression {
    func operand(in translator: inout PredicateTranslator) throws -> Operand {
        let (a, b) = try translator.ordered(lower, upper)
        return .range(Operand.Bounds(lower: a, upper: b, includesUpper: false))
    }
}

extension PredicateExpressions.RangeExpressionContains: TranslatableExpression {
    func operand(in translator: inout PredicateTranslator) throws -> Operand {
        let bounds: Operand.Bounds
        switch try translator.operand(of: range) {
        case .range(let range): bounds = range
        case .constant(let value as any CapturedRange): bounds = try value.bounds
        default: throw Untranslatable("it looks into \(RangeExpression.Output.self)")
        }
        return .value(
            PredicateTranslator.isIn(
                bounds, try translator.orderedTerm(of: element)), .integer)
    }
}

extension PredicateTranslator {
    /// The operands of an equality.
    fileprivate mutating func equals<A: PredicateExpression, B: PredicateExpression>(
        _ lhs: A, _ rhs: B
    ) throws -> (Term, Term) {
        let (a, b) = (try operand(of: lhs), try operand(of: rhs))
        let storage = a.storage ?? b.storage
        return (
            Self.collated(try Self.term(a, storedAs: storage), A.Output.self),
            try Self.term(b, storedAs: storage)
        )
    }

    /// The operands of an order.
    fileprivate mutating func ordered<A: PredicateExpression, B: PredicateExpression>(
        _ lhs: A, _ rhs: B
    ) throws -> (Term, Term) {
        (try orderedTerm(of: lhs), try orderedTerm(of: rhs))
    }

    /// A value of a type that SQLite orders as Swift does.
    fileprivate mutating func orderedTerm<E: PredicateExpression>(of expression: E) throws -> Term {
        guard Ordering.isSame(for: E.Output.self) else {
            throw Untranslatable("SQL does not know the order of \(E.Output.self)")
        }
        return Self.collated(try term(of: expression), E.Output.self)
    }

    static func isIn(_ bounds: Operand.Bounds, _ value: Term) -> Term {
        var conditions: [Term] = []
        if let lower = bounds.lower { conditions.append(.infix(value, .greaterOrEqual, lower)) }
        if let upper = bounds.upper {
            conditions.append(.infix(value, bounds.includesUpper ? .lessOrEqual : .less, upper))
        }
        return .all(conditions)
    }

    /// Decimal numbers are compared by their value, whatever they were computed from.
    static func collated(_ term: Term, _ type: Any.Type) -> Term {
        type == Decimal.self || type == Decimal?.self
            ? .collated(term, ColumnStorage.decimalCollation) : term
    }
}

/// Which types SQLite orders as Swift does.
enum Ordering {
    static func isSame(for type: Any.Type) -> Bool {
        // SQLite has no unsigned numbers of 64 bits: their bits are stored.
        guard type != UInt.self, type != UInt64.self else { return false }
        return type is any FixedWidthInteger.Type || type is any BinaryFloatingPoint.Type
            || [Date.self, String.self, UUID.self, Decimal.self, PersistentIdentifier.self]
                .contains { $0 == type }
    }
}

/// A range that a predicate has captured.
protocol CapturedRange {
    var bounds: Operand.Bounds { get throws }
}

private func bound<Value>(_ value: Value) throws -> Term {
    guard Ordering.isSame(for: Value.self) else {
        throw Untranslatable("SQL does not know the order of \(Value.self)")
    }
    return .value(try Constants.argument(for: value))
}

extension Range: CapturedRange {
    var bounds: Operand.Bounds {
        get throws {
            .init(
                lower: try bound(lowerBound), upper: try bound(upperBound), includesUpper: false)
        }
    }
}

extension ClosedRange: CapturedRange {
    var bounds: Operand.Bounds {
        get throws {
            .init(lower: try bound(lowerBound), upper: try bound(upperBound), includesUpper: true)
        }
    }
}

extension PartialRangeFrom: CapturedRange {
    var bounds: Operand.Bounds {
        get throws { .init(lower: try bound(lowerBound), upper: nil, includesUpper: true) }
    }
}

extension PartialRangeThrough: CapturedRange {
    var bounds: Operand.Bounds {
        get throws { .init(lower: nil, upper: try bound(upperBound), includesUpper: true) }
    }
}

extension PartialRangeUpTo: CapturedRange {
    var bounds: Operand.Bounds {
        get throws { .init(lower: nil, upper: try bound(upperBound), includesUpper: false) }
    }
}
