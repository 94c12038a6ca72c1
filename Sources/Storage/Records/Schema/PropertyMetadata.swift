/// The macro's description of one property of a model.
public struct _PropertyMetadata: @unchecked Sendable {
    public let name: String
    public let keypath: AnyKeyPath
    public let defaultValue: Any?
    public let metadata: (any SchemaProperty)?

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
