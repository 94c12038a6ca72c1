import CasementTesting
import SwiftData
import SwiftUI
import Testing

/// How samples give views and previews a container.
@MainActor
struct SetupShapeTests {
    private struct Count: View {
        @Query private var recipes: [Recipe]
        @Environment(\.modelContext) private var context

        var body: some View {
            VStack {
                Text("\(recipes.count) recipes")
                Button("Add") { context.insert(Recipe("Soup \(recipes.count)")) }
            }
        }
    }

    @Test(".modelContainer(for:inMemory:) on a view: it makes the store")
    func viewContainer() {
        let app = TestApp { Count().modelContainer(for: Recipe.self, inMemory: true) }
        app.find("0 recipes").expect()
        app.find("Add").tap()
        app.find("1 recipes").expect()
    }

    @Test(".modelContainer(for:onSetup:): a new store is filled before it is shown")
    func setup() {
        let app = TestApp {
            Count().modelContainer(for: [Recipe.self, Cuisine.self], inMemory: true) { result in
                guard let container = try? result.get() else { return }
                container.mainContext.insert(Recipe("Sample"))
            }
        }
        app.find("1 recipes").expect()
    }

    private struct Kitchen: App {
        let container: ModelContainer

        init() {
            do {
                container = try ModelContainer(
                    for: Recipe.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true)
                )
                container.mainContext.insert(Recipe("Soup"))
            } catch {
                fatalError("\(error)")
            }
        }

        var body: some Scene {
            WindowGroup { Count() }
                .modelContainer(container)
        }
    }

    @Test("A container that the app's initializer makes is given to a scene")
    func appContainer() {
        TestApp(Kitchen.self).find("1 recipes").expect()
    }

    @Test(".modelContext(_:): a part of the tree has a context of its own")
    func context() throws {
        let store = try RecipeStore("Soup")
        let other = ModelContext(store.container)
        let app = TestApp { Count().modelContext(other) }
        app.find("1 recipes").expect()
        app.find("Add").tap()
        app.find("2 recipes").expect()
        #expect(try store.saved().count == 1)
        try other.save()
        #expect(try store.saved().count == 2)
    }

    @Test("isUndoEnabled: the keys of the window undo a change of a model")
    func undoKeys() {
        let app = TestApp {
            Count().modelContainer(for: Recipe.self, inMemory: true, isUndoEnabled: true)
        }
        app.find("Add").tap()
        app.find("1 recipes").expect()
        app.key("ctrl+z")
        app.find("0 recipes").expect()
        app.key("ctrl+shift+z")
        app.find("1 recipes").expect()
    }

    private struct SampleRecipes: PreviewModifier {
        static func makeSharedContext() async throws -> ModelContainer {
            let container = try ModelContainer(
                for: Recipe.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
            container.mainContext.insert(Recipe("Sample"))
            return container
        }

        func body(content: Content, context: ModelContainer) -> some View {
            content.modelContainer(context)
        }
    }

    @Test("A PreviewModifier gives previews a container with samples")
    func previewModifier() async throws {
        let container = try await SampleRecipes.makeSharedContext()
        #expect(try container.mainContext.fetchCount(FetchDescriptor<Recipe>()) == 1)
        let trait = PreviewTrait<Preview.ViewTraits>.modifier(SampleRecipes())
        _ = trait
        TestApp { Count().modelContainer(container) }.find("1 recipes").expect()
    }

    private struct Loading: View {
        @Environment(\.modelContext) private var context
        @Query(sort: \Recipe.name) private var recipes: [Recipe]

        var body: some View {
            Text(recipes.map(\.name).joined(separator: ", "))
                .onAppear {
                    guard recipes.isEmpty else { return }
                    for name in ["Soup", "Bread"] { context.insert(Recipe(name)) }
                }
        }
    }

    @Test("A view that appears fills an empty store")
    func fillOnAppear() {
        let app = TestApp { Loading().modelContainer(for: Recipe.self, inMemory: true) }
        app.settle()
        app.find("Bread, Soup").expect()
    }
}
