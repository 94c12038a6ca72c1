import Views

/// Tabs of a tab view that are described one by one.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
    associatedtype TabValue: Hashable
    var _tabs: AnyView { get }
}

/// Shows described tabs in a tab view.
nonisolated public struct _TabContentView<Content: TabContent>: View {
    let content: Content
    @MainActor public var body: some View { content._tabs }
}

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
    public static let search = TabRole()
}

/// One tab with its page.
nonisolated public struct Tab<Value, Content, Label> {
    private let value: Value?
    private let content: Content
    private let label: Label

    init(value: Value?, content: Content, label: Label) {
        self.value = value
        self.content = content
        self.label = label
    }
}

extension Tab: TabContent where Value: Hashable, Content: View, Label: View {
    public typealias TabValue = Value

    @MainActor public var _tabs: AnyView {
        AnyView(
            content.modifier(
                TabItemModifier(
                    label: AnyView(label), tag: value.map { Tag($0, includesOptional: true) })))
    }

    nonisolated public init(
        value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, content: content(), label: label())
    }
}

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: value, content: content(), label: .init(Text(titleKey), systemImage))
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, content: content(), label: .init(Text(title), systemImage))
    }
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(value: nil, content: content(), label: .init(Text(titleKey), systemImage))
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(value: nil, content: content(), label: .init(Text(title), systemImage))
    }
}

extension Tab where Value == Never, Content: View, Label: View {
    nonisolated public init(
        role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(value: nil, content: content(), label: label())
    }
}

/// A title with a symbol.
nonisolated public struct DefaultTabLabel: View {
    private let title: Text
    private let systemImage: String

    init(_ title: Text, _ systemImage: String) {
        self.title = title
        self.systemImage = systemImage
    }

    @MainActor public var body: some View {
        Label {
            title
        } icon: {
            Image(systemName: systemImage)
        }
    }
}

/// Several tabs as one.
nonisolated public struct _TabGroup<TabValue: Hashable>: TabContent {
    @MainActor let parts: () -> AnyView
    @MainActor public var _tabs: AnyView { parts() }
}

/// Tabs that may be missing.
nonisolated public struct _OptionalTabs<Content: TabContent>: TabContent {
    public typealias TabValue = Content.TabValue
    let content: Content?
    @MainActor public var _tabs: AnyView {
        if let content { content._tabs } else { AnyView(EmptyView()) }
    }
}

extension ForEach: TabContent where Content: TabContent {
    public typealias TabValue = Content.TabValue

    @MainActor public var _tabs: AnyView {
        AnyView(ForEach<Data, ID, AnyView>(data, by: id) { content($0)._tabs })
    }

    nonisolated public init(
        _ data: Data,
        @TabContentBuilder<Content.TabValue> content: @escaping (Data.Element) -> Content
    ) where ID == Data.Element.ID, Data.Element: Identifiable {
        self.init(data, by: { $0.id }, content: content)
    }

    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @TabContentBuilder<Content.TabValue> content: @escaping (Data.Element) -> Content
    ) {
        self.init(data, by: { $0[keyPath: id] }, content: content)
    }
}

/// Builds the tabs of a tab view.
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
    public static func buildExpression<C: TabContent>(_ content: C) -> C
    where C.TabValue == TabValue { content }

    public static func buildBlock<C: TabContent>(_ content: C) -> C
    where C.TabValue == TabValue { content }

    @_disfavoredOverload
    public static func buildBlock<each C: TabContent>(
        _ content: repeat each C
    ) -> _TabGroup<TabValue> {
        _TabGroup {
            var parts: [AnyView] = []
            repeat parts.append((each content)._tabs)
            return AnyView(TabParts(parts: parts))
        }
    }

    public static func buildIf<C: TabContent>(_ content: C?) -> _OptionalTabs<C> {
        _OptionalTabs(content: content)
    }

    public static func buildEither<C: TabContent>(first: C) -> _TabGroup<TabValue> {
        _TabGroup { first._tabs }
    }

    public static func buildEither<C: TabContent>(second: C) -> _TabGroup<TabValue> {
        _TabGroup { second._tabs }
    }
}

/// Tabs in order.
private struct TabParts: View {
    let parts: [AnyView]
    var body: some View { ForEach(parts.indices, id: \.self) { parts[$0] } }
}
