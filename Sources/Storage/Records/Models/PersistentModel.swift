import Foundation
import Observation

/// A class whose objects are stored: what `@Model` makes of a class.
public protocol PersistentModel: _DescribedModel, Observable, Hashable, Identifiable,
    RelationshipValue, SendableMetatype
{
    /// The object of a record.
    init(_record: _ModelRecord)
    /// The values of the object, and where it is stored.
    var _$record: _ModelRecord { get }
}

extension PersistentModel {
    /// The identifier of the object, a temporary one until the object is inserted.
    public var persistentModelID: PersistentIdentifier { _$record.identifier }
    public var id: PersistentIdentifier { _$record.identifier }

    public static func == (a: Self, b: Self) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
