import FoundationNames
import Foundation
import Geometry
import Views
import Widgets

/// An entry at the end of the screen's menu bar, for what is at hand whichever window is key. On a
/// desktop whose bar belongs to others it is an icon of the desktop's, or else a small window.
nonisolated public struct MenuBarExtra<Label: View, Content: View>: Scene {
    public typealias Body = Never
    private let title: Text?
    private let label: Label
    private let content: Content
    private let isInserted: Binding<Bool>?

    init(_ title: Text?, _ label: Label, _ content: Content, _ isInserted: Binding<Bool>?) {
        self.title = title
        self.label = label
        self.content = content
        self.isInserted = isInserted
    }

    /// Creates an extra with a label of any view, always shown or only while a binding is true.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(nil, label(), content(), nil)
    }

    /// Creates an extra with a label of any view, shown while the binding is true.
    public init(
        isInserted: Binding<Bool>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.init(nil, label(), content(), isInserted)
    }

    @MainActor public static func _declaration(of scene: Self) -> AnyView {
        AnyView(
            DeclaredExtra(
                title: scene.title, label: scene.label, content: scene.content,
                isInserted: scene.isInserted))
    }
}

extension MenuBarExtra where Label == Text {
    /// Creates an extra whose label is a title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), Text(titleKey), content(), nil)
    }

    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(Text(titleResource), Text(titleResource), content(), nil)
    }

    /// Creates an extra whose label is a title that is not translated.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(Text(title), Text(title), content(), nil)
    }

    /// Creates an extra whose label is a title, shown while the binding is true.
    public init(
        _ titleKey: LocalizedStringKey, isInserted: Binding<Bool>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(Text(titleKey), Text(titleKey), content(), isInserted)
    }

    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, isInserted: Binding<Bool>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(Text(titleResource), Text(titleResource), content(), isInserted)
    }

    /// Creates an extra with a title that is not translated, shown while the binding is true.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(Text(title), Text(title), content(), isInserted)
    }
}

public typealias _TitledIcon = Label<Text, Image>

extension MenuBarExtra where Label == _TitledIcon {
    /// Creates an extra whose label is a symbol; the title is for assistive technology.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
    ) {
        self.init(
            Text(titleKey), _TitledIcon(titleKey, systemImage: systemImage), content(), nil)
    }

    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, systemImage: String,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            Text(titleResource), _TitledIcon(titleResource, systemImage: systemImage), content(),
            nil)
    }

    /// Creates an extra whose label is a symbol, with a title that is not translated.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content
    ) {
        self.init(Text(title), _TitledIcon(title, systemImage: systemImage), content(), nil)
    }

    /// Creates an extra whose label is a symbol, shown while the binding is true.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            Text(titleKey), _TitledIcon(titleKey, systemImage: systemImage), content(), isInserted)
    }

    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, systemImage: String, isInserted: Binding<Bool>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            Text(titleResource), _TitledIcon(titleResource, systemImage: systemImage), content(),
            isInserted)
    }

    /// Creates an extra whose label is a symbol, shown while the binding is true. The title is not
    /// translated.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, isInserted: Binding<Bool>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            Text(title), _TitledIcon(title, systemImage: systemImage), content(), isInserted)
    }

    /// Creates an extra whose label is a picture of the app's; the title is for assistive
    /// technology.
    public init(
        _ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content
    ) {
        self.init(Text(titleKey), _TitledIcon(titleKey, image: image), content(), nil)
    }

    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, image: String, @ViewBuilder content: () -> Content
    ) {
        self.init(Text(titleResource), _TitledIcon(titleResource, image: image), content(), nil)
    }

    /// Creates an extra whose label is a picture of the app's, with a title that is not translated.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: String, @ViewBuilder content: () -> Content
    ) {
        self.init(Text(title), _TitledIcon(title, image: image), content(), nil)
    }

    /// Creates an extra whose label is a picture of the app's, shown while the binding is true.
    public init(
        _ titleKey: LocalizedStringKey, image: String, isInserted: Binding<Bool>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(Text(titleKey), _TitledIcon(titleKey, image: image), content(), isInserted)
    }

    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, image: String, isInserted: Binding<Bool>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            Text(titleResource), _TitledIcon(titleResource, image: image), content(), isInserted)
    }

    /// Creates an extra whose label is a picture of the app's, shown while the binding is true. The
    /// title is not translated.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(Text(title), _TitledIcon(title, image: image), content(), isInserted)
    }
}

/// An extra in the tree of declarations: the menu in a screen's bar, and the small window.
private struct DeclaredExtra<Label: View, Content: View>: View {
    let title: Text?
    let label: Label
    let content: Content
    let isInserted: Binding<Bool>?
    @Environment(\.menuBarExtraKind) private var kind
    @Environment(\.openWindow) private var openWindow

    init(title: Text?, label: Label, content: Content, isInserted: Binding<Bool>?) {
        self.title = title
        self.label = label
        self.content = content
        self.isInserted = isInserted
    }

    var body: some View {
        if isInserted?.wrappedValue ?? true {
            scene
            MenuEntriesReader(label) { labels in
                menu(title ?? Text(verbatim: labels.first { !$0.title.isEmpty }?.title ?? "Extra"))
            }
        }
    }

    private var scene: some View {
        let isMenu = kind != .window
        let attributes = SceneAttributes(
            kind: .menuBarExtra, title: title,
            extra: ExtraAttributes(label: AnyView(label), isWindow: !isMenu))
        return SceneDeclarationView(attributes: attributes) { [content] _ in
            AnyView(ExtraWindow(content: content, isMenu: isMenu))
        }
    }

    @ViewBuilder private func menu(_ title: Text) -> some View {
        if kind == .window {
            MenuEntriesReader(
                Button("Open") { [openWindow] in openWindow(id: "MenuBarExtra") }
            ) { entries in declared(title, entries) }
        } else {
            MenuEntriesReader(content) { entries in declared(title, entries) }
        }
    }

    private func declared(_ title: Text, _ entries: [MenuEntry]) -> some View {
        EmptyView().preference(
            key: DeclaredCommandsKey.self,
            value: [CommandDeclaration(location: .extra(title), entries: entries)])
    }
}

/// The small window of an extra: its own content, or its menu's entries below each other.
private struct ExtraWindow<Content: View>: View {
    let content: Content
    let isMenu: Bool

    init(content: Content, isMenu: Bool) {
        self.content = content
        self.isMenu = isMenu
    }

    var body: some View {
        if isMenu {
            VStack(alignment: .leading, spacing: Theme.Spacing.stack) { content }
                .buttonStyle(.borderless)
                .padding(Theme.Spacing.content)
                .frame(minWidth: Theme.Extra.width, alignment: .leading)
        } else {
            content
        }
    }
}

extension Theme {
    fileprivate enum Extra {
        /// The least width of the small window with an extra's menu.
        static var width: CGFloat { 180 }
    }
}
