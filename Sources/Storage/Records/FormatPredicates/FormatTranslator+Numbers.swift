import Foundation
import GRDB

// Numbers, functions and conditionals of a format.

extension FormatTranslator {
    mutating func scalar(_ expression: FormatExpression) throws -> Operand {
        guard case .one(let operand) = try values(of: expression) else {
            throw Untranslatable("\(expression) is a collection")
        }
        return operand
    }

    mutating func number(_ expression: FormatExpression) throws -> Term {
        switch try scalar(expression) {
        case .value(let term, .integer), .value(let term, .real): return term
        case .constant(let value as FormatValue):
            switch value {
            case .integer(let number): return .value(number.databaseValue)
            case .real(let number): return .value(number.databaseValue)
            default: break
            }
        default: break
        }
        throw Untranslatable("SQL does not compute with \(expression)")
    }

    func arithmetic(_ a: Term, _ sign: FormatExpression.Arithmetic, _ b: Term) throws -> Operand {
        let sign: Term.Operator =
            switch sign {
            case .add: .add
            case .subtract: .subtract
            case .multiply: .multiply
            case .divide: .divide
            case .power: throw Untranslatable("SQL has no powers")
            }
        return .value(.infix(a, sign, b), .real)
    }

    func conditional(_ test: Term, _ a: Operand, _ b: Operand) throws -> Operand {
        let storage = a.storage ?? b.storage
        return .value(
            .choice(
                test, then: try FormatComparisonTerm.term(a, storedAs: storage),
                otherwise: try FormatComparisonTerm.term(b, storedAs: storage)), storage)
    }

    mutating func function(_ name: String, _ arguments: [FormatExpression]) throws -> Operand {
        switch (FormatFunction(rawValue: name), arguments.count) {
        case (.now, 0): return .constant(FormatValue.date(Date()))
        case (.noindex, 1): return try scalar(arguments[0])
        case (.abs, 1): return .value(.call("abs", [try number(arguments[0])]), .real)
        case (.modulus, 2):
            return .value(
                .infix(try number(arguments[0]), .remainder, try number(arguments[1])), .integer)
        case (.count, 1):
            guard case .each(let rows, _) = try values(of: arguments[0]), rows.count == 1 else {
                break
            }
            return .value(.count(rows[0]), .integer)
        case (.date, 1):
            guard case .constant(let value as FormatValue) = try scalar(arguments[0]),
                let seconds = value.number
            else { break }
            return .constant(
                FormatValue.date(Date(timeIntervalSinceReferenceDate: seconds)))
        default: break
        }
        throw Untranslatable("SQL has nothing for \(name)()")
    }
}
