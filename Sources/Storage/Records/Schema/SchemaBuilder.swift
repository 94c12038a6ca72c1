/// Makes entities of model types, and pairs relationships with their inverses.
struct SchemaBuilder {
    private(set) var entities: [String: Schema.Entity] = [:]
    private(set) var faults: [String] = []

    /// Adds a type and all that it is related to.
    mutating func add(_ type: any _DescribedModel.Type) {
        let name = Schema.name(of: type)
        if let known = entities[name] {
            if known.type != type {
                faults.append("Two models are named \(name): a store tells models by their names.")
            }
            return
        }
        var properties: [any SchemaProperty] = []
        var keyPaths: [AnyKeyPath: any SchemaProperty] = [:]
        var destinations: [any _DescribedModel.Type] = []
        for metadata in type.schemaMetadata {
            let property: any SchemaProperty
            let valueType = Swift.type(of: metadata.keypath).valueType
            if let value = valueType as? any RelationshipValue.Type {
                let declared = metadata.metadata as? Schema.Relationship ?? .init()
                property = declared.named(
                    metadata.name, type: valueType,
                    destination: Schema.name(of: value._destination),
                    keyPath: metadata.keypath)
                destinations.append(value._destination)
            } else {
                let declared = metadata.metadata as? Schema.Attribute ?? .init()
                property = declared.named(
                    metadata.name, type: valueType, defaultValue: metadata.defaultValue)
            }
            properties.append(property)
            keyPaths[metadata.keypath] = property
        }
        func names(_ paths: [[AnyKeyPath]]) -> [[String]] {
            paths.map { group in
                group.compactMap { path in
                    if let property = keyPaths[path] { return property.name }
                    faults.append(
                        "\(name) declares \(path) unique or indexed, but does not store it.")
                    return nil
                }
            }.filter { !$0.isEmpty }
        }
        let unique = properties.filter(\.isUnique).map { [$0.name] } + names(type._uniqueness)
        entities[name] = Schema.Entity(
            name: name, type: type, properties: properties, keyPaths: keyPaths,
            uniquenessConstraints: unique, indices: names(type._indices))
        for destination in destinations { add(destination) }
    }

    /// Finds inverses and decides where relationships are stored.
    mutating func finish() {
        for entity in entities.values.sorted(by: { $0.name < $1.name }) {
            for relationship in relationships(of: entity) { connect(relationship, of: entity) }
        }
        for entity in entities.values {
            for relationship in relationships(of: entity) {
                relationship.storage = storage(of: relationship, in: entity)
            }
        }
        for name in entities.keys.sorted() { findCycle(from: name) }
    }

    /// Finds objects that need each other before any of them can be made.
    private mutating func findCycle(from name: String) {
        func search(_ entity: String, _ path: [String], _ seen: inout Set<String>) -> [String]? {
            guard let entity = entities[entity], seen.insert(entity.name).inserted else {
                return nil
            }
            for relationship in relationships(of: entity)
            where !relationship.isToMany && !relationship.isOptional {
                let path = path + ["\(entity.name).\(relationship.name)"]
                if relationship.destination == name { return path }
                if let cycle = search(relationship.destination, path, &seen) { return cycle }
            }
            return nil
        }
        var seen: Set<String> = []
        guard let cycle = search(name, [], &seen) else { return }
        faults.append(
            """
            \(cycle.joined(separator: " needs ")) needs an object of \(name) in turn, so that none \
            of them can be made first: make one of these relationships optional.
            """)
    }

    private func relationships(of entity: Schema.Entity) -> [Schema.Relationship] {
        entity.allProperties.compactMap { $0 as? Schema.Relationship }
    }

    private mutating func connect(_ relationship: Schema.Relationship, of entity: Schema.Entity) {
        guard relationship.inverseName == nil, let other = entities[relationship.destination]
        else { return }
        if let path = relationship.inverseKeyPath {
            guard let inverse = other.property(at: path) as? Schema.Relationship,
                inverse.destination == entity.name
            else {
                faults.append(
                    """
                    The inverse of \(entity.name).\(relationship.name) is \(path), which is no \
                    relationship of \(other.name) to \(entity.name).
                    """)
                return
            }
            pair(relationship, of: entity, with: inverse, of: other)
        } else if let inverse = impliedInverse(of: relationship, in: entity, other) {
            pair(relationship, of: entity, with: inverse, of: other)
        }
    }

    private func pair(
        _ a: Schema.Relationship, of entity: Schema.Entity, with b: Schema.Relationship,
        of other: Schema.Entity
    ) {
        (a.inverseName, a.inverseKeyPath) = (b.name, b.keypath)
        (b.inverseName, b.inverseKeyPath) = (a.name, a.keypath)
    }

    /// The one relationship that leads back, if each entity has but one to the other.
    private func impliedInverse(
        of relationship: Schema.Relationship, in entity: Schema.Entity, _ other: Schema.Entity
    ) -> Schema.Relationship? {
        // The other one may name this one.
        let naming = relationships(of: other).first {
            $0.inverseKeyPath != nil && $0.inverseKeyPath == relationship.keypath
        }
        if let naming { return naming }
        guard entity !== other else { return nil }
        func open(_ from: Schema.Entity, _ to: Schema.Entity) -> [Schema.Relationship] {
            relationships(of: from).filter {
                $0.destination == to.name && $0.inverseKeyPath == nil
            }
        }
        let back = open(other, entity)
        guard open(entity, other).count == 1, back.count == 1 else { return nil }
        return back[0]
    }

    private func storage(
        of relationship: Schema.Relationship, in entity: Schema.Entity
    ) -> Schema.Relationship.Storage {
        guard relationship.isToMany else {
            return .foreignKey(column: relationship.name.columnName)
        }
        guard let name = relationship.inverseName,
            let inverse = entities[relationship.destination]?.relationshipsByName[name]
        else {
            return .joinTable(
                name: "\(entity.name)_\(relationship.name)", ownColumn: "owner",
                otherColumn: "member")
        }
        guard inverse.isToMany else {
            return .inverseForeignKey(
                table: relationship.destination, column: name.columnName)
        }
        // One table for both ends, named by the end whose name comes first.
        let own = "\(entity.name)_\(relationship.name)"
        let others = "\(relationship.destination)_\(name)"
        return own <= others
            ? .joinTable(name: own, ownColumn: "owner", otherColumn: "member")
            : .joinTable(name: others, ownColumn: "member", otherColumn: "owner")
    }
}
