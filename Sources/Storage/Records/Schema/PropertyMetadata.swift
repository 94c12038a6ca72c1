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
