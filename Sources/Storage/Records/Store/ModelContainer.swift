import Foundation
import Synchronization

/// A schema and the store that its objects are in. Any thread may use it; the contexts made of it
/// belong to a thread or actor each.
public final class ModelContainer: Equatable, @unchecked Sendable {
    /// The schema of the models in the store.
    public let schema: Schema
    /// The versions of the schema and the steps between them, or `nil` without a plan.
    public let migrationPlan: (any SchemaMigrationPlan.Type)?
    /// The configuration of the store: a set of one.
    public let configurations: Set<ModelConfiguration>
    package let store: RecordStore
    private let main = Mutex<MainContext>(MainContext())

    /// Only the main actor reads it.
    private struct MainContext: @unchecked Sendable {
        var context: ModelContext?
    }

    /// Creates a container of model types or of a schema, with one store, which is opened, created
    /// or migrated.
    ///
    /// Without a configuration the store is `default.store` in the app's folder of data. Throws a
    /// `SwiftDataError` if the schema is not valid, if there are several configurations, or if the
    /// store cannot be opened or migrated.
    public convenience init(
        for forTypes: any PersistentModel.Type...,
        migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: ModelConfiguration...
    ) throws {
        try self.init(
            for: Schema(forTypes, version: Self.version(migrationPlan)),
            migrationPlan: migrationPlan, configurations: configurations)
    }

    public convenience init(
        for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: ModelConfiguration...
    ) throws {
        try self.init(
            for: givenSchema, migrationPlan: migrationPlan, configurations: configurations)
    }

    public init(
        for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: [ModelConfiguration]
    ) throws {
        if let fault = givenSchema.faults.first {
            throw SwiftDataError(.loadIssueModelContainer, fault)
        }
        guard configurations.count < 2 else {
            throw SwiftDataError(
                .duplicateConfiguration,
                """
                A container has one store here, and \(configurations.map(\.name)) are several: make \
                a container for each.
                """)
        }
        let configuration = configurations.first ?? ModelConfiguration()
        schema = givenSchema
        self.migrationPlan = migrationPlan
        self.configurations = [configuration]
        store = try StoreOpening(
            schema: givenSchema, configuration: configuration,
            runStages: migrationPlan.map { Self.stages(of: $0, to: givenSchema.version) }
        ).open()
    }

    /// The version of the models that an app uses: the last of its plan.
    private static func version(
        _ plan: (any SchemaMigrationPlan.Type)?
    ) -> Schema.Version {
        plan?.schemas.map { $0.versionIdentifier }.max() ?? Schema.Version(1, 0, 0)
    }

    public static func == (a: ModelContainer, b: ModelContainer) -> Bool { a === b }

    /// The context of the main actor, which views use. It saves by itself.
    @MainActor public var mainContext: ModelContext {
        if let context = main.withLock({ $0 }).context { return context }
        let made = MainContext(context: ModelContext(self, isMain: true))
        return main.withLock { main in
            if main.context == nil { main = made }
            return main
        }.context ?? ModelContext(self, isMain: true)
    }

    /// Deletes every object.
    public func deleteAllData() {
        do {
            try erase()
        } catch {
            RecordStore.logger.error("The data was not deleted: \(error)")
        }
    }

    /// Deletes every object, and the files of large values.
    public func erase() throws {
        let changes = try store.commit { database in
            var changes = CommittedChanges()
            for entity in schema.entities {
                try database.execute(sql: "DELETE FROM \(entity.table.quoted)")
                for case .joinTable(let name, _, _) in entity.relationshipsByName.values.map(
                    \.storage)
                {
                    try database.execute(sql: "DELETE FROM \(name.quoted)")
                }
                changes.entities[entity.name] = .init(isUnknown: true)
            }
            try HistoryLog.deleteAll(in: database)
            return changes
        }
        store.files.removeAll()
        store.commits.publish(changes, from: nil)
    }
}
