/// A collection of models, as a to-many relationship has.
public protocol RelationshipCollection: RelationshipValue {
    associatedtype PersistentElement: PersistentModel
    init(_models: [PersistentElement])
    var _models: [PersistentElement] { get }
}

extension RelationshipCollection {
    public static var _destination: any _DescribedModel.Type { PersistentElement.self }
    public static var _isToMany: Bool { true }
}

extension Array: RelationshipValue where Element: PersistentModel {}

extension Array: RelationshipCollection where Element: PersistentModel {
    /// Creates an array of the models of a relationship.
    public init(_models models: [Element]) { self = models }
    public var _models: [Element] { self }
}

extension Set: RelationshipValue where Element: PersistentModel {}

extension Set: RelationshipCollection where Element: PersistentModel {
    /// Creates a set of the models of a relationship.
    public init(_models models: [Element]) { self = Set(models) }
    public var _models: [Element] { Array(self) }
}

extension Optional: RelationshipCollection where Wrapped: RelationshipCollection {
    /// Creates the collection of the models of a relationship; never `nil`.
    public init(_models models: [Wrapped.PersistentElement]) { self = Wrapped(_models: models) }
    public var _models: [Wrapped.PersistentElement] { self?._models ?? [] }
}

extension RelationshipValue where Self: PersistentModel {
    public static var _destination: any _DescribedModel.Type { Self.self }
    public static var _isToMany: Bool { false }
}
