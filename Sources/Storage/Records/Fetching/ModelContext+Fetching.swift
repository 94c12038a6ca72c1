import Foundation
import GRDB

extension ModelContext {
    /// The objects that match a descriptor.
    public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
        let plan = try plan(descriptor)
        return try quietly(plan.table) {
            let pending = pendingObjects(plan)
            let isOutdated = readsPendingRelatives(plan)
            let isLimited = plan.isComplete && pending.isEmpty && !isOutdated
            var found = try rows(plan, isFiltered: !isOutdated, isLimited: isLimited)
            if isOutdated {
                found = found.filter(plan.matches)
            } else if let remainder = plan.filter.remainder {
                found = try found.filter(remainder)
            }
            if !pending.isEmpty { merge(pending, into: &found, plan) }
            if plan.order.precedes != nil || isOutdated || !pending.isEmpty {
                found.sort(by: plan.precedes)
            }
            if !isLimited { found = limited(found, descriptor) }
            prefetch(found, descriptor, plan.table)
            return found
        }
    }

    /// The objects that match a descriptor; if they are many, only those are read that are
    /// looked at.
    package func fetchList<T: PersistentModel>(
        _ descriptor: FetchDescriptor<T>
    ) throws -> FetchedObjects<T> {
        let plan = try plan(descriptor)
        guard plan.isComplete, isSaved(plan), descriptor.fetchLimit == nil,
            descriptor.fetchOffset == nil, descriptor.propertiesToFetch.isEmpty,
            descriptor.relationshipKeyPathsForPrefetching.isEmpty
        else { return FetchedObjects(try fetch(descriptor)) }
        var first = descriptor
        first.fetchLimit = Self.largestShortList + 1
        let head = try fetch(first)
        guard head.count > Self.largestShortList else { return FetchedObjects(head) }
        let (reading, count) = try KeyReading.begin(
            counting: plan.sql(selecting: "COUNT(*)", isCounting: true, isLimited: false),
            listing: plan.sql(selecting: "t0.id", isLimited: false),
            plan.arguments(isLimited: false), in: store)
        guard count > head.count else { return FetchedObjects(try fetch(descriptor)) }
        return FetchedObjects(LongResults(head, reading, count: count, plan.table))
    }

    /// Shorter lists are in memory as a whole.
    private static var largestShortList: Int { 200 }

    /// Returns how many objects match a descriptor, within its limit and after its offset.
    public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
        let plan = try plan(descriptor)
        guard plan.filter.remainder == nil, isSaved(plan) else {
            return try fetch(descriptor).count
        }
        let count = try store.read { database in
            let statement = try database.cachedStatement(
                sql: plan.sql(selecting: "COUNT(*)", isCounting: true, isLimited: false))
            return try Int.fetchOne(statement, arguments: plan.arguments(isLimited: false)) ?? 0
        }
        let rest = max(0, count - (descriptor.fetchOffset ?? 0))
        return descriptor.fetchLimit.map { $0 > 0 ? min($0, rest) : rest } ?? rest
    }

    /// Returns the identifiers of the objects that match a descriptor. The objects themselves are
    /// read only if SQL cannot express it, or if changes of them wait to be saved.
    public func fetchIdentifiers<T: PersistentModel>(
        _ descriptor: FetchDescriptor<T>
    ) throws -> [PersistentIdentifier] {
        let plan = try plan(descriptor)
        guard plan.isComplete, isSaved(plan) else {
            return try fetch(descriptor).map(\.persistentModelID)
        }
        return try keys(plan).map { PersistentIdentifier(plan.table.origin, key: $0) }
    }

    public func fetchIdentifiers<T: PersistentModel>(
        _ descriptor: FetchDescriptor<T>, batchSize: Int
    ) throws -> FetchResultsCollection<PersistentIdentifier> {
        let plan = try plan(descriptor)
        let origin = plan.table.origin
        let list = try keys(for: descriptor, plan)
        return FetchResultsCollection(count: list.count) { index in
            PersistentIdentifier(origin, key: list[index])
        }
    }

    /// The objects that match a descriptor, in a collection that reads them as they are accessed,
    /// whole and so many at a time.
    public func fetch<T: PersistentModel>(
        _ descriptor: FetchDescriptor<T>, batchSize: Int
    ) throws -> FetchResultsCollection<T> {
        let plan = try plan(descriptor)
        let list = try keys(for: descriptor, plan)
        let pages = ObjectPages<T>(list, plan.table, batchSize: batchSize)
        return FetchResultsCollection(count: list.count) { pages[$0] }
    }

    /// Calls a block for each object that matches a descriptor, and keeps no more of them in
    /// memory than a batch. Those that are deleted meanwhile, before their batch is read, are left
    /// out.
    public func enumerate<T: PersistentModel>(
        _ fetch: FetchDescriptor<T>, batchSize: Int = 5000, allowEscapingMutations: Bool = false,
        block: (_ model: T) throws -> Void
    ) throws {
        if !allowEscapingMutations, hasChanges {
            throw SwiftDataError(
                .includePendingChangesWithBatchSize,
                """
                \(T.self) cannot be enumerated while changes wait to be saved: save them first, or \
                pass allowEscapingMutations.
                """)
        }
        let list = try keys(for: fetch, plan(fetch))
        let pages = ObjectPages<T>(list, try plan(fetch).table, batchSize: max(1, batchSize))
        for index in list.indices {
            let object = pages[index]
            if object._$record.isFault { object._$record.fill() }
            if object._$record.state != .gone { try block(object) }
        }
    }

    // MARK: Parts

    package func plan<T: PersistentModel>(
        _ descriptor: FetchDescriptor<T>
    ) throws -> FetchPlan<T> {
        checkThread("fetches \(T.self)")
        processPendingChanges()
        guard let table = tables[Schema.entityName(for: T.self)] else {
            throw SwiftDataError(.unknownSchema, missingModel(T.self))
        }
        let plan = FetchPlan(descriptor, table, store.schema)
        if let sentence = plan.filter.sentence { store.sayOnce(sentence) }
        if let sentence = plan.order.sentence { store.sayOnce(sentence) }
        return plan
    }

    /// Reads properties without that counting as an access that anybody observes.
    package func quietly<Result>(
        _ table: ObjectTable, _ body: () throws -> Result
    ) rethrows -> Result {
        let loud = tables.values.filter { !$0.isQuiet }
        for table in loud { table.isQuiet = true }
        defer { for table in loud { table.isQuiet = false } }
        return try body()
    }

    /// What of the entity waits to be saved, deletions included.
    private func pendingObjects<T>(_ plan: FetchPlan<T>) -> [T] {
        guard plan.descriptor.includePendingChanges else { return [] }
        return (inserted + changed + deleted).compactMap { object in
            let record = object._$record
            guard record.table === plan.table else { return nil }
            return record.state == .inserted || record.state == .deleted || record.original != nil
                ? object as? T : nil
        }
    }

    /// Whether the store has all that the descriptor asks about.
    private func isSaved<T>(_ plan: FetchPlan<T>) -> Bool {
        pendingObjects(plan).isEmpty && !readsPendingRelatives(plan)
    }

    /// Whether the clause reads other objects than those it finds, of which some wait to be saved:
    /// the store cannot tell yet what it finds.
    private func readsPendingRelatives<T>(_ plan: FetchPlan<T>) -> Bool {
        guard plan.descriptor.includePendingChanges else { return false }
        let pending = [inserted, changed, deleted].joined()
        guard !pending.isEmpty else { return false }
        let entities = plan.relatedEntities(among: tables.values)
        guard !entities.isEmpty else { return false }
        return pending.contains { object in
            let record = object._$record
            guard let entity = record.table?.plan.entity.name, entities.contains(entity) else {
                return false
            }
            return record.state == .inserted || record.state == .deleted || record.original != nil
        }
    }

    private func rows<T>(
        _ plan: FetchPlan<T>, isFiltered: Bool, isLimited: Bool
    ) throws -> [T] {
        var found: [T] = []
        let table = plan.table
        // What SQL leaves to memory may read any property.
        let columns = isLimited ? plan.columns : table.plan.columns
        let selection =
            columns.count == table.plan.columns.count
            ? table.plan.selection : TablePlan.selection(of: columns)
        try store.read { database in
            let statement = try database.cachedStatement(
                sql: plan.sql(
                    selecting: selection, isFiltered: isFiltered, isLimited: isLimited))
            try statement.setArguments(
                plan.arguments(isFiltered: isFiltered, isLimited: isLimited))
            defer { statement.reset() }
            while try statement.step(in: database) {
                let object = table.object(ofRow: statement.integer(0)) {
                    statement.cells(table.plan, columns)
                }
                found.append(unsafeDowncast(object, to: T.self))
            }
        }
        return found
    }

    /// Replaces the objects that wait to be saved by those of them that match.
    private func merge<T>(_ pending: [T], into found: inout [T], _ plan: FetchPlan<T>) {
        let ids = Set(pending.map { ObjectIdentifier($0) })
        found.removeAll { ids.contains(ObjectIdentifier($0)) }
        var seen = Set<ObjectIdentifier>()
        found += pending.filter { object in
            object._$record.state != .deleted && seen.insert(ObjectIdentifier(object)).inserted
                && plan.matches(object)
        }
    }

    private func limited<T>(_ found: [T], _ descriptor: FetchDescriptor<T>) -> [T] {
        let rest = found.dropFirst(descriptor.fetchOffset ?? 0)
        guard let limit = descriptor.fetchLimit, limit > 0 else { return Array(rest) }
        return Array(rest.prefix(limit))
    }

    private func keys<T>(_ plan: FetchPlan<T>) throws -> [Int64] {
        try store.read { database in
            let statement = try database.cachedStatement(
                sql: plan.sql(selecting: "t0.id", isLimited: true))
            try statement.setArguments(plan.arguments(isLimited: true))
            defer { statement.reset() }
            var keys: [Int64] = []
            while try statement.step(in: database) { keys.append(statement.integer(0)) }
            return keys
        }
    }

    private func keys<T>(
        for descriptor: FetchDescriptor<T>, _ plan: FetchPlan<T>
    ) throws -> [Int64] {
        guard plan.isComplete, isSaved(plan) else {
            return try fetch(descriptor).map { $0._$record.key }
        }
        return try keys(plan)
    }

    private func prefetch<T>(
        _ found: [T], _ descriptor: FetchDescriptor<T>, _ table: ObjectTable
    ) {
        for path in descriptor.relationshipKeyPathsForPrefetching {
            guard let index = table.plan.keyPathIndices[path],
                let relationship = table.plan.relationships[index]
            else { continue }
            for object in found {
                if relationship.isToMany {
                    _ = object._$record.relatedObjects(index)
                } else {
                    // The rows of all of them are read when one is accessed.
                    _ = object._$record.relatedObject(index)
                }
            }
        }
    }
}
