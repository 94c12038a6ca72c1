import Foundation

extension ModelContext {
    /// The notification that a context posts before it saves.
    public static let willSave = Notification.Name("NSManagingContextWillSaveChangesNotification")
    /// The notification that a context posts after it has saved, with the identifiers of the
    /// objects.
    public static let didSave = Notification.Name("NSManagingContextDidSaveChangesNotification")

    /// The keys in the user info of `didSave`: those of the inserted, updated and deleted objects.
    /// The others have no values.
    public enum NotificationKey: String {
        case queryGeneration, invalidatedAllIdentifiers, insertedIdentifiers, updatedIdentifiers
        case deletedIdentifiers
    }

    /// Writes all that waits to the store in one transaction. If that fails, the store and the
    /// objects are as they were.
    public func save() throws {
        checkThread("saves")
        processPendingChanges()
        guard hasChanges else { return }
        NotificationCenter.default.post(name: Self.willSave, object: self)
        var work = try SaveWork(self)
        try work.validate()
        try work.write()
        settle(work)
        takeIn(work.nullified)
        store.commits.publish(work.changes, from: inbox)
        NotificationCenter.default.post(
            name: Self.didSave, object: self, userInfo: identifiers(work))
    }

    private func identifiers(_ work: SaveWork) -> [AnyHashable: Any] {
        [
            NotificationKey.insertedIdentifiers.rawValue: work.inserted.map(\.persistentModelID),
            NotificationKey.updatedIdentifiers.rawValue: work.changed.map(\.persistentModelID),
            NotificationKey.deletedIdentifiers.rawValue: work.deleted.map(\.persistentModelID),
        ]
    }

    /// What was written is now what the store has.
    private func settle(_ work: SaveWork) {
        (inserted, changed, deleted) = ([], [], [])
        for (record, index, name) in work.fileCells { record.cells[index] = _Cell(.file(name)) }
        for object in work.inserted {
            object._$record.state = .stored
            object._$record.original = nil
        }
        for object in work.changed { object._$record.original = nil }
        for object in work.deleted {
            object._$record.state = .gone
            object._$record.table?.forget(object._$record.key)
        }
        if !work.merged.isEmpty { merge(work) }
    }

    /// A new object whose unique values an older row had is the object of that row now, unless the
    /// context has an object of that row already: then that one gets the new values.
    private func merge(_ work: SaveWork) {
        for object in work.inserted {
            let record = object._$record
            guard let table = record.table,
                let key = work.merged[table.plan.entity.name]?[record.key]
            else { continue }
            table.forget(record.key)
            for other in work.inserted + work.changed {
                other._$record.redirect(table.plan.entity.name, record.key, to: key)
            }
            let newKey = record.key
            record.key = key
            // Long results list the key of the new object.
            notifyObservers(of: table.plan.entity.name) {
                $0.contextChangedElsewhere(table.plan.entity.name, .init(deleted: [newKey]))
            }
            if let known = table.known(key), known !== object {
                record.state = .gone
                known._$record.changeAll { known._$record.cells = record.cells }
                noteChange(of: known._$record, nil)
            } else {
                table.register(object)
            }
            noteChange(of: record, nil)
        }
    }

    /// Takes in what other contexts and other processes have saved.
    public func processPendingChanges() {
        for changes in inbox.take() { takeIn(changes) }
    }

    private func takeIn(_ changes: CommittedChanges) {
        guard !changes.entities.isEmpty else { return }
        for (entity, keys) in changes.entities {
            guard let table = tables[entity] else { continue }
            refresh(table, keys)
            notifyObservers(of: entity) { $0.contextChangedElsewhere(entity, keys) }
        }
        // Lists that were read may have other members now.
        for table in tables.values
        where table.plan.relationships.values.contains(where: {
            $0.isToMany && changes.entities[$0.destination] != nil
        }) {
            for object in table.all { object._$record.forgetLists(changes) }
        }
    }

    private func refresh(_ table: ObjectTable, _ keys: CommittedChanges.Keys) {
        for key in keys.deleted {
            guard let object = table.known(key) else { continue }
            object._$record.changeAll { object._$record.state = .gone }
            table.forget(key)
        }
        let objects = keys.isUnknown ? table.all : keys.updated.compactMap { table.known($0) }
        for object in objects { table.makeFault(object) }
    }
}

extension _ModelRecord {
    /// Refers to another object of the entity than before.
    fileprivate func redirect(_ entity: String, _ old: Int64, to new: Int64) {
        guard let plan = table?.plan else { return }
        for (index, relationship) in plan.relationships where relationship.destination == entity {
            switch cells[index].content {
            case .integer(old): cells[index] = _Cell(.integer(new))
            case .many(let related):
                if let keys = related.keys, keys.contains(old) {
                    cells[index] = .keys(keys.map { $0 == old ? new : $0 })
                } else if related.keys == nil {
                    cells[index] = .fault
                }
            default: break
            }
        }
    }

    /// Has lists read again that may have other members in the store now.
    fileprivate func forgetLists(_ changes: CommittedChanges) {
        guard let plan = table?.plan, original == nil, state == .stored else { return }
        for (index, relationship) in plan.relationships
        where relationship.isToMany && changes.entities[relationship.destination] != nil {
            guard cells[index].isMany else { continue }
            cells[index] = .fault
            announce(index)
        }
    }
}
