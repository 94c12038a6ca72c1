import Foundation
import GRDB

/// A descriptor as a statement, and what is left to do in memory.
package struct FetchPlan<T: PersistentModel> {
    package let descriptor: FetchDescriptor<T>
    let table: ObjectTable
    let filter: PredicateTranslation<T>
    let order: SortTranslation<T>

    init(_ descriptor: FetchDescriptor<T>, _ table: ObjectTable, _ schema: Schema) {
        self.descriptor = descriptor
        self.table = table
        let entity = table.plan.entity
        filter =
            descriptor.format.map { PredicateTranslation($0, entity: entity, schema: schema) }
            ?? PredicateTranslation(descriptor.predicate, entity: entity, schema: schema)
        order =
            descriptor.namedOrders.map { SortTranslation($0, entity: entity, schema: schema) }
            ?? SortTranslation(descriptor.sortBy, entity: entity)
    }

    /// Whether SQL says all of it.
    var isComplete: Bool { filter.remainder == nil && order.precedes == nil }

    func sql(selecting columns: String, isCounting: Bool = false, isLimited: Bool) -> String {
        var sql = "SELECT \(columns) FROM \(table.plan.entity.table.quoted) AS t0"
        if descriptor.hasFilter { sql += " WHERE \(filter.sql)" }
        if !isCounting {
            sql += " ORDER BY " + (order.sql.map { $0 + ", t0.id" } ?? "t0.id")
        }
        if isLimited, descriptor.fetchLimit != nil || descriptor.fetchOffset != nil {
            sql += " LIMIT ? OFFSET ?"
        }
        return sql
    }

    func arguments(isLimited: Bool) -> StatementArguments {
        var arguments = descriptor.hasFilter ? filter.arguments : StatementArguments()
        if isLimited, descriptor.fetchLimit != nil || descriptor.fetchOffset != nil {
            // SwiftData's limit of zero is none.
            let limit = descriptor.fetchLimit.flatMap { $0 > 0 ? $0 : nil } ?? -1
            arguments += [limit, descriptor.fetchOffset ?? 0]
        }
        return arguments
    }

    /// Whether an object satisfies the predicate as it is in memory.
    func matches(_ object: T) -> Bool { descriptor.matches(object) }

    /// The order of the descriptor; objects that it does not tell apart are in the order of their
    /// keys.
    func precedes(_ a: T, _ b: T) -> Bool {
        let result = descriptor.compare(a, b)
        if result != .orderedSame { return result == .orderedAscending }
        return a._$record.key < b._$record.key
    }
}
