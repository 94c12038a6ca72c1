import FoundationNames
import Views
import Widgets

/// A scene with any number of windows that look alike, each with state of its own.
nonisolated public struct WindowGroup<Content: View>: Scene {
    public typealias Body = Never
    private let attributes: SceneAttributes
    private let content: SceneContent

    init(_ attributes: SceneAttributes, content: @escaping SceneContent) {
        self.attributes = attributes
        self.content = content
    }

    init(id: String?, title: Text?, content: Content) {
        self.init(SceneAttributes(kind: .windowGroup, id: id, title: title)) { _ in AnyView(content)
        }
    }

    @MainActor public static func _declaration(of scene: Self) -> AnyView {
        AnyView(SceneDeclarationView(attributes: scene.attributes, content: scene.content))
    }
}

extension WindowGroup {
    /// Creates a group of windows with a content. The title is shown unless the content sets
    /// another; the id is that of `openWindow`.
    public init(@ViewBuilder content: () -> Content) {
        self.init(id: nil, title: nil, content: content())
    }

    @_disfavoredOverload
    public init(@ViewBuilder makeContent: @escaping () -> Content) {
        self.init(id: nil, title: nil, content: makeContent())
    }

    @_disfavoredOverload
    public init(id: String, @ViewBuilder makeContent: @escaping () -> Content) {
        self.init(id: id, title: nil, content: makeContent())
    }

    public init(id: String, @ViewBuilder content: () -> Content) {
        self.init(id: id, title: nil, content: content())
    }

    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(id: nil, title: Text(titleKey), content: content())
    }

    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(id: nil, title: Text(titleResource), content: content())
    }

    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.init(id: id, title: Text(titleKey), content: content())
    }

    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, id: String, @ViewBuilder content: () -> Content
    ) {
        self.init(id: id, title: Text(titleResource), content: content())
    }

    /// Creates a group of windows with a title that is not translated.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(id: nil, title: Text(verbatim: String(title)), content: content())
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        self.init(id: id, title: Text(verbatim: String(title)), content: content())
    }

    /// Creates a group of windows with a title.
    public init(_ title: Text, @ViewBuilder content: () -> Content) {
        self.init(id: nil, title: title, content: content())
    }

    public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
        self.init(id: id, title: title, content: content())
    }
}
