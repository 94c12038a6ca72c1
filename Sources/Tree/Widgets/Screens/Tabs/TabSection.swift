import FoundationNames
import Views

/// Several tabs under a title in a sidebar. In a bar they stand among the others.
nonisolated public struct TabSection<Header, Content, Footer, SelectionValue> {
    private let header: Header
    private let content: Content

    init(header: Header, content: Content) {
        self.header = header
        self.content = content
    }
}

extension TabSection: TabContent
where
    Header: View, Content: TabContent, Footer: View, SelectionValue: Hashable,
    Content.TabValue == SelectionValue
{
    public typealias Body = Never
    /// The type of the values by which the tabs are selected.
    public typealias TabValue = SelectionValue

    @MainActor public var _tabs: AnyView {
        AnyView(SectionTabs(header: AnyView(header), tabs: content._tabs))
    }
}

extension TabSection
where
    Header: View, Content: TabContent, Footer == EmptyView, SelectionValue == Content.TabValue
{
    /// Creates a section below a header of any views.
    nonisolated public init(
        @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
    ) {
        self.init(header: header(), content: content())
    }
}

extension TabSection
where
    Header == Text, Content: TabContent, Footer == EmptyView, SelectionValue == Content.TabValue
{
    /// Creates a section below a title.
    nonisolated public init(
        _ titleKey: LocalizedStringKey,
        @TabContentBuilder<SelectionValue> content: () -> Content
    ) {
        self.init(header: Text(titleKey), content: content())
    }

    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource,
        @TabContentBuilder<SelectionValue> content: () -> Content
    ) {
        self.init(header: Text(titleResource), content: content())
    }

    /// Creates a section below a string, shown as it is.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, @TabContentBuilder<SelectionValue> content: () -> Content
    ) {
        self.init(header: Text(title), content: content())
    }
}

extension TabSection
where
    Header == EmptyView, Content: TabContent, Footer == EmptyView,
    SelectionValue == Content.TabValue
{
    /// Creates a section without a header.
    nonisolated public init(@TabContentBuilder<SelectionValue> content: () -> Content) {
        self.init(header: EmptyView(), content: content())
    }
}

/// The tabs of a section, which know that they belong together.
private struct SectionTabs: View {
    let header: AnyView
    let tabs: AnyView
    @Retained private var identity = TabSectionIdentity()

    init(header: AnyView, tabs: AnyView) {
        self.header = header
        self.tabs = tabs
    }

    var body: some View {
        let section = TabSectionTraits(id: ObjectIdentifier(identity), header: header)
        tabs.modifier(TabTraitsModifier { $0.section = section })
    }
}

/// Tells one section from another.
private final class TabSectionIdentity {}
