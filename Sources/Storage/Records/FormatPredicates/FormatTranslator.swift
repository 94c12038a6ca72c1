import Foundation
import GRDB

/// Turns the tree of a predicate's format into terms of SQL.
///
/// Each condition is true or false, never null, so that a negation means what it means in memory.
struct FormatTranslator {
    var translator: PredicateTranslator
    /// The object of the row that the predicate is asked of.
    let root: ObjectOperand
    var variables: [String: Operand] = [:]

    init(_ schema: Schema, entity: Schema.Entity, alias: String) {
        translator = PredicateTranslator(schema)
        root = ObjectOperand(
            entity: entity, key: .column(Schema.Entity.keyColumn, of: alias), alias: alias)
    }

    mutating func term(_ predicate: FormatPredicate) throws -> Term {
        switch predicate {
        case .constant(let value): value ? .yes : .no
        case .all(let parts): .all(try parts.map { try term($0) })
        case .any(let parts): .any(try parts.map { try term($0) })
        case .not(let part): .not(try term(part))
        case .comparison(let comparison): try term(comparison)
        case .block: throw Untranslatable("it is a closure")
        }
    }

    private mutating func term(_ comparison: FormatComparison) throws -> Term {
        let left = try values(of: comparison.left)
        let right = try values(of: comparison.right)
        if comparison.quantifier != .direct {
            guard case .each(let rows, let element) = left else {
                throw Untranslatable("\(comparison.left) is not a collection of the store")
            }
            let test = try FormatComparisonTerm(comparison).term(element, right)
            return switch comparison.quantifier {
            case .all: .not(Self.exists(.not(test), in: rows))
            case .none: .not(Self.exists(test, in: rows))
            case .any, .direct: Self.exists(test, in: rows)
            }
        }
        switch (left, comparison.kind, right) {
        case (.each(let rows, let element), .match(.contains), .one):
            let equality = FormatComparison(
                left: comparison.left, kind: .match(.equal), right: comparison.right)
            return Self.exists(
                try FormatComparisonTerm(equality).term(element, right), in: rows)
        case (.one(let value), .isIn, .each(let rows, let element)):
            let equality = FormatComparison(
                left: comparison.right, kind: .match(.equal), right: comparison.left)
            return Self.exists(
                try FormatComparisonTerm(equality).term(element, .one(value)), in: rows)
        case (.one(let value), _, .one):
            return try FormatComparisonTerm(comparison).term(value, right)
        default: throw Untranslatable("it compares collections as a whole")
        }
    }

    /// Whether there is a row in which the condition holds; rows of rows, the outermost first.
    static func exists(_ condition: Term, in rows: [Rows]) -> Term {
        rows.reversed().reduce(condition) { .exists($1.filtered(by: $0)) }
    }
}

extension FormatTranslator {
    mutating func values(of expression: FormatExpression) throws -> FormatValues {
        switch expression {
        case .constant(let value): return .one(.constant(value))
        case .itself: return .one(.object(root))
        case .keyPath(let path): return try member(of: .one(.object(root)), path[...])
        case .member(let value, let path): return try member(of: values(of: value), path[...])
        case .variable(let name):
            guard let operand = variables[name] else {
                throw Untranslatable("$\(name) is not known")
            }
            return .one(operand)
        case .list(let values):
            return .one(.constant(FormatValue.list(try values.map { try constant($0) })))
        case .arithmetic(let a, let sign, let b):
            return .one(try arithmetic(number(a), sign, number(b)))
        case .negative(let a): return .one(.value(.negative(try number(a)), .real))
        case .function(let name, let arguments): return .one(try function(name, arguments))
        case .conditional(let test, let a, let b):
            return .one(try conditional(term(test), scalar(a), scalar(b)))
        case .subquery(let collection, let variable, let test):
            return try subquery(values(of: collection), variable, test)
        case .element(let collection, .size):
            return try member(of: values(of: collection), ["@count"])
        case .element: throw Untranslatable("it takes one element of a collection")
        }
    }

    private mutating func member(
        of values: FormatValues, _ path: ArraySlice<String>
    ) throws -> FormatValues {
        guard let name = path.first else { return values }
        let rest = path.dropFirst()
        switch values {
        case .one(.object(let object)):
            return try member(of: property(name, of: object), rest)
        case .one(let operand) where name == "rawValue": return try member(of: .one(operand), rest)
        case .each(let rows, let element) where name.hasPrefix("@"):
            return .one(try aggregate(name, rows, element, rest))
        case .each(let rows, .object(let object)):
            switch try property(name, of: object) {
            case .one(let operand): return try member(of: .each(rows, operand), rest)
            case .each(let inner, let operand):
                return try member(of: .each(rows + inner, operand), rest)
            }
        default: throw Untranslatable("\(path.joined(separator: ".")) is not stored")
        }
    }

    private mutating func property(
        _ name: String, of object: ObjectOperand
    ) throws -> FormatValues {
        let properties = object.entity.allProperties
        guard let property = properties.first(where: { $0.name == name }) else {
            if name.lowercased() == "self" { return .one(.object(object)) }
            if ["objectID", "persistentModelID", "id"].contains(name) {
                return .one(.value(object.key, .integer))
            }
            throw Untranslatable("\(object.entity.name).\(name) is not stored")
        }
        let operand = try translator.value(of: property, of: object)
        guard case .objects(let rows, let entity) = operand else { return .one(operand) }
        return .each([rows], translator.object(entity, alias: rows.alias))
    }

    private mutating func aggregate(
        _ name: String, _ rows: [Rows], _ element: Operand, _ path: ArraySlice<String>
    ) throws -> Operand {
        // Counts and sums over rows of rows would need a join.
        guard let only = rows.first, rows.count == 1 else {
            throw Untranslatable("\(name) is of collections in collections")
        }
        if name == "@count" { return .value(.count(only), .integer) }
        let functions = ["@sum": "TOTAL", "@avg": "AVG", "@min": "MIN", "@max": "MAX"]
        guard let function = functions[name],
            case .one(.value(let value, let storage)) = try member(of: .one(element), path),
            [.integer, .real, .date].contains(storage)
                || (storage == .text && function.first == "M")
        else { throw Untranslatable("SQL has nothing for \(name) of these values") }
        return .value(
            .aggregate(storage == .integer && function == "TOTAL" ? "SUM" : function, value, only)
                .orZero(if: name == "@sum"),
            storage == .integer && function == "AVG" ? .real : storage)
    }

    private mutating func subquery(
        _ values: FormatValues, _ variable: String, _ test: FormatPredicate
    ) throws -> FormatValues {
        guard case .each(var rows, let element) = values, let last = rows.popLast() else {
            throw Untranslatable("SUBQUERY is not of a relationship")
        }
        let outer = variables
        defer { variables = outer }
        variables[variable] = element
        return .each(rows + [last.filtered(by: try term(test))], element)
    }

    private func constant(_ expression: FormatExpression) throws -> FormatValue {
        switch expression {
        case .constant(let value): return value
        case .list(let values): return .list(try values.map { try constant($0) })
        default: throw Untranslatable("a list has more than constants in it")
        }
    }
}

extension Term {
    /// A sum of no rows is zero.
    fileprivate func orZero(if isSum: Bool) -> Term {
        isSum ? .coalesce(self, .value(0.databaseValue)) : self
    }
}
