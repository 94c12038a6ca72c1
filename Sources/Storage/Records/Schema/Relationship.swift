extension Schema {
    /// A link from a model to one or to many others.
    public final class Relationship: SchemaProperty, @unchecked Sendable {
        /// The name of the property.
        public package(set) var name: String
        /// The name that the property had in older stores, so that their links are found; else its
        /// name.
        public package(set) var originalName: String
        /// What the model says of the relationship beyond its arguments.
        public let options: [Option]
        /// The type of the property: a model, an optional one, or a collection of models.
        public package(set) var valueType: Any.Type
        /// The name of the entity at its other end.
        public package(set) var destination: String
        /// The name of the relationship that leads back, or `nil` if none does.
        public package(set) var inverseName: String?
        /// The key path of the relationship that leads back, or `nil` if none does.
        public package(set) var inverseKeyPath: AnyKeyPath?
        /// The key path from an object to the property.
        public package(set) var keypath: AnyKeyPath?
        /// What becomes of the objects at the other end when one is deleted.
        public let deleteRule: DeleteRule
        /// The least number of objects at the other end, if they are many. A save with fewer fails.
        public let minimumModelCount: Int?
        /// The greatest number of objects at the other end, if they are many; `nil` or 0 for any
        /// number. A save with more fails.
        public let maximumModelCount: Int?
        /// A text that tells versions of the relationship apart. Has no effect.
        public let hashModifier: String?
        /// How the database stores it; the builder decides.
        package var storage = Storage.foreignKey(column: "")

        /// Creates the description that `@Relationship` gives of a property.
        public init(
            _ options: Option..., deleteRule: DeleteRule = .nullify,
            minimumModelCount: Int? = 0, maximumModelCount: Int? = 0,
            originalName: String? = nil, inverse: AnyKeyPath? = nil, hashModifier: String? = nil
        ) {
            name = ""
            self.originalName = originalName ?? ""
            self.options = options
            valueType = Never.self
            destination = ""
            inverseKeyPath = inverse
            self.deleteRule = deleteRule
            self.minimumModelCount = minimumModelCount
            self.maximumModelCount = maximumModelCount
            self.hashModifier = hashModifier
        }

        private init(
            named name: String, like other: Relationship, type: Any.Type, destination: String,
            keyPath: AnyKeyPath
        ) {
            self.name = name
            originalName = other.originalName.isEmpty ? name : other.originalName
            options = other.options
            valueType = type
            self.destination = destination
            inverseKeyPath = other.inverseKeyPath
            keypath = keyPath
            deleteRule = other.deleteRule
            minimumModelCount = other.minimumModelCount
            maximumModelCount = other.maximumModelCount
            hashModifier = other.hashModifier
        }

        /// The relationship of a declared property.
        package func named(
            _ name: String, type: Any.Type, destination: String, keyPath: AnyKeyPath
        ) -> Relationship {
            Relationship(
                named: name, like: self, type: type, destination: destination, keyPath: keyPath)
        }

        /// Whether the property may be `nil`.
        public var isOptional: Bool { valueType is any OptionalType.Type }
        /// Whether the property leads to one object, not to a collection.
        public var isToOneRelationship: Bool { !isToMany }
        package var isToMany: Bool {
            (valueType as? any RelationshipValue.Type)?._isToMany ?? false
        }
    }
}

extension Schema.Relationship {
    /// What becomes of the objects at the other end when one is deleted.
    public enum DeleteRule: String, Codable, CaseIterable, Hashable, Sendable {
        /// They keep the reference to the deleted object, unless the store has it in a table of
        /// pairs.
        case noAction
        /// They lose the link.
        case nullify
        /// They are deleted, too.
        case cascade
        /// While there are any, the deletion fails.
        case deny
    }

    /// What `@Relationship` says besides its arguments.
    public struct Option: Hashable, Sendable {
        private let name: String
        /// No two objects lead to the same one. Has no effect.
        public static let unique = Option(name: "unique")
    }

    /// How a relationship lies in the database.
    package enum Storage: Hashable, Sendable {
        /// The key of the other object, in a column of the entity's own table.
        case foreignKey(column: String)
        /// The other objects have this object's key, in a column of their table.
        case inverseForeignKey(table: String, column: String)
        /// A table of pairs of keys.
        case joinTable(name: String, ownColumn: String, otherColumn: String)
    }
}

extension Schema.Relationship: Hashable {
    public static func == (a: Schema.Relationship, b: Schema.Relationship) -> Bool {
        a.name == b.name && a.destination == b.destination && a.storage == b.storage
            && a.inverseName == b.inverseName && a.deleteRule == b.deleteRule
            && a.isOptional == b.isOptional
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(destination)
    }
}
