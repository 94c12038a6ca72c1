import Views

/// One tab with its page.
nonisolated public struct Tab<Value, Content, Label> {
    private let value: Tag?
    private let role: TabRole?
    private let content: Content
    private let label: Label

    init(tag: Tag?, role: TabRole?, content: Content, label: Label) {
        value = tag
        self.role = role
        self.content = content
        self.label = label
    }
}

extension Tab: TabContent where Value: Hashable, Content: View, Label: View {
    public typealias Body = Never
    /// The type of the value by which the tab is selected.
    public typealias TabValue = Value

    @MainActor public var _tabs: AnyView {
        let role = role
        return AnyView(
            content.modifier(TabItemModifier(label: AnyView(label), tag: value))
                .modifier(TabTraitsModifier { $0.isSearch = role == .search }))
    }

    /// Creates a tab with a label of any views, shown while the selection is its value.
    nonisolated public init(
        value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.init(
            tag: Tag(value, includesOptional: true), role: role, content: content(), label: label())
    }

    /// A tab for a selection that may be nil.
    nonisolated public init<V: Hashable>(
        value: V, role: TabRole? = nil, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) where Value == V? {
        self.init(
            tag: Tag(value, includesOptional: true), role: role, content: content(), label: label())
    }
}

extension Tab where Value == Never, Content: View, Label: View {
    /// Creates a tab with a label of any views, for a tab view without a selection.
    nonisolated public init(
        role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(tag: nil, role: role, content: content(), label: label())
    }
}

/// The label of a tab that is made from a title and a picture, or from its role.
nonisolated public struct DefaultTabLabel: View {
    enum Picture {
        case symbol(String)
        case asset(String)
    }

    private let title: Text
    /// Nil for a tab with neither a title nor a role that says what it is.
    private let picture: Picture?

    init(_ title: Text, _ picture: Picture?) {
        self.title = title
        self.picture = picture
    }

    /// The label of a tab that has only a role.
    init(role: TabRole?) {
        let isSearch = role == .search
        self.init(Text(isSearch ? "Search" : ""), isSearch ? .symbol("magnifyingglass") : nil)
    }

    @MainActor public var body: some View {
        Label {
            title
        } icon: {
            switch picture {
            case .symbol(let name): Image(systemName: name)
            case .asset(let name): Image(name)
            case nil: EmptyView()
            }
        }
    }
}
