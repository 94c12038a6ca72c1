import FoundationNames
import Foundation
import Views

/// Controls that belong together, side by side.
nonisolated public struct ControlGroup<Content: View>: View {
    private let content: Content
    @Environment(\.actionContainer) private var container
    @Environment(\.controlGroupStyles) private var styles

    /// Creates a group of controls without a label.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor public var body: some View {
        if let container {
            ContainedControlGroup(content: content, container: container)
        } else if let style = styles.innermost {
            style.body(configuration).inStyles(styles.outer)
        } else {
            HStack(spacing: Theme.Spacing.hairGap) { content }
        }
    }

    @MainActor private var configuration: ControlGroupStyleConfiguration {
        let parts = (content as? any LabelledControls)?.parts
        return ControlGroupStyleConfiguration(
            content: .init(content: styles.part(parts?.content ?? AnyView(content))),
            label: .init(content: parts?.label ?? AnyView(EmptyView())))
    }
}

// MARK: - Ways to make one

extension ControlGroup {
    /// The label is the title of the group's submenu, where the group is in a menu.
    public init<C: View, L: View>(
        @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
    ) where Content == LabeledControlGroupContent<C, L> {
        self.content = LabeledControlGroupContent(content: content(), label: label())
    }

    public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: content) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<C: View>(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: content) { Text(titleResource) }
    }

    @_disfavoredOverload
    public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: content) { Text(title) }
    }

    public init<C: View>(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C
    ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content) { Label(titleKey, systemImage: systemImage) }
    }

    @_disfavoredOverload
    public init<C: View>(
        _ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> C
    ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content) { Label(titleResource, systemImage: systemImage) }
    }

    @_disfavoredOverload
    public init<C: View, S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> C
    ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content) { Label(title, systemImage: systemImage) }
    }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
    /// The group of a style's configuration, in the style around that one.
    @MainActor public init(_ configuration: ControlGroupStyleConfiguration) {
        content = configuration.content
    }
}

/// The controls of a group that has a label.
nonisolated public struct LabeledControlGroupContent<Content: View, Label: View>: View {
    let content: Content
    let label: Label
    @MainActor public var body: some View { content }
}

/// The content of a group that has a label.
@MainActor private protocol LabelledControls {
    var parts: (content: AnyView, label: AnyView) { get }
}

extension LabeledControlGroupContent: LabelledControls {
    fileprivate var parts: (content: AnyView, label: AnyView) {
        (AnyView(content), AnyView(label))
    }
}

/// A group in a menu or in a dialog: a submenu where it has a label and the style of menus.
nonisolated private struct ContainedControlGroup<Content: View>: View {
    let content: Content
    let container: ActionContainer
    @Environment(\.controlGroupIsMenu) private var isMenu

    @MainActor var body: some View {
        if isMenu, container.isMenu, let parts = (content as? any LabelledControls)?.parts {
            Menu {
                parts.content
            } label: {
                parts.label
            }
        } else {
            content
        }
    }
}

private enum ControlGroupIsMenuKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// Whether a group of controls in a menu is a submenu.
    var controlGroupIsMenu: Bool {
        get { self[ControlGroupIsMenuKey.self] }
        set { self[ControlGroupIsMenuKey.self] = newValue }
    }
}
