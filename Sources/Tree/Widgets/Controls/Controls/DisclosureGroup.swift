import FoundationNames
import Foundation
import Geometry
import Views

/// Content that is shown or folded away by a press on its label.
nonisolated public struct DisclosureGroup<Label: View, Content: View>: View {
    private let binding: Binding<Bool>?
    private let content: () -> Content
    private let label: Label
    @State private var ownExpansion = false
    @Environment(\.disclosureGroupStyles) private var styles

    /// Creates a group that is folded at first, unless a binding says whether it is unfolded. Its
    /// content is made only while it is shown.
    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        binding = nil
        self.content = content
        self.label = label()
    }

    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        binding = isExpanded
        self.content = content
        self.label = label()
    }

    @MainActor public var body: some View {
        let isExpanded = binding ?? $ownExpansion
        if let style = styles.innermost {
            style.body(
                DisclosureGroupStyleConfiguration(
                    label: .init(content: styles.part(label)),
                    content: .init(content: styles.part(LazyContent(build: content))),
                    isExpanded: isExpanded)
            )
            .inStyles(styles.outer)
        } else {
            FoldingGroup(isExpanded: isExpanded, label: label, content: content)
        }
    }
}

/// A disclosure group as it looks by itself.
nonisolated struct FoldingGroup<Label: View, Content: View>: View {
    let isExpanded: Binding<Bool>
    let label: Label
    let content: () -> Content

    init(
        isExpanded: Binding<Bool>, label: Label, @ViewBuilder content: @escaping () -> Content
    ) {
        self.isExpanded = isExpanded
        self.label = label
        self.content = content
    }

    @MainActor var body: some View {
        let isExpanded = isExpanded
        VStack(alignment: .leading, spacing: Theme.Spacing.stack) {
            Button {
                withAnimation(Theme.Motion.toggle) { isExpanded.wrappedValue.toggle() }
            } label: {
                HStack(spacing: Theme.Spacing.stack) {
                    ControlGlyph(
                        sign: .right,
                        angle: isExpanded.wrappedValue ? .degrees(Self.quarterTurn) : .zero
                    )
                    .foregroundStyle(.secondary)
                    label
                    Spacer(minLength: 0)
                }
            }
            .meaning(meaning(isExpanded.wrappedValue))
            .buttonStyle(.plain)
            if isExpanded.wrappedValue {
                content().padding(.leading, Theme.Spacing.content)
            }
        }
    }

    private static var quarterTurn: Double { 90 }

    private func meaning(_ isExpanded: Bool) -> AccessibilityProperties {
        var properties = AccessibilityProperties.button
        properties.value = isExpanded ? "expanded" : "collapsed"
        return properties
    }
}

extension DisclosureGroup where Label == Text {
    /// Creates a group with a localized label, folded at first.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(content: content) { Text(titleResource) }
    }

    /// Creates a group with a label that is shown as it is, folded at first.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(title) }
    }

    /// Creates a group with a localized label, and a binding to whether it is unfolded.
    public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(titleResource) }
    }

    /// Creates a group with a label that is shown as it is, and a binding to whether it is
    /// unfolded.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(title) }
    }
}
