import FoundationNames
import Views
import Widgets

/// A scene with one window.
nonisolated public struct Window<Content: View>: Scene {
    public typealias Body = Never
    private let attributes: SceneAttributes
    private let content: Content

    private init(title: Text?, id: String, content: Content) {
        attributes = SceneAttributes(kind: .window, id: id, title: title)
        self.content = content
    }

    /// Creates a scene with one window, which has the name of the app.
    package init(id: String, @ViewBuilder content: () -> Content) {
        self.init(title: nil, id: id, content: content())
    }

    /// Creates a scene with one window, its title, and the id by which `openWindow` finds it.
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.init(title: Text(titleKey), id: id, content: content())
    }

    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, id: String, @ViewBuilder content: () -> Content
    ) {
        self.init(title: Text(titleResource), id: id, content: content())
    }

    public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
        self.init(title: title, id: id, content: content())
    }

    /// Creates a scene with one window, and a title that is not translated.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        self.init(title: Text(verbatim: String(title)), id: id, content: content())
    }

    @MainActor public static func _declaration(of scene: Self) -> AnyView {
        AnyView(
            SceneDeclarationView(attributes: scene.attributes) { [content = scene.content] _ in
                AnyView(content)
            })
    }
}
