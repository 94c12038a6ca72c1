/// The entities of a store: what its models declare, checked and completed.
public final class Schema: @unchecked Sendable {
    /// The version of the schema, by which a store knows whether it must be migrated.
    public let version: Version
    /// The entities, in the order of their names.
    public let entities: [Entity]
    /// The entities by their names.
    public let entitiesByName: [String: Entity]
    /// What a schema cannot hold, as sentences; a container is not made of one that has any.
    package let faults: [String]

    package init(version: Version, entities: [String: Entity], faults: [String]) {
        self.version = version
        self.entities = entities.values.sorted { $0.name < $1.name }
        entitiesByName = entities
        self.faults = faults
    }

    package static func name(of type: any _DescribedModel.Type) -> String {
        String(describing: type)
    }

    package func entity(ofType type: any _DescribedModel.Type) -> Entity? {
        entitiesByName[Self.name(of: type)]
    }
}

extension Schema: Hashable {
    public static func == (a: Schema, b: Schema) -> Bool {
        a.version == b.version && a.entities == b.entities
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(version)
        hasher.combine(entities)
    }
}

extension Schema {
    /// The version of a schema: major, minor, patch.
    public struct Version: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
        /// The number of the schema's great changes.
        public let major: Int
        /// The number of changes since the last great one.
        public let minor: Int
        /// The number of corrections since the last change.
        public let patch: Int

        /// Creates a version of its three numbers.
        public init(_ major: Int, _ minor: Int, _ patch: Int) {
            self.major = major
            self.minor = minor
            self.patch = patch
        }

        public static func < (a: Version, b: Version) -> Bool {
            (a.major, a.minor, a.patch) < (b.major, b.minor, b.patch)
        }

        public var description: String { "\(major).\(minor).\(patch)" }
    }
}
