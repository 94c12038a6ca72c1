import FoundationNames
import Foundation
import Geometry
import Views

/// A value with its label.
nonisolated public struct LabeledContent<Label, Content> {
    private let label: Label
    private let content: Content
    @Environment(\.labeledContentStyles) private var styles

    init(label: Label, content: Content) {
        self.label = label
        self.content = content
    }
}

extension LabeledContent: View where Label: View, Content: View {
    /// Creates a value, any view, with a view as its label.
    nonisolated public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), content: content())
    }

    @MainActor public var body: some View {
        if let style = styles.innermost {
            style.body(
                LabeledContentStyleConfiguration(
                    label: .init(content: styles.part(label)),
                    content: .init(content: styles.part(content)))
            )
            .inStyles(styles.outer)
        } else {
            LabeledValue(label: label, content: content)
        }
    }
}

/// A value with its label as it looks by itself.
nonisolated struct LabeledValue<Label: View, Content: View>: View {
    let label: Label
    let content: Content

    @MainActor var body: some View {
        LabelledRow(alignment: .firstTextBaseline, label: label) {
            content.foregroundStyle(.secondary)
        }
    }
}

extension LabeledContent
where
    Label == LabeledContentStyleConfiguration.Label,
    Content == LabeledContentStyleConfiguration.Content
{
    /// The value of a style's configuration, in the style around that one.
    nonisolated public init(_ configuration: LabeledContentStyleConfiguration) {
        self.init(label: configuration.label, content: configuration.content)
    }
}

extension LabeledContent where Label == Text, Content: View {
    /// Creates a value, any view, with a localized text as its label.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleKey), content: content())
    }

    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content
    ) {
        self.init(label: Text(titleResource), content: content())
    }

    /// Creates a value, any view, labelled by a text that is shown as it is.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title), content: content())
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// Creates a text with a localized label; the text itself is shown as it is.
    nonisolated public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
        self.init(label: Text(titleKey), content: Text(value))
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ titleResource: LocalizedStringResource, value: S) {
        self.init(label: Text(titleResource), content: Text(value))
    }

    /// Creates a text with a label; both are shown as they are.
    @_disfavoredOverload
    nonisolated public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
        self.init(label: Text(title), content: Text(value))
    }

    /// Creates a value that a format writes as text, with a localized label.
    nonisolated public init<F: FormatStyle>(
        _ titleKey: LocalizedStringKey, value: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(label: Text(titleKey), content: Text(format.format(value)))
    }

    @_disfavoredOverload
    nonisolated public init<F: FormatStyle>(
        _ titleResource: LocalizedStringResource, value: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(label: Text(titleResource), content: Text(format.format(value)))
    }

    /// Creates a value that a format writes as text, with a label that is shown as it is.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, F: FormatStyle>(
        _ title: S, value: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(label: Text(title), content: Text(format.format(value)))
    }
}
