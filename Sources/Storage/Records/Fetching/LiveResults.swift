import Foundation

/// The results of a fetch descriptor, kept up to date while the context and the store change.
///
/// It belongs to the thread of its context. A change of an object is compared with the predicate
/// and the order at hand: what makes no difference to the results costs no fetch.
package final class LiveResults<T: PersistentModel>: ContextObserver {
    package private(set) var objects = FetchedObjects<T>()
    package private(set) var error: (any Error)?
    /// How many fetches were made.
    package private(set) var fetches = 0
    private let descriptor: FetchDescriptor<T>
    private let context: ModelContext
    private let changed: () -> Void
    private var plan: FetchPlan<T>?
    /// The other entities that the predicate or the order reads.
    private var related: Set<String> = []
    /// Whether the predicate or the order of an object reads others of the same entity.
    private var readsItsOwnEntity = false
    /// Changed objects whose position in the results is not computed yet.
    private var unplaced: [ObjectIdentifier: _ModelRecord] = [:]
    /// The keys of objects that another context has changed.
    private var unplacedKeys: Set<Int64> = []
    private var needsFetch = true
    /// The properties that decide the order; `nil` if any may.
    private var sorting: Set<Int>? = []
    private let entity = Schema.entityName(for: T.self)
    private static var unplacedLimit: Int { 64 }

    /// `changed` is called when the results may differ; `refresh` then computes them.
    package init(
        _ descriptor: FetchDescriptor<T>, in context: ModelContext, changed: @escaping () -> Void
    ) {
        self.descriptor = descriptor
        self.context = context
        self.changed = changed
        _ = refresh()
        observe()
    }

    package func stop() {
        for name in related.union([entity]) { context.stopObserving(name, self) }
    }

    private func observe() {
        context.observe(entity, self)
        guard let plan else { return }
        if plan.filter.remainder != nil {
            related = !descriptor.hasFilter ? [] : Set(context.tables.keys)
        } else {
            related = plan.relatedEntities(among: context.tables.values)
        }
        if plan.order.precedes != nil { related = Set(context.tables.keys) }
        readsItsOwnEntity = related.remove(entity) != nil
        for name in related { context.observe(name, self) }
        sorting = sortingProperties(plan)
    }

    private func sortingProperties(_ plan: FetchPlan<T>) -> Set<Int>? {
        let entity = plan.table.plan.entity
        let names =
            descriptor.namedOrders?.map(\.path.first)
            ?? descriptor.sortBy.map {
                $0.keyPath.flatMap { SortColumn.property(at: $0, in: entity)?.property.name }
            }
        let indices = names.map { name in entity.allProperties.firstIndex { $0.name == name } }
        return indices.contains(nil) ? nil : Set(indices.compactMap(\.self))
    }

    /// Whether another descriptor has the same results.
    package func isResult(of other: FetchDescriptor<T>) -> Bool {
        guard descriptor.sortBy == other.sortBy, descriptor.fetchLimit == other.fetchLimit,
            descriptor.fetchOffset == other.fetchOffset,
            descriptor.includePendingChanges == other.includePendingChanges
        else { return false }
        guard let predicate = descriptor.predicate, let new = other.predicate else {
            return !descriptor.hasFilter && !other.hasFilter
        }
        // A view makes its predicate anew each time, mostly with the same values in it.
        if predicate.variable.key == new.variable.key { return true }
        guard let plan, plan.filter.remainder == nil else { return false }
        let filter = PredicateTranslation(
            new, entity: plan.table.plan.entity, schema: context.container.schema)
        return filter.remainder == nil && filter.sql == plan.filter.sql
            && filter.arguments == plan.filter.arguments
    }

    // MARK: Changes

    package func contextChanged(_ record: _ModelRecord, _ index: Int?) {
        guard !needsFetch else { return }
        if readsItsOwnEntity || record.table?.plan.entity.name != entity {
            needsFetch = true
            return changed()
        }
        if let index, !descriptor.hasFilter, sorting?.contains(index) == false,
            plan?.order.precedes == nil
        {
            return
        }
        let isNew = unplaced.updateValue(record, forKey: ObjectIdentifier(record)) == nil
        if unplaced.count > Self.unplacedLimit { needsFetch = true }
        if isNew, unplaced.count == 1 || needsFetch { changed() }
    }

    package func contextChangedElsewhere(_ entity: String, _ keys: CommittedChanges.Keys) {
        guard !needsFetch else { return }
        let isFirst = unplaced.isEmpty && unplacedKeys.isEmpty
        if readsItsOwnEntity || entity != self.entity || keys.isUnknown
            || unplacedKeys.count + keys.count > Self.unplacedLimit
        {
            needsFetch = true
        } else {
            unplacedKeys.formUnion(keys.inserted)
            unplacedKeys.formUnion(keys.updated)
            unplacedKeys.formUnion(keys.deleted)
        }
        if isFirst || needsFetch { changed() }
    }

    /// Brings the results up to date. Returns whether they are others, or in another order.
    package func refresh() -> Bool {
        context.processPendingChanges()
        if !needsFetch, unplaced.isEmpty, unplacedKeys.isEmpty { return false }
        defer {
            unplaced = [:]
            unplacedKeys = []
            needsFetch = false
        }
        if !needsFetch, let isDifferent = placeChanged() { return isDifferent }
        fetches += 1
        do {
            if plan == nil { plan = try context.plan(descriptor) }
            let new = try context.fetchList(descriptor)
            let isDifferent = error != nil || !new.isSame(as: objects)
            error = nil
            if isDifferent { objects = new }
            return isDifferent
        } catch {
            RecordStore.logger.error("\(T.self) cannot be fetched: \(error)")
            defer { objects = FetchedObjects() }
            self.error = error
            return !objects.isEmpty
        }
    }

    /// Inserts the changed objects at their positions, without a fetch. `nil` if only a fetch can:
    /// what follows the last of a limited list is in the store alone.
    private func placeChanged() -> Bool? {
        guard let plan, descriptor.fetchLimit == nil, descriptor.fetchOffset == nil,
            descriptor.includePendingChanges
        else { return nil }
        return context.quietly(plan.table) {
            let keys = unplacedKeys.union(unplaced.values.map(\.key))
            let old = objects.indices(of: keys)
            var moved: [T] = []
            for key in keys.sorted() {
                // One that was saved and released is read again.
                guard let object = plan.table.object(forKey: key) as? T else { continue }
                let record = object._$record
                if record.isFault { record.fill() }
                guard record.state == .inserted || record.state == .stored else { continue }
                if plan.matches(object) { moved.append(object) }
            }
            let isOutdated = objects.isHeadOutdated
            guard isOutdated || !old.isEmpty || !moved.isEmpty else { return false }
            let new = objects.replacing(old, with: moved) { object, list in
                position(of: object, in: list, plan)
            }
            let common = new.count == objects.count ? new.commonEnds(with: objects).prefix : -1
            guard isOutdated || common != objects.count else { return false }
            objects = new
            return true
        }
    }

    private func position(of object: T, in list: FetchedObjects<T>, _ plan: FetchPlan<T>) -> Int {
        var (low, high) = (0, list.count)
        while low < high {
            let middle = (low + high) / 2
            if plan.precedes(list.single(at: middle), object) {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return low
    }
}
