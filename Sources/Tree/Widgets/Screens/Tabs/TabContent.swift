import Views

/// Tabs of a tab view that are described one by one.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
    associatedtype Body: TabContent
    associatedtype TabValue: Hashable = Body.TabValue
    @TabContentBuilder<TabValue> var body: Body { get }
    var _tabs: AnyView { get }
}

extension TabContent {
    public var _tabs: AnyView { body._tabs }
}

extension TabContent where Body == Never {
    public var body: Never { fatalError("\(Self.self) has no body to call") }
}

extension Never: TabContent {
    /// The type of the values by which tabs would be selected.
    public typealias TabValue = Never
    public var _tabs: AnyView { fatalError("Never has no tabs") }
}

/// Shows described tabs in a tab view.
nonisolated public struct _TabContentView<Content: TabContent>: View {
    let content: Content
    @MainActor public var body: some View { content._tabs }
}

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
    /// A search: apart from the other tabs, and with a title and a symbol of its own.
    public static let search = TabRole()
}

/// Several tabs as one.
nonisolated public struct _TabGroup<TabValue: Hashable>: TabContent {
    public typealias Body = Never
    @MainActor let parts: () -> AnyView
    @MainActor public var _tabs: AnyView { parts() }
}

/// Tabs that may be missing.
nonisolated public struct _OptionalTabs<Content: TabContent>: TabContent {
    public typealias Body = Never
    /// The type of the values by which the tabs are selected.
    public typealias TabValue = Content.TabValue
    let content: Content?
    @MainActor public var _tabs: AnyView {
        if let content { content._tabs } else { AnyView(EmptyView()) }
    }
}

extension ForEach: TabContent where Content: TabContent {
    public typealias Body = Never
    /// The type of the values by which the tabs are selected.
    public typealias TabValue = Content.TabValue

    @MainActor public var _tabs: AnyView {
        AnyView(ForEach<Data, ID, AnyView>(data, by: id) { content($0)._tabs })
    }

    // The value is a parameter of its own, because the content's cannot be inferred from the builder.

    /// Creates tabs for the elements of a collection, identified by their ids or by a key path.
    nonisolated public init<Value: Hashable>(
        _ data: Data, @TabContentBuilder<Value> content: @escaping (Data.Element) -> Content
    ) where Value == Content.TabValue, ID == Data.Element.ID, Data.Element: Identifiable {
        self.init(data, by: { $0.id }, content: content)
    }

    nonisolated public init<Value: Hashable>(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @TabContentBuilder<Value> content: @escaping (Data.Element) -> Content
    ) where Value == Content.TabValue {
        self.init(data, by: { $0[keyPath: id] }, content: content)
    }
}

extension ForEach where Content: TabContent, Data == Range<Int>, ID == Int {
    /// Creates tabs for the numbers of a range, which identify them.
    nonisolated public init<Value: Hashable>(
        _ data: Range<Int>, @TabContentBuilder<Value> content: @escaping (Int) -> Content
    ) where Value == Content.TabValue {
        self.init(data, by: { $0 }, content: content)
    }
}

/// Builds the tabs of a tab view.
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
    /// Takes a tab as it is.
    public static func buildExpression<C: TabContent>(_ content: C) -> C
    where C.TabValue == TabValue { content }

    /// Takes the only tab of a block as it is.
    public static func buildBlock<C: TabContent>(_ content: C) -> C
    where C.TabValue == TabValue { content }

    /// Puts the tabs of a block one after another.
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

    /// Takes the tabs of an `if` without an `else`; there are none if the condition is false.
    public static func buildIf<C: TabContent>(_ content: C?) -> _OptionalTabs<C> {
        _OptionalTabs(content: content)
    }

    /// Takes the tabs of the branch of an `if` or a `switch` that is chosen.
    public static func buildEither<C: TabContent>(first: C) -> _TabGroup<TabValue> {
        _TabGroup { first._tabs }
    }

    public static func buildEither<C: TabContent>(second: C) -> _TabGroup<TabValue> {
        _TabGroup { second._tabs }
    }

    /// Takes the tabs behind a check for availability.
    public static func buildLimitedAvailability<C: TabContent>(_ content: C) -> _TabGroup<TabValue>
    {
        _TabGroup { content._tabs }
    }
}

/// Tabs in order.
private struct TabParts: View {
    let parts: [AnyView]
    var body: some View { ForEach(parts.indices, id: \.self) { parts[$0] } }
}
