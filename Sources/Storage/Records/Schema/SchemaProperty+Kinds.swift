extension SchemaProperty {
    /// Whether the property is a stored value.
    public var isAttribute: Bool { self is Schema.Attribute }
    /// Whether the property is a link to other objects.
    public var isRelationship: Bool { self is Schema.Relationship }
    /// Whether the property lives in memory alone.
    public var isTransient: Bool { false }
    /// Whether no two objects may have the same value.
    public var isUnique: Bool { false }
    /// Whether the property is a link to one object.
    public var isToOneRelationship: Bool { false }
}
