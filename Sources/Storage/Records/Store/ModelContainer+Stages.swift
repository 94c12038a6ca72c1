import Foundation

extension ModelContainer {
    /// Runs the stages of a plan on a copy of a store, one after the other.
    static func stages(
        of plan: any SchemaMigrationPlan.Type, to newest: Schema.Version
    ) -> (_ copy: URL, _ version: Schema.Version) throws -> Void {
        { copy, version in
            var version = version
            while version < newest,
                let stage = plan.stages.first(where: { $0.from.versionIdentifier == version })
            {
                try run(stage, on: copy)
                version = stage.to.versionIdentifier
            }
        }
    }

    private static func run(_ stage: MigrationStage, on file: URL) throws {
        let configuration = ModelConfiguration(url: file)
        if let willMigrate = stage.willMigrate {
            let container = try ModelContainer(
                for: Schema(versionedSchema: stage.from), configurations: [configuration])
            try willMigrate(ModelContext(container))
            try container.store.database.close()
        }
        let container = try ModelContainer(
            for: Schema(versionedSchema: stage.to), configurations: [configuration])
        try stage.didMigrate?(ModelContext(container))
        try container.store.database.close()
    }
}
