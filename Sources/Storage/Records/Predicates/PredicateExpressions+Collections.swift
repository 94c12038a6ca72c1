import Foundation
import GRDB

// What collections have in them: captured ones, relationships, and arrays in columns.

extension PredicateExpressions.SequenceContains: TranslatableExpression {
    func operand(in translator: inout PredicateTranslator) throws -> Operand {
        let sequence = try translator.operand(of: self.sequence)
        let element = try translator.operand(of: self.element)
        switch sequence {
        case .constant(let value as any CapturedRange):
            let term = try PredicateTranslator.term(element)
            return .value(PredicateTranslator.isIn(try value.bounds, term), .integer)
        case .constant(let value as LHS.Output):
            return .value(
                try PredicateTranslator.isOne(of: value, element, type: RHS.Output.self), .integer)
        case .objects(let rows, _):
            let key = Term.column(Schema.Entity.keyColumn, of: rows.alias)
            let other = try PredicateTranslator.term(element)
            return .value(.exists(rows.filtered(by: .infix(key, .equal, other))), .integer)
        case .value(let array, .encoded):
            let (rows, value) = try translator.elements(of: array, type: LHS.Output.self)
            let test = Term.infix(
                try PredicateTranslator.term(value), .equal, try PredicateTranslator.term(element))
            return .value(.exists(rows.filtered(by: test)), .integer)
        default: throw Untranslatable("it looks into \(LHS.Output.self)")
        }
    }
}

extension PredicateTranslator {
    /// The greatest number of elements: a clause may have that many arguments, with others beside
    /// them.
    private static var largestSet: Int { 30_000 }

    /// Whether a value is in a captured collection.
    static func isOne(of values: some Sequence, _ element: Operand, type: Any.Type) throws -> Term {
        let isOptional = type is any OptionalType.Type
        var arguments: Set<DatabaseValue> = []
        for value in values {
            arguments.insert(try Constants.argument(for: value, storedAs: element.storage))
        }
        guard arguments.count <= largestSet else {
            throw Untranslatable("it compares with \(arguments.count) values")
        }
        let value = collated(try term(element), type)
        let hasNull = arguments.remove(.null) != nil
        let member = Term.member(value, of: arguments.sorted { "\($0)" < "\($1)" })
        if hasNull { return .any([.same(value, .null), .isTrue(member)]) }
        return isOptional ? .isTrue(member) : member
    }
}

extension PredicateExpressions.SequenceContainsWhere: TranslatableExpression {
    func operand(in translator: inout PredicateTranslator) throws -> Operand {
        let tests = try translator.tests(test, of: variable, in: sequence)
        return switch tests {
        case .each(let terms): .value(.any(terms), .integer)
        case .rows(let rows, let test): .value(.exists(rows.filtered(by: test)), .integer)
        }
    }
}

extension PredicateExpressions.SequenceAllSatisfy: TranslatableExpression {
    func operand(in translator: inout PredicateTranslator) throws -> Operand {
        let tests = try translator.tests(test, of: variable, in: sequence)
        return switch tests {
        case .each(let terms): .value(.all(terms), .integer)
        case .rows(let rows, let test):
            .value(.not(.exists(rows.filtered(by: .not(.isTrue(test))))), .integer)
        }
    }
}

extension PredicateExpressions.Filter: TranslatableExpression {
    func operand(in translator: inout PredicateTranslator) throws -> Operand {
        guard case .objects(let rows, let entity) = try translator.operand(of: sequence) else {
            throw Untranslatable("it filters \(LHS.Output.self)")
        }
        translator.variables[variable.key] = translator.object(entity, alias: rows.alias)
        let test = try translator.term(of: filter)
        return .objects(rows.filtered(by: test), of: entity)
    }
}

extension PredicateTranslator {
    /// A test of the elements of a sequence: one term for each, or one for the rows that they are.
    fileprivate enum Tests {
        case each([Term])
        case rows(Rows, Term)
    }

    fileprivate mutating func tests<S: PredicateExpression, Test: PredicateExpression>(
        _ test: Test, of variable: PredicateExpressions.Variable<S.Output.Element>, in sequence: S
    ) throws -> Tests where S.Output: Sequence {
        switch try operand(of: sequence) {
        case .constant(let value as S.Output):
            return .each(try tests(test, of: variable, with: value))
        case .objects(let rows, let entity):
            variables[variable.key] = object(entity, alias: rows.alias)
            return .rows(rows, try term(of: test))
        case .value(let array, .encoded):
            let (rows, element) = try elements(of: array, type: S.Output.self)
            variables[variable.key] = element
            return .rows(rows, try term(of: test))
        default: throw Untranslatable("it looks into \(S.Output.self)")
        }
    }

    /// The test with each captured value in the variable's stead.
    private mutating func tests<S: Sequence, Test: PredicateExpression>(
        _ test: Test, of variable: PredicateExpressions.Variable<S.Element>, with values: S
    ) throws -> [Term] {
        let outer = bindings
        defer { bindings = outer }
        var terms: [Term] = []
        for value in values {
            guard terms.count < 200 else {
                throw Untranslatable("it tests each of more than 200 values")
            }
            bindings[variable] = value
            terms.append(try term(of: test))
        }
        return terms
    }
}
