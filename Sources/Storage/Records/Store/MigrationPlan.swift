/// The versions of an app's schema, oldest first, and how a store gets from each to the next.
public protocol SchemaMigrationPlan {
    /// The versions of the schema, oldest first.
    static var schemas: [any VersionedSchema.Type] { get }
    /// The steps from each version to the next.
    static var stages: [MigrationStage] { get }
}

/// A step from one version of a schema to the next.
public enum MigrationStage: @unchecked Sendable {
    /// The new tables say how: properties are added, removed and renamed.
    case lightweight(
        fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
    /// Besides that, objects are changed before, by the old models, and after, by the new ones.
    case custom(
        fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
        willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)

    var from: any VersionedSchema.Type {
        switch self {
        case .lightweight(let from, _), .custom(let from, _, _, _): from
        }
    }

    var to: any VersionedSchema.Type {
        switch self {
        case .lightweight(_, let to), .custom(_, let to, _, _): to
        }
    }

    var willMigrate: ((ModelContext) throws -> Void)? {
        if case .custom(_, _, let will, _) = self { will } else { nil }
    }

    var didMigrate: ((ModelContext) throws -> Void)? {
        if case .custom(_, _, _, let did) = self { did } else { nil }
    }
}
