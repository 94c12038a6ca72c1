/// An attribute or a relationship of an entity.
public protocol SchemaProperty: AnyObject, Sendable {
    var name: String { get }
    var originalName: String { get }
    var valueType: Any.Type { get }
    var isOptional: Bool { get }
    var isAttribute: Bool { get }
    var isRelationship: Bool { get }
    var isTransient: Bool { get }
    var isUnique: Bool { get }
    var isToOneRelationship: Bool { get }
}
