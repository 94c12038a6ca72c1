import Views
import Widgets

/// The app's settings: one window, opened by its own command.
nonisolated public struct Settings<Content: View>: Scene {
    public typealias Body = Never
    private let content: Content

    /// Creates settings from the content of their window, which has the title “Settings”.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor public static func _declaration(of scene: Self) -> AnyView {
        let attributes = SceneAttributes(kind: .settings, title: Text("Settings"))
        return AnyView(
            SceneDeclarationView(attributes: attributes) { [content = scene.content] _ in
                AnyView(content)
            })
    }
}
