import Views

/// Items of a bar.
@MainActor @preconcurrency
public protocol ToolbarContent {
    associatedtype Body: ToolbarContent
    @ToolbarContentBuilder var body: Body { get }
    var _items: AnyView { get }
}

extension ToolbarContent {
    public var _items: AnyView { body._items }
}

extension ToolbarContent where Body == Never {
    public var body: Never { fatalError("\(Self.self) has no body to call") }
}

extension Never: ToolbarContent {
    public var _items: AnyView { fatalError("Never has no items") }
}

/// Builds the items of a bar.
@resultBuilder
public struct ToolbarContentBuilder {
    /// Takes an item as it is.
    public static func buildExpression<C: ToolbarContent>(_ content: C) -> C { content }

    /// Takes the only item of a block as it is.
    public static func buildBlock<C: ToolbarContent>(_ content: C) -> C { content }

    /// Puts the items of a block one after another.
    @_disfavoredOverload
    public static func buildBlock<each C: ToolbarContent>(
        _ content: repeat each C
    ) -> _ToolbarItems {
        _ToolbarItems {
            var parts: [AnyView] = []
            repeat parts.append((each content)._items)
            return parts
        }
    }

    /// Takes the items of an `if` without an `else`; there are none if the condition is false.
    public static func buildIf<C: ToolbarContent>(_ content: C?) -> _OptionalToolbarItems<C> {
        _OptionalToolbarItems(content: content)
    }

    /// Takes the items of the branch of an `if` or a `switch` that is chosen.
    public static func buildEither<C: ToolbarContent>(first: C) -> _ToolbarItems {
        _ToolbarItems { [first._items] }
    }

    public static func buildEither<C: ToolbarContent>(second: C) -> _ToolbarItems {
        _ToolbarItems { [second._items] }
    }

    /// Takes the items behind a check for availability.
    public static func buildLimitedAvailability<C: ToolbarContent>(_ content: C) -> _ToolbarItems {
        _ToolbarItems { [content._items] }
    }
}

/// Items of a bar as one.
nonisolated public struct _ToolbarItems: ToolbarContent {
    public typealias Body = Never
    let parts: @MainActor () -> [AnyView]
    @MainActor public var _items: AnyView { AnyView(ToolbarParts(parts: parts())) }
}

/// Items that may be missing.
nonisolated public struct _OptionalToolbarItems<Content: ToolbarContent>: ToolbarContent {
    public typealias Body = Never
    let content: Content?
    @MainActor public var _items: AnyView {
        if let content { content._items } else { AnyView(EmptyView()) }
    }
}

private struct ToolbarParts: View {
    let parts: [AnyView]
    var body: some View { ForEach(parts.indices, id: \.self) { parts[$0] } }
}
