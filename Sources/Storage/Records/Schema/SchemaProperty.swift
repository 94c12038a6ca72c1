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
