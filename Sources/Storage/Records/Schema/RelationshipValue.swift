/// The type of a property that is a relationship: a model, an optional one, or an array of them.
public protocol RelationshipValue {
    static var _destination: any _DescribedModel.Type { get }
    static var _isToMany: Bool { get }
}

extension Optional: RelationshipValue where Wrapped: RelationshipValue {
    public static var _destination: any _DescribedModel.Type { Wrapped._destination }
    public static var _isToMany: Bool { Wrapped._isToMany }
}
