import GRDB

// Where a null in one term makes another null or untrue: clauses without needless cases are shorter,
// and SQLite finds them in indices.

extension Term {
    /// Whether it is null wherever the other is.
    func isNull(whereNull other: Term) -> Bool {
        if self == other { return true }
        switch self {
        case .lookup(_, _, let key): return key.isNull(whereNull: other)
        case .infix(let a, _, let b):
            return a.isNull(whereNull: other) || b.isNull(whereNull: other)
        case .negative(let a), .collated(let a, _), .not(let a): return a.isNull(whereNull: other)
        case .call(_, let arguments): return arguments.contains { $0.isNull(whereNull: other) }
        case .member(let a, let values): return !values.isEmpty && a.isNull(whereNull: other)
        case .ifPresent(let a, let b):
            return a.isNull(whereNull: other) || b.isNull(whereNull: other)
        case .choice(_, let a, let b):
            return a.isNull(whereNull: other) && b.isNull(whereNull: other)
        case .coalesce(let a, let b):
            return a.isNull(whereNull: other) && b.isNull(whereNull: other)
        default: return false
        }
    }

    /// Whether it is false or null wherever the other is null.
    func isUntrue(whereNull other: Term) -> Bool {
        if isNull(whereNull: other) { return true }
        switch self {
        case .all(let terms): return terms.contains { $0.isUntrue(whereNull: other) }
        case .any(let terms): return terms.allSatisfy { $0.isUntrue(whereNull: other) }
        case .isTrue(let a): return a.isUntrue(whereNull: other)
        case .same(let a, .value(let value)) where !value.isNull:
            return a.isNull(whereNull: other)
        case .coalesce(let a, .no): return a.isUntrue(whereNull: other)
        case .different(let a, .null): return a.isNull(whereNull: other)
        default: return false
        }
    }

    /// Whether it is true, false or null, and nothing else.
    var isCondition: Bool {
        switch self {
        case .same, .different, .all, .any, .not, .isTrue, .member, .exists: true
        case .infix(_, let sign, _):
            switch sign {
            case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual: true
            default: false
            }
        case .choice(_, let a, let b), .coalesce(let a, let b): a.isCondition && b.isCondition
        case .ifPresent(_, let a): a.isCondition
        case .value: self == .yes || self == .no
        case .call(let name, _): TextFunctions.conditions.contains(name)
        default: false
        }
    }

    /// The term with fewer operators, for a clause in which a null counts as false.
    var asClause: Term {
        switch self {
        case .coalesce(let a, .no): return a.asClause
        case .same(let a, .yes) where a.isCondition: return a.asClause
        case .same(.yes, let a) where a.isCondition: return a.asClause
        case .isTrue(let a): return a.asClause
        case .same(let a, .value(let value)) where !value.isNull:
            return .infix(a, .equal, .value(value))
        case .same(.value(let value), let a) where !value.isNull:
            return .infix(a, .equal, .value(value))
        case .ifPresent(let a, let b):
            let clause = b.asClause
            return clause.isUntrue(whereNull: a) ? clause : .all([.different(a, .null), clause])
        case .all(let terms): return .all(terms.map(\.asClause))
        case .any(let terms): return .any(terms.map(\.asClause))
        default: return self
        }
    }
}
