import AttributeGraph
import Views

/// Builds the root view of a window from the value that the window presents.
package typealias SceneContent = @MainActor (PresentedValue?) -> AnyView

/// One scene for as long as the app declares it: the content of its windows and its environment.
package final class DeclaredScene: PropertyStorage {
    private let content: Source<SceneContent>
    /// The environment of the scene in the tree of declarations.
    private let scope: EnvironmentScope
    package private(set) var isDeclared = true

    @MainActor
    init(in context: _PropertyContext) {
        content = Source({ _ in AnyView(EmptyView()) }, in: context.app.graph, label: "scene")
        scope = context.scope
    }

    /// Gives new content to the windows.
    func offer(_ new: @escaping SceneContent) { content.write(new) }

    /// The content of a window; the rule being evaluated depends on it.
    @MainActor
    func view(presenting value: PresentedValue?) -> AnyView { content.read()(value) }

    /// The environment; the rule being evaluated becomes a reader.
    var environment: EnvironmentValues { scope.readAll() }

    package func disconnect() { isDeclared = false }
}
