import Foundation

extension Schema {
    /// A stored value of a model: one column of its table.
    public final class Attribute: SchemaProperty, @unchecked Sendable {
        /// The name of the property, which is also that of its column.
        public package(set) var name: String
        /// The name that the property had in older stores, so that their values are found; else its
        /// name.
        public package(set) var originalName: String
        /// What the model says of the attribute beyond its type.
        public let options: [Option]
        /// The type of the property, optional or not.
        public package(set) var valueType: Any.Type
        /// The value that the property's declaration gives it, or `nil`. Rows that are older than a
        /// property that must have a value get it.
        public package(set) var defaultValue: Any?
        /// A text that tells versions of the attribute apart. Has no effect.
        public let hashModifier: String?
        /// How the column stores values.
        package private(set) var storage = ColumnStorage.encoded

        /// Creates the description that `@Attribute` gives of a property.
        public init(
            _ options: Option..., originalName: String? = nil, hashModifier: String? = nil
        ) {
            name = ""
            self.originalName = originalName ?? ""
            self.options = options
            self.hashModifier = hashModifier
            valueType = Never.self
        }

        /// Creates the description of a property of a name and a type.
        public init(
            name: String, originalName: String? = nil, options: [Option] = [],
            valueType: Any.Type, defaultValue: Any? = nil, hashModifier: String? = nil
        ) {
            self.name = name
            self.originalName = originalName ?? name
            self.options = options
            self.valueType = valueType
            self.defaultValue = defaultValue
            self.hashModifier = hashModifier
            storage = ColumnStorage(of: valueType)
        }

        /// The attribute of a declared property.
        package func named(_ name: String, type: Any.Type, defaultValue: Any?) -> Attribute {
            Attribute(
                name: name, originalName: originalName.isEmpty ? name : originalName,
                options: options, valueType: type, defaultValue: defaultValue,
                hashModifier: hashModifier)
        }

        package var column: String { name.columnName }

        /// Whether the property may be `nil`.
        public var isOptional: Bool { valueType is any OptionalType.Type }
        /// Whether no two objects may have the same value.
        public var isUnique: Bool { options.contains(.unique) }
        /// Whether a value transformer was named. The value is stored as `Codable` writes it.
        public var isTransformable: Bool { options.contains { $0.transformer != nil } }
        /// Whether it lives in memory alone.
        public var isTransient: Bool { options.contains(.ephemeral) }
        /// Whether large values are files beside the store.
        package var isExternal: Bool { options.contains(.externalStorage) }
    }
}

extension Schema.Attribute {
    /// What `@Attribute` says of a value.
    public struct Option: Hashable, Sendable {
        private let name: String
        /// The name of the value transformer.
        package let transformer: String?

        private init(_ name: String, transformer: String? = nil) {
            self.name = name
            self.transformer = transformer
        }

        /// No two objects may have the same value: a new object becomes the older one, with the new
        /// values.
        public static let unique = Option("unique")
        /// Data of 128 KB and more is kept in a file beside the store.
        public static let externalStorage = Option("externalStorage")
        /// The value lives in memory alone: an object that is read from the store has none.
        public static let ephemeral = Option("ephemeral")
        /// The value may be indexed by the system's search. Has no effect.
        public static let spotlight = Option("spotlight")
        /// The value may be encrypted in iCloud. Has no effect.
        public static let allowsCloudEncryption = Option("allowsCloudEncryption")
        /// The value is kept in the history when the object is deleted.
        public static let preserveValueOnDeletion = Option("preserveValueOnDeletion")

        /// The value is stored by a value transformer. The transformer is not used: the value is
        /// stored as `Codable` writes it, and predicates read it in memory.
        public static func transformable(by transformerName: String) -> Option {
            Option("transformable", transformer: transformerName)
        }
    }
}

extension Schema.Attribute: Hashable {
    public static func == (a: Schema.Attribute, b: Schema.Attribute) -> Bool {
        a.name == b.name && a.storage == b.storage && a.isOptional == b.isOptional
            && a.options == b.options
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(storage)
    }
}
