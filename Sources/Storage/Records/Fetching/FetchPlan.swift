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

    /// The columns that are read with the rows: those of `propertiesToFetch` and of what is
    /// prefetched; all if there are none, or if one of them is not stored.
    var columns: [TablePlan.Column] {
        let all = table.plan.columns
        guard !descriptor.propertiesToFetch.isEmpty else { return all }
        var wanted: Set<Int> = []
        for path in descriptor.propertiesToFetch + descriptor.relationshipKeyPathsForPrefetching {
            guard let index = table.plan.keyPathIndices[path] else { return all }
            wanted.insert(index)
        }
        return all.filter { wanted.contains($0.cell) }
    }

    /// The entities besides the objects' own rows that the clause reads. The own entity is among
    /// them if the clause leads to others of its kind.
    func relatedEntities(among tables: some Sequence<ObjectTable>) -> Set<String> {
        let sql = (descriptor.hasFilter ? filter.sql : "") + (order.sql ?? "")
        return Set(tables.map(\.plan.entity).filter { sql.contains($0.table.quoted) }.map(\.name))
    }

    func sql(
        selecting columns: String, isCounting: Bool = false, isFiltered: Bool = true,
        isLimited: Bool
    ) -> String {
        var sql = "SELECT \(columns) FROM \(table.plan.entity.table.quoted) AS t0"
        if descriptor.hasFilter, isFiltered { sql += " WHERE \(filter.sql)" }
        if !isCounting {
            sql += " ORDER BY " + (order.sql.map { $0 + ", t0.id" } ?? "t0.id")
        }
        if isLimited, descriptor.fetchLimit != nil || descriptor.fetchOffset != nil {
            sql += " LIMIT ? OFFSET ?"
        }
        return sql
    }

    func arguments(isFiltered: Bool = true, isLimited: Bool) -> StatementArguments {
        var arguments = descriptor.hasFilter && isFiltered ? filter.arguments : StatementArguments()
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
