import Foundation
import GRDB

/// A comparison of one value with another as a term that is true or false.
struct FormatComparisonTerm {
    let comparison: FormatComparison

    init(_ comparison: FormatComparison) { self.comparison = comparison }

    func term(_ left: Operand, _ right: FormatValues) throws -> Term {
        guard case .one(let right) = right else {
            throw Untranslatable("it compares with a collection")
        }
        switch comparison.kind {
        case .between: return try between(left, right)
        case .isIn: return try isIn(left, right)
        case .match(let kind): return try match(kind, left, right)
        }
    }

    private func between(_ left: Operand, _ right: Operand) throws -> Term {
        guard case .constant(let value as FormatValue) = right, let ends = value.elements,
            ends.count == 2
        else { throw Untranslatable("BETWEEN needs two constants") }
        return .all([
            try match(.greaterOrEqual, left, .constant(ends[0])),
            try match(.lessOrEqual, left, .constant(ends[1])),
        ])
    }

    private func isIn(_ left: Operand, _ right: Operand) throws -> Term {
        guard case .constant(let value as FormatValue) = right, let elements = value.elements else {
            return try match(.contains, right, left)
        }
        if comparison.options.isEmpty, elements.count > 3,
            let arguments = try? elements.map({ try Self.argument($0, storedAs: left.storage) })
        {
            return try PredicateTranslator.isOne(
                of: arguments, left, type: Never?.self)
        }
        guard elements.count < 200 else {
            throw Untranslatable("it compares with \(elements.count) values")
        }
        return .any(try elements.map { try match(.equal, left, .constant($0)) })
    }

    private func match(_ kind: TextMatch.Kind, _ left: Operand, _ right: Operand) throws -> Term {
        let storage = left.storage ?? right.storage
        let (a, b) = (
            try Self.term(left, storedAs: storage), try Self.term(right, storedAs: storage)
        )
        if b == .null || a == .null {
            switch kind {
            case .equal: return .same(a, b)
            case .notEqual: return .different(a, b)
            default: return .no
            }
        }
        switch kind {
        case .contains, .begins, .ends, .like, .matches:
            guard storage == .text || storage == .url else {
                throw Untranslatable("\(comparison.left) is not a text")
            }
            return .isTrue(text(kind, a, b, right))
        default: break
        }
        if !comparison.options.isEmpty, storage == .text {
            let test = text(kind, a, b, right)
            // Two that are not there are the same.
            return switch kind {
            case .equal: .any([.isTrue(test), .all([.same(a, .null), .same(b, .null)])])
            case .notEqual:
                .any([
                    .isTrue(test), .different(.same(a, .null), .same(b, .null)),
                ])
            default: .isTrue(test)
            }
        }
        return try order(
            kind, storage == .decimal ? .collated(a, ColumnStorage.decimalCollation) : a, b)
    }

    private func order(_ kind: TextMatch.Kind, _ a: Term, _ b: Term) throws -> Term {
        switch kind {
        case .equal: .same(a, b)
        case .notEqual: .different(a, b)
        case .less: .isTrue(.infix(a, .less, b))
        case .lessOrEqual: .isTrue(.infix(a, .lessOrEqual, b))
        case .greater: .isTrue(.infix(a, .greater, b))
        case .greaterOrEqual: .isTrue(.infix(a, .greaterOrEqual, b))
        case .begins, .ends, .contains, .like, .matches: throw Untranslatable("it is not an order")
        }
    }

    private func text(_ kind: TextMatch.Kind, _ a: Term, _ b: Term, _ right: Operand) -> Term {
        if comparison.options.isEmpty {
            if kind == .contains {
                return .infix(.call("instr", [a, b]), .greater, .value(0.databaseValue))
            }
            if kind == .begins, case .constant(let value as FormatValue) = right,
                let prefix = value.text
            {
                return .prefixed(a, by: prefix)
            }
        }
        let match = TextMatch(kind, comparison.options)
        return .call(TextFunctions.match, [.value(match.code.databaseValue), a, b])
    }

    // MARK: Arguments

    static func term(_ operand: Operand, storedAs storage: ColumnStorage?) throws -> Term {
        if case .constant(let value as FormatValue) = operand {
            return .value(try argument(value, storedAs: storage))
        }
        // Columns of different kinds are compared in memory.
        if let own = operand.storage, let storage, !own.isComparable(with: storage) {
            throw Untranslatable("it compares values of different kinds")
        }
        return try PredicateTranslator.term(operand)
    }

    /// What a column is compared with. A value of another kind is left to memory, because SQLite
    /// would convert it.
    private static func argument(
        _ value: FormatValue, storedAs storage: ColumnStorage?
    ) throws -> DatabaseValue {
        switch (value, storage) {
        case (.null, _): return .null
        case (.integer, .integer), (.integer, .real), (.integer, .date), (.real, .integer),
            (.real, .real), (.real, .date), (.decimal, .decimal), (.text, .text), (.text, .url),
            (.url, .url), (.date, .date), (.data, .data), (.uuid, .uuid):
            return try Constants.argument(for: value.any ?? NSNull())
        case (.integer(let number), .decimal): return try Constants.argument(for: Decimal(number))
        case (.date, .real), (.date, .integer), (.decimal, .integer), (.decimal, .real):
            return (value.number ?? 0).databaseValue
        case (.text(let text), .uuid):
            guard let id = UUID(uuidString: text) else { break }
            return try Constants.argument(for: id)
        case (.identifier, nil), (.identifier, .integer):
            return try Constants.argument(for: value.any ?? NSNull())
        default: break
        }
        throw Untranslatable("it compares values of different kinds")
    }
}

extension ColumnStorage {
    fileprivate func isComparable(with other: ColumnStorage) -> Bool {
        let numbers: Set<ColumnStorage> = [.integer, .real, .date]
        return self == other && self != .encoded
            || numbers.contains(self) && numbers.contains(other)
    }
}
