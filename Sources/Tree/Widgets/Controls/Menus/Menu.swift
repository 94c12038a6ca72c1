import FoundationNames
import Foundation
import Views

/// A button that opens a menu of actions.
nonisolated public struct Menu<Label: View, Content: View>: View {
    private let label: Label
    private let content: () -> Content
    private let primaryAction: (@MainActor () -> Void)?
    @Environment(\.actionContainer) private var container
    @Environment(\.menuStyles) private var styles

    /// Creates a button with any view as its label that opens a menu of the content; inside another
    /// menu it is a submenu. The content is made when the menu opens.
    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content
        primaryAction = nil
    }

    /// Creates a button that runs the action, and beside it a small one that opens the menu. If the
    /// indicator is hidden, a press of the secondary button opens the menu.
    @preconcurrency
    public init(
        @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.label = label()
        self.content = content
        self.primaryAction = primaryAction
    }

    @MainActor public var body: some View {
        if container?.kind == .declared {
            DeclaredSubmenu(content: LazyContent(build: content), label: label)
        } else if let container, container.kind == .menu {
            SubmenuRow(rows: content) { label }
        } else if let style = styles.innermost {
            style.body(
                MenuStyleConfiguration(
                    label: .init(content: styles.part(label)),
                    content: .init(content: styles.part(LazyContent(build: content))),
                    primaryAction: primaryAction)
            )
            .inStyles(styles.outer)
        } else {
            MenuButton(label: label, content: content, primaryAction: primaryAction)
        }
    }
}

extension Menu where Label == Text {
    /// Creates a menu with a localized title.
    public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(content: content) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(content: content) { Text(titleResource) }
    }

    /// Creates a menu with a title that is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(content: content) { Text(title) }
    }

    /// Creates a menu with a localized title whose press runs the action; a button beside it opens
    /// the menu.
    @preconcurrency
    public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
    }

    @_disfavoredOverload @preconcurrency
    public init(
        _ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(content: content, label: { Text(titleResource) }, primaryAction: primaryAction)
    }

    /// Creates a menu with a title that is shown as it is, whose press runs the action.
    @_disfavoredOverload @preconcurrency
    public init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: @escaping () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
    }
}

extension Menu where Label == _TitledIcon {
    /// Creates a menu with a symbol beside a localized title.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(content: content) { _TitledIcon(titleKey, systemImage: systemImage) }
    }

    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, systemImage: String,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(content: content) { _TitledIcon(titleResource, systemImage: systemImage) }
    }

    /// Creates a menu with a symbol beside a title that is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(content: content) { _TitledIcon(title, systemImage: systemImage) }
    }

    /// Creates a menu with a symbol beside a localized title, whose press runs the action.
    @preconcurrency
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String,
        @ViewBuilder content: @escaping () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(
            content: content, label: { _TitledIcon(titleKey, systemImage: systemImage) },
            primaryAction: primaryAction)
    }

    @_disfavoredOverload @preconcurrency
    public init(
        _ titleResource: LocalizedStringResource, systemImage: String,
        @ViewBuilder content: @escaping () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(
            content: content, label: { _TitledIcon(titleResource, systemImage: systemImage) },
            primaryAction: primaryAction)
    }

    /// Creates a menu with a symbol beside a title that is shown as it is, whose press runs the
    /// action.
    @_disfavoredOverload @preconcurrency
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: @escaping () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(
            content: content, label: { _TitledIcon(title, systemImage: systemImage) },
            primaryAction: primaryAction)
    }
}

extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    /// The menu of a style's configuration, in the style around that one.
    @MainActor public init(_ configuration: MenuStyleConfiguration) {
        label = configuration.label
        content = { configuration.content }
        primaryAction = configuration.primaryAction
    }
}
