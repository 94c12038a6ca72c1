import FoundationNames
import Foundation
import Views

/// Rows that belong together, with what stands above and below them.
nonisolated public struct Section<Parent, Content, Footer> {
    let header: Parent
    let content: Content
    private let footer: Footer
    private let isExpanded: Binding<Bool>?
    @Retained private var identity = SectionIdentity()

    init(header: Parent, content: Content, footer: Footer, isExpanded: Binding<Bool>? = nil) {
        self.header = header
        self.content = content
        self.footer = footer
        self.isExpanded = isExpanded
    }
}

/// The rows of a table that belong together, below their header.
struct TableSection: View {
    let header: AnyView?
    let content: AnyView
    @Retained private var identity = SectionIdentity()

    init(header: AnyView?, content: AnyView) {
        self.header = header
        self.content = content
    }

    var body: some View {
        if let header {
            SectionTitle(isHeader: true, content: header, isExpanded: nil)
                .rowPart(.header, in: identity)
        }
        content.modifier(SectionRowModifier(section: identity))
    }
}

/// Identifies the section that a row belongs to.
final class SectionIdentity {}

extension Section: View where Parent: View, Content: View, Footer: View {
    /// Creates a section with a header above its rows and a footer below them.
    nonisolated public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
        @ViewBuilder footer: () -> Footer
    ) {
        self.init(header: header(), content: content(), footer: footer())
    }

    nonisolated public init(
        header: Parent, footer: Footer, @ViewBuilder content: () -> Content
    ) {
        self.init(header: header, content: content(), footer: footer)
    }

    @MainActor public var body: some View {
        if !(header is EmptyView) {
            SectionTitle(isHeader: true, content: header, isExpanded: isExpanded)
                .rowPart(.header, in: identity)
        }
        if isExpanded?.wrappedValue ?? true {
            content.modifier(SectionRowModifier(section: identity))
        }
        if !(footer is EmptyView) {
            SectionTitle(isHeader: false, content: footer, isExpanded: nil)
                .rowPart(.footer, in: identity)
        }
    }
}

/// A section's header or footer.
nonisolated private struct SectionTitle<Content: View>: View {
    let isHeader: Bool
    let content: Content
    let isExpanded: Binding<Bool>?
    @Environment(\.headerProminence) private var prominence
    @Environment(\.rowEnvironments) private var rowEnvironments

    @MainActor var body: some View {
        if rowEnvironments == nil {
            content.described(as: .heading, children: .combine)
        } else if let isExpanded {
            Pressable(.init(role: .button)) {
                isExpanded.wrappedValue.toggle()
            } label: { state in
                HStack {
                    title
                    Spacer()
                    UnfoldingChevron(isExpanded: isExpanded.wrappedValue)
                }
                .focusRing(state.showsFocus, .rounded(Theme.Radius.small))
            }
        } else {
            title
        }
    }

    @MainActor private var title: some View {
        VStack(alignment: .leading, spacing: Theme.Spacing.hairGap) { content }
            .font(isHeader ? (prominence == .increased ? .headline : Self.headerFont) : .footnote)
            .foregroundStyle(
                Color(
                    isHeader && prominence == .increased
                        ? ColorRole.label : ColorRole.secondaryLabel)
            )
            .frame(maxWidth: .infinity, alignment: .leading)
            .described(as: isHeader ? .heading : .group, children: isHeader ? .combine : .keep)
    }

    private static var headerFont: Font { .subheadline.weight(.semibold) }
}

/// Makes elements rows of a section, unless they are marked as something else.
struct SectionRowModifier: RenderTraitModifier {
    typealias Body = Never
    let section: SectionIdentity

    func adjust(_ traits: inout Traits) {
        guard var part = traits[RowPartTrait.self] else {
            traits[RowPartTrait.self] = RowPart(.row, section: section)
            return
        }
        guard part.section == nil else { return }
        part.section = section
        traits[RowPartTrait.self] = part
    }
}

extension View {
    nonisolated func rowPart(_ kind: RowPart.Kind, in section: SectionIdentity?) -> some View {
        modifier(TraitModifier<RowPartTrait>(value: RowPart(kind, section: section)))
    }
}

// MARK: - Other forms

extension Section where Parent == EmptyView, Content: View, Footer: View {
    /// Creates a section with a footer below its rows.
    nonisolated public init(
        @ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer
    ) {
        self.init(header: EmptyView(), content: content(), footer: footer())
    }

    nonisolated public init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: footer)
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    /// Creates a section with a header above its rows. With `isExpanded`, a press of the header
    /// shows or hides the rows of a section in a list.
    nonisolated public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
    ) {
        self.init(header: header(), content: content(), footer: EmptyView())
    }

    nonisolated public init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: EmptyView())
    }

    nonisolated public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
        @ViewBuilder header: () -> Parent
    ) {
        self.init(
            header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    /// Creates a section without a header or a footer; its rows belong together.
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: EmptyView())
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// Creates a section with a localized text as its header.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
    ) {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView())
    }

    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content
    ) {
        self.init(header: Text(titleResource), content: content(), footer: EmptyView())
    }

    /// Creates a section with a header that is shown as it is.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: () -> Content
    ) {
        self.init(header: Text(title), content: content(), footer: EmptyView())
    }

    /// Creates a section with a localized header. In a list, a press of it shows or hides the rows.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            header: Text(titleKey), content: content(), footer: EmptyView(),
            isExpanded: isExpanded)
    }

    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            header: Text(titleResource), content: content(), footer: EmptyView(),
            isExpanded: isExpanded)
    }

    /// Creates a section with a header that is shown as it is. In a list, a press of it shows or
    /// hides the rows.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(
            header: Text(title), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }
}
