import FoundationNames
import Foundation
import Views

/// A titled card around related content.
nonisolated public struct GroupBox<Label: View, Content: View>: View {
    private let label: Label
    private let content: Content
    @Environment(\.groupBoxStyles) private var styles

    /// Creates a card around the content, with a view as its title.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }

    @MainActor public var body: some View {
        if let style = styles.innermost {
            style.body(
                GroupBoxStyleConfiguration(
                    label: .init(content: styles.part(label)),
                    content: .init(content: styles.part(content)))
            )
            .inStyles(styles.outer)
        } else {
            GroupBoxCard(label: label, content: content)
        }
    }
}

/// A group box as it looks by itself.
nonisolated struct GroupBoxCard<Label: View, Content: View>: View {
    let label: Label
    let content: Content

    @MainActor var body: some View {
        VStack(alignment: .leading, spacing: Theme.Spacing.stack) {
            label.font(.headline)
            content
        }
        .padding(Theme.Spacing.content)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(Color(.content), in: .rect(cornerRadius: Theme.Radius.card))
        .overlay {
            RoundedRectangle(cornerRadius: Theme.Radius.card).strokeBorder(.separator, lineWidth: 1)
        }
    }
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
    /// The box of a style's configuration, in the style around that one.
    @MainActor public init(_ configuration: GroupBoxStyleConfiguration) {
        self.init {
            configuration.content
        } label: {
            configuration.label
        }
    }
}

extension GroupBox where Label == EmptyView {
    /// Creates a card around the content, without a title.
    public init(@ViewBuilder content: () -> Content) {
        self.init(content: content) { EmptyView() }
    }
}

extension GroupBox where Label == Text {
    /// Creates a card around the content, with a localized title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleResource) }
    }

    /// Creates a card around the content, with a title that is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension GroupBox {
    /// The older form, with the label as a value.
    public init(label: Label, @ViewBuilder content: () -> Content) {
        self.init(content: content) { label }
    }
}
