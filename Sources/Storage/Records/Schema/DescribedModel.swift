/// What a schema needs of a model type.
public protocol _DescribedModel: AnyObject {
    /// What is stored of the type, one entry for each property, in the order of declaration.
    static var schemaMetadata: [_PropertyMetadata] { get }
    /// What `#Unique` declares.
    static var _uniqueness: [[AnyKeyPath]] { get }
    /// What `#Index` declares.
    static var _indices: [[AnyKeyPath]] { get }
}

extension _DescribedModel {
    /// The `ID` of `Identifiable`, named here: one that the compiler derives for a class whose
    /// conformance a macro writes is not found from the other files of its module. A model with a
    /// property `id` of its own has that of the property.
    public typealias ID = PersistentIdentifier

    public static var _uniqueness: [[AnyKeyPath]] { [] }
    public static var _indices: [[AnyKeyPath]] { [] }
}
