import Foundation

extension ModelContext {
    /// Deletes an object, and what its relationships' rules delete with it. The next save removes
    /// them from the store.
    public func delete<T: PersistentModel>(_ model: T) {
        checkThread("deletes \(T.self)")
        remove(model)
    }

    /// Deletes all objects of a type, or those that satisfy a predicate.
    public func delete<T: PersistentModel>(
        model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
    ) throws {
        for object in try fetch(FetchDescriptor(predicate: predicate)) { remove(object) }
    }

    func remove(_ object: any PersistentModel) {
        var waiting = [object]
        while let next = waiting.popLast() {
            let record = next._$record
            guard record.context === self else { continue }
            switch record.state {
            case .inserted:
                waiting += leaveRelatives(next)
                record.state = .gone
                record.table?.forget(record.key)
                inserted.removeAll { $0 === next }
            case .stored:
                if record.isFault { record.fill() }
                // The row may be gone already.
                guard record.state == .stored else { continue }
                waiting += leaveRelatives(next)
                record.state = .deleted
                deleted.append(next)
            case .detached, .deleted, .gone:
                continue
            }
            // The next save removes the files of the object.
            let values = undoManager == nil ? [:] : record.largeValues
            registerUndo { $0.restore(next, values) }
            noteChange(of: record, nil)
        }
    }

    /// Brings back what was deleted, whether or not that has been saved: with the values, by the
    /// index of their cells, that were in files.
    func restore(_ object: any PersistentModel, _ largeValues: [Int: _Cell] = [:]) {
        let record = object._$record
        switch record.state {
        case .deleted:
            record.state = .stored
            deleted.removeAll { $0 === object }
        case .gone:
            record.state = .inserted
            record.original = nil
            for (index, value) in largeValues { record.cells[index] = value }
            inserted.append(object)
            record.table?.register(object)
        case .detached, .inserted, .stored:
            return
        }
        registerUndo { $0.remove(object) }
        noteChange(of: record, nil)
    }

    /// Forgets all that was not saved.
    public func rollback() {
        let (newObjects, changes, deletions) = (inserted, changed, deleted)
        (inserted, changed, deleted) = ([], [], [])
        for object in newObjects where object._$record.state == .inserted {
            object._$record.state = .gone
            object._$record.table?.forget(object._$record.key)
        }
        for object in deletions where object._$record.state == .deleted {
            object._$record.state = .stored
        }
        for object in changes {
            let record = object._$record
            guard let original = record.original else { continue }
            record.changeAll {
                record.cells = original
                record.original = nil
            }
        }
        undoManager?.removeAllActions(withTarget: self)
        for object in newObjects + changes + deletions {
            if let entity = object._$record.table?.plan.entity.name {
                notifyObservers(of: entity) { $0.contextChanged(object._$record, nil) }
            }
        }
    }

    /// Runs a block of changes and saves them; if it fails, none of what waits is kept.
    public func transaction(block: () throws -> Void) throws {
        do {
            try block()
            try save()
        } catch {
            rollback()
            throw error
        }
    }
}
