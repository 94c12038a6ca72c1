import Foundation
import GRDB

/// A predicate as a WHERE clause, and the rest of it, which is evaluated in memory.
///
/// The clause is over the table of the entity under an alias. Each part of a conjunction that SQL
/// cannot say is asked of the objects that satisfy the others.
package struct PredicateTranslation<Model: PersistentModel> {
    package let sql: String
    /// The arguments for the question marks in the clause, in their order.
    package let arguments: StatementArguments
    /// The condition that is checked in memory, or `nil` if the clause says it all.
    package let remainder: ((Model) throws -> Bool)?
    /// What is asked in memory and why, for the log.
    package let sentence: String?

    package init(
        _ predicate: Predicate<Model>?, entity: Schema.Entity, schema: Schema,
        alias: String = "t0"
    ) {
        guard let predicate else {
            self.init(clauses: [], left: [], of: entity) { _ in true }
            return
        }
        var translator = PredicateTranslator(schema)
        translator.variables[predicate.variable.key] = translator.object(entity, alias: alias)
        var clauses: [Term] = []
        var left: [any PredicateExpression<Bool>] = []
        var reasons: [String] = []
        for part in parts(of: predicate.expression) {
            do {
                clauses.append(try translator.clause(part))
            } catch {
                left.append(part)
                reasons.append("\(error)")
            }
        }
        let variable = predicate.variable
        self.init(clauses: clauses, left: reasons, of: entity) { model in
            let bindings = PredicateBindings((variable, model))
            return try left.allSatisfy { try $0.evaluate(bindings) }
        }
    }

    /// Translates a predicate that was made of a format.
    package init(
        _ predicate: FormatPredicate, entity: Schema.Entity, schema: Schema,
        alias: String = "t0"
    ) {
        var translator = FormatTranslator(schema, entity: entity, alias: alias)
        var clauses: [Term] = []
        var left: [FormatPredicate] = []
        var reasons: [String] = []
        for part in predicate.parts {
            do {
                clauses.append(try translator.term(part))
            } catch {
                left.append(part)
                reasons.append("\(error)")
            }
        }
        let evaluation = FormatEvaluation(.all(left))
        self.init(clauses: clauses, left: reasons, of: entity) { model in
            evaluation.holds(for: model)
        }
    }

    private init(
        clauses: [Term], left reasons: [String], of entity: Schema.Entity,
        _ holds: @escaping (Model) throws -> Bool
    ) {
        var writer = SQLWriter()
        writer.write(clause: .all(clauses))
        sql = writer.sql
        arguments = StatementArguments(writer.arguments)
        remainder = reasons.isEmpty ? nil : { model in try Self.isTrue { try holds(model) } }
        sentence =
            reasons.isEmpty
            ? nil
            : """
            A predicate on \(entity.name) is asked of each object in memory, in part or whole: \
            \(reasons.joined(separator: "; ")).
            """
    }

    /// An object that lacks a value that the predicate unwraps by force does not satisfy it.
    private static func isTrue(_ condition: () throws -> Bool) throws -> Bool {
        do {
            return try condition()
        } catch let error as PredicateError where error == .forceUnwrapFailure {
            return false
        }
    }
}

extension PredicateTranslator {
    mutating func clause(_ expression: any PredicateExpression<Bool>) throws -> Term {
        try term(of: expression)
    }
}

/// The parts of a conjunction of conjunctions.
private func parts(of expression: any PredicateExpression<Bool>) -> [any PredicateExpression<Bool>]
{
    guard let conjunction = expression as? any ConjunctionExpression else { return [expression] }
    return conjunction.sides.flatMap { parts(of: $0) }
}

private protocol ConjunctionExpression {
    var sides: [any PredicateExpression<Bool>] { get }
}

extension PredicateExpressions.Conjunction: ConjunctionExpression {
    fileprivate var sides: [any PredicateExpression<Bool>] { [lhs, rhs] }
}

extension FormatPredicate {
    /// The parts of a conjunction of conjunctions.
    fileprivate var parts: [FormatPredicate] {
        if case .all(let parts) = self { parts.flatMap(\.parts) } else { [self] }
    }
}
