import SwiftData
import SwiftUI
import Testing

/// How samples declare models, and what the declarations do.
@MainActor
struct ModelShapeTests {
    @Test("A class with stored properties, defaults and an initializer is stored as it is")
    func storedProperties() throws {
        let store = try RecipeStore()
        store.context.insert(Recipe("Soup", author: "Ada", minutes: 25))
        try store.context.save()
        let other = try #require(try store.saved().first)
        #expect(other.name == "Soup" && other.author == "Ada" && other.minutes == 25)
        #expect(other.difficulty == .easy && other.steps.isEmpty && other.photo == nil)
    }

    @Test("Enumerations, structures, lists, addresses and dates are attributes")
    func values() throws {
        let store = try RecipeStore("Soup")
        let recipe = try #require(try store.recipe("Soup"))
        recipe.difficulty = .hard
        recipe.yield = Recipe.Yield(count: 4, unit: "bowls")
        recipe.steps = ["Chop", "Boil"]
        recipe.source = URL(string: "https://example.org/soup")
        recipe.created = Date(timeIntervalSinceReferenceDate: 86_400)
        try store.context.save()
        let other = try #require(try store.saved().first)
        #expect(other.difficulty == .hard && other.yield?.unit == "bowls")
        #expect(other.steps == ["Chop", "Boil"] && other.source?.host() == "example.org")
        #expect(other.created == Date(timeIntervalSinceReferenceDate: 86_400))
    }

    @Test("@Attribute(.unique): an object with the same value takes the place of the older one")
    func uniqueAttribute() throws {
        let store = try RecipeStore()
        let soup = Recipe("Soup", cuisine: Cuisine("French"))
        store.context.insert(soup)
        try store.context.save()
        store.context.insert(Recipe("Stew", cuisine: Cuisine("French")))
        try store.context.save()
        let other = ModelContext(store.container)
        let cuisines = try other.fetch(FetchDescriptor<Cuisine>())
        #expect(cuisines.map(\.name) == ["French"])
        #expect(Set(cuisines[0].recipes.map(\.name)) == ["Soup", "Stew"])
    }

    @Test("#Unique: several properties are unique together")
    func uniqueTogether() throws {
        let store = try RecipeStore()
        store.context.insert(Recipe("Soup", author: "Ada", minutes: 10))
        store.context.insert(Recipe("Soup", author: "Bo", minutes: 20))
        try store.context.save()
        store.context.insert(Recipe("Soup", author: "Ada", minutes: 30))
        try store.context.save()
        #expect(try store.saved().map(\.minutes).sorted() == [20, 30])
    }

    @Test("#Index: fetches by the indexed properties find and sort as before")
    func indices() throws {
        let store = try RecipeStore("Cake", "Bread", "Apple pie")
        let descriptor = FetchDescriptor<Recipe>(
            predicate: #Predicate { $0.minutes >= 20 },
            sortBy: [SortDescriptor(\.minutes), SortDescriptor(\.name)])
        #expect(try store.context.fetch(descriptor).map(\.name) == ["Bread", "Apple pie"])
    }

    @Test("@Attribute(.externalStorage): large data comes back as it was")
    func externalStorage() throws {
        let store = try RecipeStore("Soup")
        let photo = Data((0..<300_000).map { UInt8(truncatingIfNeeded: $0) })
        try store.recipe("Soup")?.photo = photo
        try store.context.save()
        #expect(try store.saved().first?.photo == photo)
    }

    @Test("@Transient: a property lives in memory alone")
    func transient() throws {
        let store = try RecipeStore("Soup")
        let recipe = try #require(try store.recipe("Soup"))
        recipe.isBeingCooked = true
        #expect(!store.context.hasChanges)
        #expect(try store.recipe("Soup")?.isBeingCooked == true)
        #expect(try store.saved().first?.isBeingCooked == false)
    }

    @Test("@Relationship(deleteRule: .cascade, inverse:): the parts go with the whole")
    func cascade() throws {
        let store = try RecipeStore("Soup")
        let recipe = try #require(try store.recipe("Soup"))
        recipe.ingredients = [Ingredient("Water"), Ingredient("Salt", grams: 5)]
        #expect(recipe.ingredients.allSatisfy { $0.recipe === recipe })
        try store.context.save()
        #expect(try store.context.fetchCount(FetchDescriptor<Ingredient>()) == 2)
        store.context.delete(recipe)
        try store.context.save()
        #expect(try store.context.fetchCount(FetchDescriptor<Ingredient>()) == 0)
    }

    @Test("A relationship without a rule is empty when the other end is deleted")
    func nullify() throws {
        let store = try RecipeStore()
        let cuisine = Cuisine("French")
        store.context.insert(Recipe("Soup", cuisine: cuisine))
        try store.context.save()
        #expect(cuisine.recipes.map(\.name) == ["Soup"])
        store.context.delete(cuisine)
        try store.context.save()
        #expect(try store.saved().map(\.name) == ["Soup"])
        #expect(try store.recipe("Soup")?.cuisine == nil)
    }

    @Test("Two lists with an inverse are a relationship of many to many")
    func manyToMany() throws {
        let store = try RecipeStore("Soup", "Stew")
        let winter = RecipeLabel("winter")
        try store.recipe("Soup")?.labels.append(winter)
        try store.recipe("Stew")?.labels.append(winter)
        try store.context.save()
        #expect(Set(winter.recipes.map(\.name)) == ["Soup", "Stew"])
        winter.recipes.removeAll { $0.name == "Soup" }
        #expect(try store.recipe("Soup")?.labels.isEmpty == true)
    }

    @Test("An object is identified before and after it is saved, and equal only to itself")
    func identity() throws {
        let store = try RecipeStore()
        let recipe = Recipe("Soup")
        #expect(recipe == recipe && recipe != Recipe("Soup"))
        store.context.insert(recipe)
        try store.context.save()
        #expect(recipe.id == recipe.persistentModelID)
        #expect(try store.saved().first?.id == recipe.id)
        #expect(recipe.persistentModelID.entityName == "Recipe")
        let ids: Set<Recipe.ID> = [recipe.id]
        let copy = try JSONDecoder().decode(Set<Recipe.ID>.self, from: JSONEncoder().encode(ids))
        #expect(copy == ids)
    }
}
