import Views

/// A program: its `body` declares the scenes it consists of.
@MainActor @preconcurrency
public protocol App {
    associatedtype Body: Scene

    @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }

    @MainActor @preconcurrency init()
}

/// The app as the root of the tree of declarations, so that its state, its environment and what
/// it observes are those of a view.
struct AppDeclaration<A: App>: View {
    private var app: WithDynamicProperties<A>

    init(_ app: A) { self.app = WithDynamicProperties(app) }

    var body: some View { SceneView(scene: app.value.body) }
}
