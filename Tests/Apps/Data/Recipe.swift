import SwiftData
import SwiftUI

/// The models of the shapes that samples of SwiftData have.
@Model
final class Recipe {
    #Unique<Recipe>([\.name, \.author])
    #Index<Recipe>([\.name], [\.minutes, \.name])

    var name: String
    var author: String
    var minutes: Int
    var difficulty: Difficulty = Difficulty.easy
    var yield: Yield?
    var steps: [String] = []
    var source: URL?
    var created: Date = Date(timeIntervalSinceReferenceDate: 0)
    @Attribute(.externalStorage) var photo: Data?
    @Relationship(deleteRule: .cascade, inverse: \Ingredient.recipe)
    var ingredients: [Ingredient] = []
    @Relationship(inverse: \Label.recipes) var labels: [Label] = []
    var cuisine: Cuisine?
    @Transient var isBeingCooked = false

    init(_ name: String, author: String = "", minutes: Int = 10, cuisine: Cuisine? = nil) {
        self.name = name
        self.author = author
        self.minutes = minutes
        self.cuisine = cuisine
    }

    var isQuick: Bool { minutes <= 15 }

    enum Difficulty: Int, Codable, CaseIterable { case easy = 1, hard = 3 }
    struct Yield: Codable, Equatable { var count: Int, unit: String }
    typealias Label = RecipeLabel
}

@Model
final class Ingredient {
    var name: String
    var grams: Double?
    var recipe: Recipe?

    init(_ name: String, grams: Double? = nil) {
        self.name = name
        self.grams = grams
    }
}

@Model
final class Cuisine {
    @Attribute(.unique) var name: String
    var recipes: [Recipe] = []

    init(_ name: String) { self.name = name }
}

@Model
final class RecipeLabel {
    @Attribute(.unique) var text: String
    var recipes: [Recipe] = []

    init(_ text: String) { self.text = text }
}

/// A store in memory for one test.
@MainActor
struct RecipeStore {
    let container: ModelContainer
    var context: ModelContext { container.mainContext }

    init(_ names: String...) throws {
        let configuration = ModelConfiguration(isStoredInMemoryOnly: true)
        container = try ModelContainer(
            for: Recipe.self, Cuisine.self, configurations: configuration)
        context.autosaveEnabled = false
        for (index, name) in names.enumerated() {
            context.insert(Recipe(name, minutes: 10 * (index + 1)))
        }
        try context.save()
    }

    /// What another context finds: what was saved.
    func saved() throws -> [Recipe] {
        try ModelContext(container).fetch(
            FetchDescriptor<Recipe>(sortBy: [SortDescriptor(\.name)]))
    }

    func recipe(_ name: String) throws -> Recipe? {
        try context.fetch(FetchDescriptor<Recipe>(predicate: #Predicate { $0.name == name })).first
    }
}
