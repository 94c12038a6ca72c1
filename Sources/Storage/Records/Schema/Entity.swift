extension Schema {
    /// One model type as a table: its attributes, its relationships, and what must be unique.
    public final class Entity: @unchecked Sendable {
        /// The name of the model's type.
        public let name: String
        package let type: any _DescribedModel.Type
        /// In the order in which the model declares them. A record's cells have the same order.
        package let allProperties: [any SchemaProperty]
        /// The property at each key path of the model.
        package let propertiesByKeyPath: [AnyKeyPath: any SchemaProperty]
        /// The stored values of the model, by their names.
        public let attributesByName: [String: Attribute]
        /// The links of the model to others, by their names.
        public package(set) var relationshipsByName: [String: Relationship]
        /// The lists of properties whose values together are unique.
        public let uniquenessConstraints: [[String]]
        /// The lists of properties that the store keeps sorted.
        public let indices: [[String]]

        package init(
            name: String, type: any _DescribedModel.Type, properties: [any SchemaProperty],
            keyPaths: [AnyKeyPath: any SchemaProperty], uniquenessConstraints: [[String]],
            indices: [[String]]
        ) {
            self.name = name
            self.type = type
            allProperties = properties
            propertiesByKeyPath = keyPaths
            self.uniquenessConstraints = uniquenessConstraints
            self.indices = indices
            attributesByName = Dictionary(
                properties.compactMap { $0 as? Attribute }.map { ($0.name, $0) },
                uniquingKeysWith: { first, _ in first })
            relationshipsByName = Dictionary(
                properties.compactMap { $0 as? Relationship }.map { ($0.name, $0) },
                uniquingKeysWith: { first, _ in first })
        }

        /// The attributes and the relationships, in the order in which the model declares them.
        public var properties: [any SchemaProperty] { allProperties }
        /// The properties that the store has, as `properties`.
        public var storedProperties: [any SchemaProperty] { allProperties }
        /// The properties that the store has, by their names.
        public var storedPropertiesByName: [String: any SchemaProperty] {
            Dictionary(
                allProperties.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        }
        /// The stored values of the model.
        public var attributes: Set<Attribute> { Set(attributesByName.values) }
        /// The links of the model to others.
        public var relationships: Set<Relationship> { Set(relationshipsByName.values) }

        /// The table of its objects.
        package var table: String { name }
        /// The column of the primary key in every table.
        package static let keyColumn = "id"

        /// Returns the property at a key path, or `nil` if the path leads to nothing that is
        /// stored.
        package func property(at keyPath: AnyKeyPath) -> (any SchemaProperty)? {
            propertiesByKeyPath[keyPath]
        }
    }
}

extension Schema.Entity: Hashable {
    public static func == (a: Schema.Entity, b: Schema.Entity) -> Bool {
        a.name == b.name && a.attributesByName == b.attributesByName
            && a.relationshipsByName == b.relationshipsByName
            && a.uniquenessConstraints == b.uniquenessConstraints && a.indices == b.indices
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(attributesByName)
        hasher.combine(relationshipsByName)
    }
}
