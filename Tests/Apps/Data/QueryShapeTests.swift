import CasementTesting
import SwiftData
import SwiftUI
import Testing

/// How samples declare queries, and use models in views.
@MainActor
struct QueryShapeTests {
    private let store: RecipeStore

    init() throws { store = try RecipeStore("Soup", "Bread", "Cake") }

    private func app(_ content: some View) -> TestApp {
        TestApp { content.modelContainer(store.container) }
    }

    private struct Names: View {
        let recipes: [Recipe]
        var body: some View { Text(recipes.map(\.name).joined(separator: ", ")) }
    }

    // MARK: Declarations

    private struct Sorted: View {
        @Query(sort: \Recipe.name) private var recipes: [Recipe]
        var body: some View { Names(recipes: recipes) }
    }

    @Test("@Query(sort:): by a property")
    func sorted() { app(Sorted()).find("Bread, Cake, Soup").expect() }

    private struct Reversed: View {
        @Query(sort: \Recipe.minutes, order: .reverse) private var recipes: [Recipe]
        var body: some View { Names(recipes: recipes) }
    }

    @Test("@Query(sort:order:): by a property, the other way round")
    func reversed() { app(Reversed()).find("Cake, Bread, Soup").expect() }

    private struct SortedByTwo: View {
        @Query(
            sort: [SortDescriptor(\Recipe.author), SortDescriptor(\Recipe.name, order: .reverse)],
            animation: .default)
        private var recipes: [Recipe]
        var body: some View { Names(recipes: recipes) }
    }

    @Test("@Query(sort:animation:): by several descriptors")
    func sortedByTwo() { app(SortedByTwo()).find("Soup, Cake, Bread").expect() }

    private struct Filtered: View {
        @Query(filter: #Predicate<Recipe> { $0.minutes > 10 }, sort: \.name)
        private var recipes: [Recipe]
        var body: some View { Names(recipes: recipes) }
    }

    @Test("@Query(filter:sort:): those that satisfy a predicate")
    func filtered() throws {
        let app = app(Filtered())
        app.find("Bread, Cake").expect()
        try store.recipe("Soup")?.minutes = 60
        app.settle()
        app.find("Bread, Cake, Soup").expect()
    }

    private struct Described: View {
        static var newest: FetchDescriptor<Recipe> {
            var descriptor = FetchDescriptor<Recipe>(
                sortBy: [SortDescriptor(\.minutes, order: .reverse)])
            descriptor.fetchLimit = 2
            return descriptor
        }

        @Query(Described.newest) private var recipes: [Recipe]
        var body: some View { Names(recipes: recipes) }
    }

    @Test("@Query(_:): by a descriptor with a limit")
    func described() { app(Described()).find("Cake, Bread").expect() }

    // MARK: Queries that change

    private struct SortedBy: View {
        @Query private var recipes: [Recipe]
        init(_ order: SortDescriptor<Recipe>) { _recipes = Query(sort: [order]) }
        var body: some View { Names(recipes: recipes) }
    }

    private struct Sorting: View {
        @State private var order = SortDescriptor(\Recipe.name)

        var body: some View {
            VStack {
                SortedBy(order)
                Picker("Sort", selection: $order) {
                    Text("Name").tag(SortDescriptor(\Recipe.name))
                    Text("Time").tag(SortDescriptor(\Recipe.minutes))
                }
                .pickerStyle(.segmented)
            }
        }
    }

    @Test("_recipes = Query(sort:): a view above chooses the order")
    func dynamicOrder() {
        let app = app(Sorting())
        app.find("Bread, Cake, Soup").expect()
        app.find("Time").tap()
        app.find("Soup, Bread, Cake").expect()
    }

    private struct Found: View {
        @Query private var recipes: [Recipe]

        init(_ search: String, shortest: Int) {
            _recipes = Query(
                filter: #Predicate<Recipe> { recipe in
                    (search.isEmpty || recipe.name.localizedStandardContains(search))
                        && recipe.minutes >= shortest
                }, sort: \Recipe.name)
        }

        var body: some View {
            if recipes.isEmpty { Text("Nothing") } else { Names(recipes: recipes) }
        }
    }

    private struct Searching: View {
        @State private var text = ""

        var body: some View {
            NavigationStack {
                Found(text, shortest: 20)
                    .searchable(text: $text, prompt: "Search")
            }
        }
    }

