import FoundationNames
import Views
import Widgets

/// A scene with one window in front of the app's others, such as a palette of tools. It opens by its
/// entry in the Window menu, and Escape closes it.
nonisolated public struct UtilityWindow<Content: View>: Scene {
    public typealias Body = Never
    private let attributes: SceneAttributes
    private let content: Content

    private init(title: Text, id: String, content: Content) {
        attributes = SceneAttributes(kind: .utility, id: id, title: title)
        self.content = content
    }

    /// Creates a window with a title and the id by which `openWindow` finds it.
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

    /// Creates a window with a title that is not translated.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        self.init(title: Text(verbatim: String(title)), id: id, content: content())
    }

    @MainActor public static func _declaration(of scene: Self) -> AnyView {
        AnyView(
            SceneDeclarationView(attributes: scene.attributes) { [content = scene.content] _ in
                AnyView(UtilityContent(content: content))
            })
    }
}

/// The content of a utility window.
private struct UtilityContent<Content: View>: View {
    let content: Content
    @Environment(\.dismissWindow) private var dismissWindow

    init(content: Content) { self.content = content }

    var body: some View { content.onExitCommand { dismissWindow() } }
}
