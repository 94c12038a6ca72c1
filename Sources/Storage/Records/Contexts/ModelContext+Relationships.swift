// Both ends of a relationship change together.

extension ModelContext {
    /// Inserts what an inserted object refers to, and updates the inverse relationships.
    func adoptRelatives(of object: any PersistentModel) {
        let record = object._$record
        guard let plan = record.table?.plan else { return }
        for (index, relationship) in plan.relationships.sorted(by: { $0.key < $1.key }) {
            switch record.cells[index].content {
            case .object(let related):
                guard let other = related.objects.first else { continue }
                record.cells[index] = .null
                adopt(other)
                setOne(object, index, to: other)
            case .many(let related) where related.keys == nil:
                record.cells[index] = emptyList(relationship)
                for other in related.objects { adopt(other) }
                setMany(object, index, to: related.objects)
            case .null where relationship.isToMany:
                record.cells[index] = emptyList(relationship)
            default: break
            }
        }
    }

    private func emptyList(_ relationship: Schema.Relationship) -> _Cell {
        if case .joinTable = relationship.storage {
            return .keys([])
        }
        return .objects([])
    }

    private func adopt(_ object: any PersistentModel) {
        object._$record.know(object)
        if object._$record.context !== self || object._$record.state == .deleted { add(object) }
    }

    /// Sets a to-one relationship of an object, in either of which is in the context.
    package func relate(
        _ object: any PersistentModel, _ index: Int, to other: (any PersistentModel)?
    ) {
        adopt(object)
        if let other { adopt(other) }
        setOne(object, index, to: other)
    }

    package func relate(
        _ object: any PersistentModel, _ index: Int, toMany others: [any PersistentModel]
    ) {
        adopt(object)
        for other in others { adopt(other) }
        setMany(object, index, to: others)
    }

    private func setOne(
        _ object: any PersistentModel, _ index: Int, to other: (any PersistentModel)?
    ) {
        let record = object._$record
        if let old = record.relatedObject(index) {
            guard old !== other else { return }
            disconnect(old, record.table, index, from: object)
        }
        record.change(index, to: other.map { _Cell(.integer($0._$record.key)) } ?? .null)
        if let other { connect(other, record.table, index, to: object) }
    }

    private func setMany(
        _ object: any PersistentModel, _ index: Int, to others: [any PersistentModel]
    ) {
        let record = object._$record
        let old = record.relatedObjects(index)
        let oldSet = Set(old.map { ObjectIdentifier($0) })
        var seen = Set<ObjectIdentifier>()
        let new = others.filter { seen.insert(ObjectIdentifier($0)).inserted }
        guard new.count != old.count || !zip(old, new).allSatisfy({ $0 === $1 }) else { return }
        record.change(index, to: list(new, record, index))
        for other in old where !seen.contains(ObjectIdentifier(other)) {
            disconnect(other, record.table, index, from: object)
        }
        for other in new where !oldSet.contains(ObjectIdentifier(other)) {
            connect(other, record.table, index, to: object)
        }
    }

    private func list(
        _ objects: [any PersistentModel], _ record: _ModelRecord, _ index: Int
    ) -> _Cell {
        if case .joinTable = record.table?.plan.relationships[index]?.storage {
            return .keys(objects.map { $0._$record.key })
        }
        return .objects(objects)
    }

    /// The index of the relationship that leads back.
    private func inverse(_ table: ObjectTable?, _ index: Int) -> (Int, isToMany: Bool)? {
        guard let relationship = table?.plan.relationships[index],
            let name = relationship.inverseName,
            let plan = table?.destination(of: index)?.plan, let back = plan.index(of: name),
            let inverse = plan.relationships[back]
        else { return nil }
        return (back, inverse.isToMany)
    }

    /// Tells `other` that `object` refers to it now.
    private func connect(
        _ other: any PersistentModel, _ table: ObjectTable?, _ index: Int,
        to object: any PersistentModel
    ) {
        guard let (back, isToMany) = inverse(table, index) else { return }
        let record = other._$record
        if isToMany {
            add(object, to: record, back)
        } else if let old = record.relatedObject(back), old !== object {
            // It leaves the one that it belonged to.
            record.change(back, to: _Cell(.integer(object._$record.key)))
            if table?.plan.relationships[index]?.isToMany == true {
                remove(other, from: old._$record, index)
            } else {
                old._$record.change(index, to: .null)
            }
        } else if !record.refers(back, to: object._$record.key) {
            record.change(back, to: _Cell(.integer(object._$record.key)))
        }
    }

    /// Tells `other` that `object` refers to it no longer.
    private func disconnect(
        _ other: any PersistentModel, _ table: ObjectTable?, _ index: Int,
        from object: any PersistentModel
    ) {
        guard let (back, isToMany) = inverse(table, index) else { return }
        if isToMany {
            remove(object, from: other._$record, back)
        } else if other._$record.refers(back, to: object._$record.key) {
            other._$record.change(back, to: .null)
        }
    }

    /// A list that was not read yet is not read for this, if the store will say the same.
    private func isUnread(_ record: _ModelRecord, _ index: Int) -> Bool {
        guard case .fault = record.cells[index].content else { return false }
        if case .joinTable = record.table?.plan.relationships[index]?.storage { return false }
        return true
    }

    private func add(_ object: any PersistentModel, to record: _ModelRecord, _ index: Int) {
        guard !isUnread(record, index) else { return record.announce(index) }
        let objects = record.relatedObjects(index)
        guard !objects.contains(where: { $0 === object }) else { return }
        record.change(index, to: list(objects + [object], record, index))
    }

    func remove(_ object: any PersistentModel, from record: _ModelRecord, _ index: Int) {
        guard !isUnread(record, index) else { return record.announce(index) }
        let objects = record.relatedObjects(index)
        guard objects.contains(where: { $0 === object }) else { return }
        record.change(index, to: list(objects.filter { $0 !== object }, record, index))
    }

    // MARK: Deleting

    /// Ends the relationships of an object that is deleted, as their rules say. Returns what is
    /// deleted with it.
    func leaveRelatives(_ object: any PersistentModel) -> [any PersistentModel] {
        let record = object._$record
        var cascade: [any PersistentModel] = []
        guard let table = record.table else { return [] }
        for (index, relationship) in table.plan.relationships.sorted(by: { $0.key < $1.key }) {
            let others =
                relationship.isToMany
                ? record.relatedObjects(index) : [record.relatedObject(index)].compactMap { $0 }
            switch relationship.deleteRule {
            case .cascade: cascade += others
            case .nullify:
                for other in others where other._$record.state != .deleted {
                    disconnect(other, table, index, from: object)
                }
            // Saving fails while there are any.
            case .deny: break
            case .noAction: break
            }
        }
        return cascade
    }
}

extension _ModelRecord {
    /// Notifies the observers of the property.
    func announce(_ index: Int) {
        let path = registrar == nil ? nil : table?.plan.keyPaths[index]
        notifyWillSet(path)
        notifyDidSet(path)
    }
}
