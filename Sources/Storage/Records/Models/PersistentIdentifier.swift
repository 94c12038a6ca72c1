import Foundation

/// Which object of which store: it stays the same from the object's first insertion on, and may be
/// given to other actors, saved, and used to find the object again.
public struct PersistentIdentifier: Hashable, Comparable, Codable, Sendable, Identifiable {
    /// What all identifiers of one entity of a store share, so that each is two words.
    private let origin: IdentifierOrigin
    /// The primary key. Negative before the object is inserted.
    package let key: Int64

    package init(_ origin: IdentifierOrigin, key: Int64) {
        self.origin = origin
        self.key = key
    }

    /// The name of the model's type.
    public var entityName: String { origin.entityName }
    /// The identifier of the store, or `nil` before the object is inserted.
    public var storeIdentifier: String? { origin.storeIdentifier }
    public var id: PersistentIdentifier { self }

    public static func == (a: PersistentIdentifier, b: PersistentIdentifier) -> Bool {
        a.key == b.key && (a.origin === b.origin || a.origin.isSame(as: b.origin))
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(key) }

    public static func < (a: PersistentIdentifier, b: PersistentIdentifier) -> Bool {
        a.entityName == b.entityName ? a.key < b.key : a.entityName < b.entityName
    }

    private enum CodingKeys: String, CodingKey { case entityName, storeIdentifier, primaryKey }

    /// Decodes an identifier, with which the object can be found in its store again.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        origin = IdentifierOrigin(
            entityName: try container.decode(String.self, forKey: .entityName),
            storeIdentifier: try container.decodeIfPresent(String.self, forKey: .storeIdentifier))
        key = try container.decode(Int64.self, forKey: .primaryKey)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(entityName, forKey: .entityName)
        try container.encodeIfPresent(storeIdentifier, forKey: .storeIdentifier)
        try container.encode(key, forKey: .primaryKey)
    }
}

/// An entity of a store, as identifiers name it.
package final class IdentifierOrigin: Sendable {
    let entityName: String
    let storeIdentifier: String?

    init(entityName: String, storeIdentifier: String?) {
        self.entityName = entityName
        self.storeIdentifier = storeIdentifier
    }

    func isSame(as other: IdentifierOrigin) -> Bool {
        entityName == other.entityName && storeIdentifier == other.storeIdentifier
    }
}
