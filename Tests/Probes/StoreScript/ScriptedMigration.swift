#if Macros
    import Foundation
    import Records

    /// A store of an older schema, and the way to the newer one.
    package enum ScriptedMigration {
        package enum State { case old, new }

        private static let count = 40

        static func makeOld(at file: URL) throws {
            let context = ModelContext(try open(OldSchema.self, at: file))
            for number in 0..<count { context.insert(OldSchema.Line("line \(number)")) }
            try context.save()
        }

        static func migrate(at file: URL) throws {
            _ = try ModelContainer(
                for: Schema(versionedSchema: NewSchema.self), migrationPlan: Plan.self,
                configurations: ModelConfiguration(url: file))
        }

        /// Which of both a store is, whole; nil where it is neither.
        package static func state(of file: URL) throws -> State? {
            do {
                let container = try open(OldSchema.self, at: file)
                let lines = try ModelContext(container).fetch(FetchDescriptor<OldSchema.Line>())
                return lines.map(\.text) == texts ? .old : nil
            } catch let error as SwiftDataError where error == .backwardMigration {
                let container = try open(NewSchema.self, at: file)
                let lines = try ModelContext(container).fetch(FetchDescriptor<NewSchema.Line>())
                let isWhole =
                    lines.map(\.body) == texts && lines.allSatisfy { $0.length == $0.body.count }
                return isWhole ? .new : nil
            }
        }

        private static var texts: [String] { (0..<count).map { "line \($0)" } }

        private static func open(
            _ schema: any VersionedSchema.Type, at file: URL
        ) throws -> ModelContainer {
            try ModelContainer(
                for: Schema(versionedSchema: schema),
                configurations: ModelConfiguration(url: file))
        }

        private enum Plan: SchemaMigrationPlan {
            static var schemas: [any VersionedSchema.Type] { [OldSchema.self, NewSchema.self] }
            static var stages: [MigrationStage] {
                [
                    .custom(
                        fromVersion: OldSchema.self, toVersion: NewSchema.self, willMigrate: nil,
                        didMigrate: { context in
                            for line in try context.fetch(FetchDescriptor<NewSchema.Line>()) {
                                line.length = line.body.count
                            }
                            try context.save()
                        })
                ]
            }
        }
    }

    enum OldSchema: VersionedSchema {
        static let versionIdentifier = Schema.Version(1, 0, 0)
        static var models: [any PersistentModel.Type] { [Line.self] }

        @Model final class Line {
            var text: String
            init(_ text: String) { self.text = text }
        }
    }

    enum NewSchema: VersionedSchema {
        static let versionIdentifier = Schema.Version(2, 0, 0)
        static var models: [any PersistentModel.Type] { [Line.self] }

        @Model final class Line {
            @Attribute(originalName: "text") var body: String
            var length = 0
            init(_ body: String) { self.body = body }
        }
    }
#endif
