import SwiftData
import SwiftUI
import Testing

/// What samples do with a context.
@MainActor
struct ContextShapeTests {
    @Test("insert, hasChanges, save: what waits is saved, and nothing waits any more")
    func save() throws {
        let store = try RecipeStore()
        #expect(!store.context.hasChanges)
        store.context.insert(Recipe("Soup"))
        #expect(store.context.hasChanges && store.context.insertedModelsArray.count == 1)
        if store.context.hasChanges { try store.context.save() }
        #expect(!store.context.hasChanges)
        #expect(try store.saved().map(\.name) == ["Soup"])
    }

    @Test("delete(model:where:): those that satisfy the predicate are deleted")
    func deleteWhere() throws {
        let store = try RecipeStore("Soup", "Stew", "Cake")
        try store.context.delete(model: Recipe.self, where: #Predicate { $0.minutes > 15 })
        try store.context.save()
        #expect(try store.saved().map(\.name) == ["Soup"])
        try store.context.delete(model: Recipe.self)
        try store.context.save()
        #expect(try store.saved().isEmpty)
    }

    @Test("FetchDescriptor: predicate, orders, limit and offset")
    func descriptor() throws {
        let store = try RecipeStore("Soup", "Stew", "Cake", "Bread")
        var descriptor = FetchDescriptor<Recipe>(
            predicate: #Predicate { $0.minutes < 40 },
            sortBy: [SortDescriptor(\.minutes, order: .reverse), SortDescriptor(\.name)])
        #expect(try store.context.fetch(descriptor).map(\.name) == ["Cake", "Stew", "Soup"])
        descriptor.fetchLimit = 1
        descriptor.fetchOffset = 1
        #expect(try store.context.fetch(descriptor).map(\.name) == ["Stew"])
    }

    @Test("propertiesToFetch, relationshipKeyPathsForPrefetching: the rest is read on access")
    func prefetching() throws {
        let store = try RecipeStore("Soup")
        try store.recipe("Soup")?.ingredients = [Ingredient("Salt")]
        try store.context.save()
        var descriptor = FetchDescriptor<Recipe>()
        descriptor.propertiesToFetch = [\.name]
        descriptor.relationshipKeyPathsForPrefetching = [\.ingredients]
        let other = ModelContext(store.container)
        let recipe = try #require(try other.fetch(descriptor).first)
        #expect(recipe.minutes == 10 && recipe.ingredients.map(\.name) == ["Salt"])
    }

    @Test("fetchCount and fetchIdentifiers: how many there are and which, without their values")
    func countsAndIdentifiers() throws {
        let store = try RecipeStore("Soup", "Stew")
        #expect(try store.context.fetchCount(FetchDescriptor<Recipe>()) == 2)
        let quick = FetchDescriptor<Recipe>(predicate: #Predicate { $0.minutes == 10 })
        let soup = try #require(try store.recipe("Soup"))
        #expect(try store.context.fetchIdentifiers(quick) == [soup.persistentModelID])
    }

    @Test("enumerate: a block sees each object, in the order of the descriptor")
    func enumerate() throws {
        let store = try RecipeStore("Soup", "Stew", "Cake")
        var names: [String] = []
        let all = FetchDescriptor<Recipe>(sortBy: [SortDescriptor(\.name)])
        try store.context.enumerate(all, batchSize: 2) { names.append($0.name) }
        #expect(names == ["Cake", "Soup", "Stew"])
    }

    @Test("model(for:) and registeredModel(for:): an object by its identifier")
    func identifiers() throws {
        let store = try RecipeStore("Soup")
        let id = try #require(try store.recipe("Soup")).persistentModelID
        let other = ModelContext(store.container)
        let unknown: Recipe? = other.registeredModel(for: id)
        #expect(unknown == nil)
        let recipe = try #require(other.model(for: id) as? Recipe)
        #expect(recipe.name == "Soup")
        let known: Recipe? = other.registeredModel(for: id)
        #expect(known === recipe)
    }

    @Test("rollback: the objects are as the store has them")
    func rollback() throws {
        let store = try RecipeStore("Soup")
        let recipe = try #require(try store.recipe("Soup"))
        recipe.name = "Stew"
        store.context.insert(Recipe("Cake"))
        store.context.rollback()
        #expect(recipe.name == "Soup" && !store.context.hasChanges)
        #expect(try store.context.fetchCount(FetchDescriptor<Recipe>()) == 1)
    }

    @Test("transaction: the block's changes are saved together")
    func transaction() throws {
        let store = try RecipeStore("Soup")
        try store.context.transaction {
            store.context.insert(Recipe("Cake"))
            try store.recipe("Soup")?.minutes = 99
        }
        #expect(try store.saved().map(\.minutes) == [10, 99])
    }

    @Test("undoManager: a change is undone and redone")
    func undo() throws {
        let store = try RecipeStore("Soup")
        let undoManager = UndoManager()
        store.context.undoManager = undoManager
        let recipe = try #require(try store.recipe("Soup"))
        recipe.name = "Stew"
        undoManager.undo()
        #expect(recipe.name == "Soup")
        undoManager.redo()
        #expect(recipe.name == "Stew")
    }

    @Test("ModelContext.didSave: who listens learns what was saved")
    func notifications() throws {
        let store = try RecipeStore()
        let recipe = Recipe("Soup")
        nonisolated(unsafe) var inserted: [PersistentIdentifier] = []
        let token = NotificationCenter.default.addObserver(
            forName: ModelContext.didSave, object: store.context, queue: nil
        ) { notification in
            let key = ModelContext.NotificationKey.insertedIdentifiers.rawValue
            inserted = notification.userInfo?[key] as? [PersistentIdentifier] ?? []
        }
        defer { NotificationCenter.default.removeObserver(token) }
        store.context.insert(recipe)
        try store.context.save()
        #expect(inserted == [recipe.persistentModelID])
    }

    // MARK: Elsewhere

    @ModelActor
    fileprivate actor Importer {
        func add(_ names: [String]) throws -> [PersistentIdentifier] {
            let recipes = names.map { Recipe($0) }
            for recipe in recipes { modelContext.insert(recipe) }
            try modelContext.save()
            return recipes.map(\.persistentModelID)
        }

        func rename(_ id: PersistentIdentifier, to name: String) throws {
            guard let recipe = self[id, as: Recipe.self] else { return }
            recipe.name = name
            try modelContext.save()
        }
    }

    @Test("@ModelActor: an actor imports beside the main thread, and the main context finds it")
    func modelActor() async throws {
        let store = try RecipeStore()
        let importer = Importer(modelContainer: store.container)
        let ids = try await importer.add(["Soup", "Stew"])
        let soup = try #require(store.context.model(for: ids[0]) as? Recipe)
        #expect(soup.name == "Soup")
        try await importer.rename(ids[0], to: "Broth")
        store.context.processPendingChanges()
        #expect(soup.name == "Broth")
    }

    @Test("A context of its own in a detached task")
    func detachedTask() async throws {
        let store = try RecipeStore("Soup")
        let container = store.container
        let count = try await Task.detached {
            let context = ModelContext(container)
            context.insert(Recipe("Stew"))
            try context.save()
            return try context.fetchCount(FetchDescriptor<Recipe>())
        }.value
        #expect(count == 2)
        #expect(try store.context.fetchCount(FetchDescriptor<Recipe>()) == 2)
    }

    // MARK: Predicates

    private func names(_ predicate: Predicate<Recipe>) throws -> [String] {
        let store = try RecipeStore("Soup", "Stew", "Crème brûlée")
        let soup = try #require(try store.recipe("Soup"))
        soup.cuisine = Cuisine("French")
        soup.ingredients = [Ingredient("Salt", grams: 5)]
        try store.context.save()
        let descriptor = FetchDescriptor(predicate: predicate, sortBy: [SortDescriptor(\.name)])
        return try store.context.fetch(descriptor).map(\.name)
    }

    @Test("#Predicate with captured values: an empty search finds all")
    func searchPredicate() throws {
        func search(_ text: String) throws -> [String] {
            try names(#Predicate { text.isEmpty || $0.name.localizedStandardContains(text) })
        }
        #expect(try search("").count == 3)
        #expect(try search("BRULEE") == ["Crème brûlée"])
        #expect(try search("st") == ["Stew"])
    }

    @Test("#Predicate over relationships, to one and to many")
    func relationshipPredicate() throws {
        #expect(try names(#Predicate { $0.cuisine?.name == "French" }) == ["Soup"])
        #expect(
            try names(#Predicate { $0.ingredients.contains { ($0.grams ?? 0) > 1 } }) == ["Soup"])
        #expect(try names(#Predicate { $0.ingredients.isEmpty }).count == 2)
    }
}
