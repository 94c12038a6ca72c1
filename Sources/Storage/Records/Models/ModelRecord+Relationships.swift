import Foundation

// Properties that are relationships. An object of a context refers to others by their keys;
// before that, by reference.

extension _ModelRecord {
    // MARK: To one

    public func _initialize<Other: PersistentModel>(_ index: Int, _ value: Other) {
        cells[index] = .object(value)
    }

    public func _initialize<Other: PersistentModel>(_ index: Int, _ value: Other?) {
        cells[index] = value.map { .object($0) } ?? .null
    }

    public func _get<Model: PersistentModel, Other: PersistentModel>(
        _ index: Int, of model: Model, _ keyPath: KeyPath<Model, Other>
    ) -> Other {
        noteAccess(model, keyPath)
        return relatedObject(index) as? Other ?? missing(index)
    }

    public func _get<Model: PersistentModel, Other: PersistentModel>(
        _ index: Int, of model: Model, _ keyPath: KeyPath<Model, Other?>
    ) -> Other? {
        noteAccess(model, keyPath)
        return relatedObject(index) as? Other
    }

    public func _set<Model: PersistentModel, Other: PersistentModel>(
        _ index: Int, _ value: Other, of model: Model, _ keyPath: KeyPath<Model, Other>
    ) {
        know(model)
        relate(index, to: value)
    }

    public func _set<Model: PersistentModel, Other: PersistentModel>(
        _ index: Int, _ value: Other?, of model: Model, _ keyPath: KeyPath<Model, Other?>
    ) {
        know(model)
        relate(index, to: value)
    }

    /// The object at the other end of a to-one relationship.
    package func relatedObject(_ index: Int) -> (any PersistentModel)? {
        switch loaded(index).content {
        case .object(let related): related.objects.first
        case .integer(let key): table?.destination(of: index)?.object(forKey: key)
        default: nil
        }
    }

    private func relate(_ index: Int, to other: (any PersistentModel)?) {
        if let context = context ?? other?._$record.context, let object {
            context.relate(object, index, to: other)
        } else {
            cells[index] = other.map { .object($0) } ?? .null
        }
    }

    // MARK: To many

    public func _initialize<Others: RelationshipCollection>(_ index: Int, _ value: Others) {
        cells[index] = .objects(value._models)
    }

    public func _get<Model: PersistentModel, Others: RelationshipCollection>(
        _ index: Int, of model: Model, _ keyPath: KeyPath<Model, Others>
    ) -> Others {
        noteAccess(model, keyPath)
        let objects = relatedObjects(index)
        return Others(
            _models: objects.map { unsafeDowncast($0, to: Others.PersistentElement.self) })
    }

    public func _set<Model: PersistentModel, Others: RelationshipCollection>(
        _ index: Int, _ value: Others, of model: Model, _ keyPath: KeyPath<Model, Others>
    ) {
        know(model)
        let others = value._models
        let known = context ?? others.lazy.compactMap { $0._$record.context }.first
        if let known {
            known.relate(model, index, toMany: others)
        } else {
            cells[index] = .objects(others)
        }
    }

    /// The objects at the other end of a to-many relationship.
    package func relatedObjects(_ index: Int) -> [any PersistentModel] {
        if case .fault = cells[index].content {
            let related = _Cell(.many(table?.relatedObjects(of: self, index) ?? LinkedObjects([])))
            cells[index] = related
            if original?[index].isFault == true { original?[index] = related }
        }
        guard case .many(let related) = cells[index].content else { return [] }
        guard let keys = related.keys else { return related.objects }
        guard let destination = table?.destination(of: index) else { return [] }
        return keys.compactMap { destination.object(forKey: $0) }
    }
}
