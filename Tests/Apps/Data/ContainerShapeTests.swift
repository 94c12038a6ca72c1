import SwiftData
import SwiftUI
import Testing

/// How samples make containers, and bring old stores to new models.
@MainActor
struct ContainerShapeTests {
    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("shapes-\(UUID().uuidString)", isDirectory: true)
    private var file: URL { folder.appendingPathComponent("Recipes.store") }

    private func removeFolder() { try? FileManager.default.removeItem(at: folder) }

    @Test("ModelContainer(for:): the types that a type is related to are stored, too")
    func types() throws {
        let container = try ModelContainer(
            for: Recipe.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        let names = container.schema.entities.map(\.name)
        #expect(names == ["Cuisine", "Ingredient", "Recipe", "RecipeLabel"].sorted())
    }

    @Test("Schema and ModelConfiguration: a container as the template of a new app makes it")
    func template() throws {
        let schema = Schema([Recipe.self, Cuisine.self])
        let configuration = ModelConfiguration(schema: schema, isStoredInMemoryOnly: true)
        let container = try ModelContainer(for: schema, configurations: [configuration])
        container.mainContext.insert(Recipe("Soup"))
        #expect(try container.mainContext.fetchCount(FetchDescriptor<Recipe>()) == 1)
        #expect(container.configurations.first?.isStoredInMemoryOnly == true)
    }

    @Test("ModelConfiguration(url:): the file has what was saved when it is opened again")
    func reopening() throws {
        defer { removeFolder() }
        for count in 0..<2 {
            let container = try ModelContainer(
                for: Recipe.self, configurations: ModelConfiguration(url: file))
            let context = ModelContext(container)
            #expect(try context.fetchCount(FetchDescriptor<Recipe>()) == count)
            context.insert(Recipe("Soup \(count)"))
            try context.save()
        }
        #expect(FileManager.default.fileExists(atPath: file.path))
    }

    @Test("ModelConfiguration(_:): a name is that of a file in the app's folder of data")
    func name() {
        let configuration = ModelConfiguration("Kitchen")
        #expect(configuration.name == "Kitchen")
        #expect(configuration.url.lastPathComponent == "Kitchen.store")
        #expect(ModelConfiguration().url.lastPathComponent == "default.store")
    }

    @Test("allowsSave: false: what is in the store can be read and not changed")
    func readOnly() throws {
        defer { removeFolder() }
        do {
            let context = ModelContext(
                try ModelContainer(
                    for: Recipe.self, configurations: ModelConfiguration(url: file)))
            context.insert(Recipe("Soup"))
            try context.save()
        }
        let container = try ModelContainer(
            for: Recipe.self, configurations: ModelConfiguration(url: file, allowsSave: false))
        let context = ModelContext(container)
        let recipe = try #require(try context.fetch(FetchDescriptor<Recipe>()).first)
        recipe.name = "Stew"
        #expect(throws: SwiftDataError.self) { try context.save() }
    }

    @Test("deleteAllData(): nothing is left")
    func deleteAllData() throws {
        let store = try RecipeStore("Soup", "Stew")
        store.container.deleteAllData()
        #expect(try store.saved().isEmpty)
        #expect(try store.context.fetch(FetchDescriptor<Recipe>()).isEmpty)
    }

    // MARK: Migration

    private func makeGarden() throws {
        let container = try ModelContainer(
            for: Schema(versionedSchema: GardenV1.self),
            configurations: ModelConfiguration(url: file))
        let context = ModelContext(container)
        context.insert(GardenV1.Plant(label: "Oak"))
        context.insert(GardenV1.Plant(label: "Moss"))
        try context.save()
    }

    private func plants(_ plan: any SchemaMigrationPlan.Type) throws -> [GardenV2.Plant] {
        let container = try ModelContainer(
            for: GardenV2.Plant.self, migrationPlan: plan,
            configurations: ModelConfiguration(url: file))
        return try container.mainContext.fetch(
            FetchDescriptor<GardenV2.Plant>(sortBy: [SortDescriptor(\.name)]))
    }

    @Test("A lightweight stage: a property has another name, a new one its default")
    func lightweight() throws {
        defer { removeFolder() }
        try makeGarden()
        let plants = try plants(LightPlan.self)
        #expect(plants.map(\.name) == ["Moss", "Oak"])
        #expect(plants.allSatisfy { !$0.isTall })
    }

    @Test("A custom stage: didMigrate changes the objects of the new models")
    func custom() throws {
        defer { removeFolder() }
        try makeGarden()
        #expect(try plants(GardenPlan.self).map(\.isTall) == [false, true])
    }
}

// Two versions of an app's models, and how a store gets from one to the other.

enum GardenV1: VersionedSchema {
    static var versionIdentifier: Schema.Version { Schema.Version(1, 0, 0) }
    static var models: [any PersistentModel.Type] { [Plant.self] }

    @Model
    final class Plant {
        var label: String
        init(label: String) { self.label = label }
    }
}

enum GardenV2: VersionedSchema {
    static var versionIdentifier: Schema.Version { Schema.Version(2, 0, 0) }
    static var models: [any PersistentModel.Type] { [Plant.self] }

    @Model
    final class Plant {
        @Attribute(originalName: "label") var name: String
        var isTall = false
        init(name: String) { self.name = name }
    }
}

enum GardenPlan: SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] { [GardenV1.self, GardenV2.self] }
    static var stages: [MigrationStage] { [migrateV1toV2] }
    static let migrateV1toV2 = MigrationStage.custom(
        fromVersion: GardenV1.self, toVersion: GardenV2.self, willMigrate: nil,
        didMigrate: { context in
            for plant in try context.fetch(FetchDescriptor<GardenV2.Plant>()) {
                plant.isTall = plant.name == "Oak"
            }
            try context.save()
        })
}

enum LightPlan: SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] { [GardenV1.self, GardenV2.self] }
    static var stages: [MigrationStage] {
        [.lightweight(fromVersion: GardenV1.self, toVersion: GardenV2.self)]
    }
}
