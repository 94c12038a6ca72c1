import Foundation

extension Schema {
    /// A stored value of a model: one column of its table.
    public final class Attribute: SchemaProperty, @unchecked Sendable {
        public package(set) var name: String
        public package(set) var originalName: String
        public let options: [Option]
        public package(set) var valueType: Any.Type
        public package(set) var defaultValue: Any?
        public let hashModifier: String?
        /// How the column stores values.
        package private(set) var storage = ColumnStorage.encoded

        public init(
            _ options: Option..., originalName: String? = nil, hashModifier: String? = nil
        ) {
            name = ""
            self.originalName = originalName ?? ""
            self.options = options
            self.hashModifier = hashModifier
            valueType = Never.self
        }

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

        package var column: String { name }

        public var isOptional: Bool { valueType is any OptionalType.Type }
        public var isUnique: Bool { options.contains(.unique) }
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

        public static let unique = Option("unique")
        public static let externalStorage = Option("externalStorage")
        public static let ephemeral = Option("ephemeral")
        public static let spotlight = Option("spotlight")
        public static let allowsCloudEncryption = Option("allowsCloudEncryption")
        public static let preserveValueOnDeletion = Option("preserveValueOnDeletion")

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
