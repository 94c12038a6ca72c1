/// An attribute or a relationship of an entity.
public protocol SchemaProperty: AnyObject, Sendable {
    /// The name of the property.
    var name: String { get }
    /// The name that the property had in older stores; else its name.
    var originalName: String { get }
    /// The type of the property, optional or not.
    var valueType: Any.Type { get }
    /// Whether the property may be `nil`.
    var isOptional: Bool { get }
    /// Whether the property is a stored value.
    var isAttribute: Bool { get }
    /// Whether the property is a link to other objects.
    var isRelationship: Bool { get }
    /// Whether the property lives in memory alone.
    var isTransient: Bool { get }
    /// Whether no two objects may have the same value.
    var isUnique: Bool { get }
    /// Whether the property is a link to one object.
    var isToOneRelationship: Bool { get }
}

/// The macro's description of one property of a model.
public struct _PropertyMetadata: @unchecked Sendable {
    /// The name of the property.
    public let name: String
    /// The key path from an object to the property.
    public let keypath: AnyKeyPath
    /// The value that the declaration gives the property, or `nil`.
    public let defaultValue: Any?
    /// What `@Attribute` or `@Relationship` says of the property, or `nil` if it says nothing.
    public let metadata: (any SchemaProperty)?

    /// Creates the description of a property.
    public init(
        name: String, keypath: AnyKeyPath, defaultValue: Any? = nil,
        metadata: (any SchemaProperty)? = nil
    ) {
        self.name = name
        self.keypath = keypath
        self.defaultValue = defaultValue
        self.metadata = metadata
    }
}
