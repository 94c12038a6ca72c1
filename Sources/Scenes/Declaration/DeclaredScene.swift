import AttributeGraph
import Views

/// Makes the root view of a window; the value is the one that the window presents.
package typealias SceneContent = @MainActor (PresentedValue?) -> AnyView

/// One scene for as long as the app declares it: what its windows show, and in which surroundings.
package final class DeclaredScene: PropertyStorage {
    private let content: Source<SceneContent>
    /// The environment at the scene's place in the app.
    private let scope: EnvironmentScope
    package private(set) var isDeclared = true

    init(in context: _PropertyContext) {
        content = Source({ _ in AnyView(EmptyView()) }, in: context.app.graph, label: "scene")
        scope = context.scope
    }

    /// Hands new content to the windows, as a parent hands its child a value.
    func offer(_ new: @escaping SceneContent) { content.write(new) }

    /// What windows show; the rule being evaluated is evaluated again when the scene offers more.
    @MainActor
    func view(presenting value: PresentedValue?) -> AnyView { content.read()(value) }

    /// The environment; the rule being evaluated becomes a reader.
    var environment: EnvironmentValues { scope.readAll() }

    package func disconnect() { isDeclared = false }
}