    @Test("_recipes = Query(filter:sort:): a search field chooses the predicate")
    func dynamicFilter() {
        let app = app(Searching())
        app.find("Bread, Cake").expect()
        app.find("Search", role: .textField).type("BREA")
        app.find("Bread").expect()
        app.find("Search", role: .textField).clear()
        app.find("Search", role: .textField).type("soup")
        app.find("Nothing").expect()
    }

    // MARK: Changes from views

    private struct Editing: View {
        @Query(sort: \Recipe.name) private var recipes: [Recipe]
        @Environment(\.modelContext) private var context

        var body: some View {
            List {
                ForEach(recipes) { recipe in Text(recipe.name) }
                    .onDelete { offsets in
                        for offset in offsets { context.delete(recipes[offset]) }
                    }
            }
            .toolbar {
                Button("Add") { context.insert(Recipe("Apple pie")) }
            }
        }
    }

    @Test("context.insert from a toolbar: the list has the object at its place")
    func insertion() {
        let app = app(NavigationStack { Editing() })
        app.find("Add").tap()
        app.find("Apple pie").expect()
        #expect(app.find("Apple pie").frame.minY < app.find("Bread").frame.minY)
    }

    private struct Detail: View {
        @Bindable var recipe: Recipe

        var body: some View {
            Form {
                TextField("Name", text: $recipe.name)
                Stepper("\(recipe.minutes) minutes", value: $recipe.minutes, in: 0...600)
                Picker("Difficulty", selection: $recipe.difficulty) {
                    Text("Easy").tag(Recipe.Difficulty.easy)
                    Text("Hard").tag(Recipe.Difficulty.hard)
                }
                .pickerStyle(.segmented)
            }
        }
    }

    private struct Master: View {
        @Query(sort: \Recipe.name) private var recipes: [Recipe]

        var body: some View {
            NavigationStack {
                List(recipes) { recipe in
                    NavigationLink(recipe.name, value: recipe)
                }
                .navigationDestination(for: Recipe.self) { Detail(recipe: $0) }
            }
        }
    }

    @Test("NavigationLink(value:) with a model: its page edits it through @Bindable")
    func navigation() throws {
        let app = app(Master())
        app.find("Bread").tap()
        app.advance(by: .seconds(1))
        app.find("20 minutes").expect()
        app.find("Hard").tap()
        app.find("Name", role: .textField).clear()
        app.find("Name", role: .textField).type("Rye bread")
        let recipe = try #require(try store.recipe("Rye bread"))
        #expect(recipe.difficulty == .hard && store.context.hasChanges)
    }

    private struct CuisinePicker: View {
        @Bindable var recipe: Recipe
        @Query(sort: \Cuisine.name) private var cuisines: [Cuisine]

        var body: some View {
            VStack {
                Picker("Cuisine", selection: $recipe.cuisine) {
                    Text("None").tag(nil as Cuisine?)
                    ForEach(cuisines) { Text($0.name).tag($0 as Cuisine?) }
                }
                .pickerStyle(.segmented)
                Text("Cuisine: \(recipe.cuisine?.name ?? "–")")
            }
        }
    }

    @Test("A picker over the objects of a query sets a relationship")
    func relationshipPicker() throws {
        store.context.insert(Cuisine("French"))
        let recipe = try #require(try store.recipe("Soup"))
        let app = app(CuisinePicker(recipe: recipe))
        app.find("Cuisine: –").expect()
        app.find("French").tap()
        app.find("Cuisine: French").expect()
        #expect(recipe.cuisine?.recipes.map(\.name) == ["Soup"])
        app.find("None").tap()
        app.find("Cuisine: –").expect()
    }

    private struct Draft: View {
        @Environment(\.modelContext) private var context
        @Environment(\.dismiss) private var dismiss
        @State private var name = ""

        var body: some View {
            VStack {
                TextField("New name", text: $name)
                Button("Save") {
                    context.insert(Recipe(name))
                    dismiss()
                }
            }
        }
    }

    private struct WithSheet: View {
        @Query(sort: \Recipe.name) private var recipes: [Recipe]
        @State private var isAdding = false

        var body: some View {
            VStack {
                Names(recipes: recipes)
                Button("New") { isAdding = true }
            }
            .sheet(isPresented: $isAdding) { Draft() }
        }
    }

    @Test("A sheet has the context of the view that presents it")
    func sheet() {
        let app = app(WithSheet())
        app.find("New").tap()
        app.advance(by: .seconds(1))
        app.find("New name").type("Dumplings")
        app.find("Save").tap()
        app.advance(by: .seconds(1))
        app.find("Bread, Cake, Dumplings, Soup").expect()
    }
}
