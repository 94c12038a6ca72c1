import Foundation

/// The results of a fetch descriptor, kept up to date while the context and the store change.
///
/// It belongs to the thread of its context. A change of an object is compared with the predicate
/// and the order at hand: what makes no difference to the results costs no fetch.
package final class LiveResults<T: PersistentModel>: ContextObserver {
    package private(set) var objects: [T] = []
    package private(set) var error: (any Error)?
    /// How often the store was asked.
    package private(set) var fetches = 0
    private let descriptor: FetchDescriptor<T>
    private let context: ModelContext
    private let changed: () -> Void
    private var plan: FetchPlan<T>?
    /// The other entities that the predicate or the order reads.
    private var related: Set<String> = []
    /// Whether an object belongs to the results because of others of the same entity.
    private var asksOthersOfItsKind = false
    /// Changed objects whose position in the results is not computed yet.
    private var unplaced: [ObjectIdentifier: _ModelRecord] = [:]
    private var needsFetch = true
    /// The properties that decide the order; nil where any may.
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
        asksOthersOfItsKind = related.remove(entity) != nil
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
        if asksOthersOfItsKind || record.table?.plan.entity.name != entity {
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

    package func contextChangedElsewhere(_ entity: String) {
        guard !needsFetch else { return }
        needsFetch = true
        changed()
    }

    /// Brings the results up to date. Returns whether they are others, or in another order.
    package func refresh() -> Bool {
        context.processPendingChanges()
        if !needsFetch, unplaced.isEmpty { return false }
        defer {
            unplaced = [:]
            needsFetch = false
        }
        if !needsFetch, let isDifferent = placeChanged() { return isDifferent }
        fetches += 1
        do {
            if plan == nil { plan = try context.plan(descriptor) }
            let new = try context.fetch(descriptor)
            let isDifferent = error != nil || !Self.areSame(new, objects)
            error = nil
            if isDifferent { objects = new }
            return isDifferent
        } catch {
            RecordStore.logger.error("\(T.self) cannot be fetched: \(error)")
            defer { objects = [] }
            self.error = error
            return !objects.isEmpty
        }
    }

    private static func areSame(_ a: [T], _ b: [T]) -> Bool {
        a.count == b.count && zip(a, b).allSatisfy { $0 === $1 }
    }

    /// Inserts the changed objects at their positions, without a fetch. Nil where only a fetch can:
    /// what follows the last of a limited list is in the store alone, and so are the values of an
    /// object that was saved and released.
    private func placeChanged() -> Bool? {
        guard let plan, descriptor.fetchLimit == nil, descriptor.fetchOffset == nil,
            descriptor.includePendingChanges
        else { return nil }
        return context.quietly(plan.table) {
            let keys = Set(unplaced.keys)
            var new = objects
            let old = new.indices.filter { keys.contains(ObjectIdentifier(new[$0]._$record)) }
            for index in old.reversed() { new.remove(at: index) }
            for record in unplaced.values.sorted(by: { $0.key < $1.key }) {
                guard record.state == .inserted || record.state == .stored else { continue }
                guard let object = record.object as? T else { return nil }
                guard plan.matches(object) else { continue }
                new.insert(object, at: position(of: object, in: new, plan))
            }
            guard old.count != 0 || new.count != objects.count else { return false }
            let isDifferent = !Self.areSame(new, objects)
            if isDifferent { objects = new }
            return isDifferent
        }
    }

    private func position(of object: T, in list: [T], _ plan: FetchPlan<T>) -> Int {
        var (low, high) = (0, list.count)
        while low < high {
            let middle = (low + high) / 2
            if plan.precedes(list[middle], object) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
