import Foundation
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

/// One item of a bar.
nonisolated public struct ToolbarItem<ID, Content: View>: ToolbarContent {
    public typealias Body = Never
    private let placement: ToolbarItemPlacement
    private let content: Content

    @MainActor public var _items: AnyView { AnyView(content.toolbarSlot(placement)) }
}

extension ToolbarItem where ID == () {
    nonisolated public init(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
    ) {
        self.placement = placement
        self.content = content()
    }
}

extension ToolbarItem where ID == String {
    nonisolated public init(
        id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
        @ViewBuilder content: () -> Content
    ) {
        self.placement = placement
        self.content = content()
    }
}

/// Several items of a bar in one context.
nonisolated public struct ToolbarItemGroup<Content: View>: ToolbarContent {
    public typealias Body = Never
    private let placement: ToolbarItemPlacement
    private let content: Content

    public init(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
    ) {
        self.placement = placement
        self.content = content()
    }

    @MainActor public var _items: AnyView { AnyView(content.toolbarSlot(placement)) }
}

extension View {
    nonisolated fileprivate func toolbarSlot(_ placement: ToolbarItemPlacement) -> some View {
        modifier(TraitModifier<SlotTrait>(value: placement.slot.rawValue))
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

/// Builds the items of a bar.
@resultBuilder
public struct ToolbarContentBuilder {
    public static func buildExpression<C: ToolbarContent>(_ content: C) -> C { content }

    public static func buildBlock<C: ToolbarContent>(_ content: C) -> C { content }

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

    public static func buildIf<C: ToolbarContent>(_ content: C?) -> _OptionalToolbarItems<C> {
        _OptionalToolbarItems(content: content)
    }

    public static func buildEither<C: ToolbarContent>(first: C) -> _ToolbarItems {
        _ToolbarItems { [first._items] }
    }

    public static func buildEither<C: ToolbarContent>(second: C) -> _ToolbarItems {
        _ToolbarItems { [second._items] }
    }

    public static func buildLimitedAvailability<C: ToolbarContent>(_ content: C) -> _ToolbarItems {
        _ToolbarItems { [content._items] }
    }
}

// MARK: - The bar

private enum ToolbarExchangeKey: EnvironmentKey {
    static var defaultValue: SlotRegistry? { nil }
}

extension EnvironmentValues {
    /// The bar around, which shows the items of the views inside.
    package var toolbarExchange: SlotRegistry? {
        get { self[ToolbarExchangeKey.self] }
        set { self[ToolbarExchangeKey.self] = newValue }
    }
}

/// Gives items to the bar around, or adds a bar above its content where there is none.
nonisolated struct ToolbarModifier<Items: View>: ViewModifier {
    let items: Items
    @Environment(\.toolbarExchange) private var slots

    init(items: Items) { self.items = items }

    @MainActor func body(content: Content) -> some View {
        if let slots {
            content.modifier(SlotContent(slots, content: items))
        } else {
            NavigationPage(
                content: AnyView(content.modifier(ToolbarModifier(items: items))), goBack: nil)
        }
    }
}

extension View {
    nonisolated public func toolbar<Content: View>(
        @ViewBuilder content: () -> Content
    ) -> some View {
        modifier(
            ToolbarModifier(
                items: content().modifier(
                    TraitModifier<SlotTrait>(
                        value: ToolbarItemPlacement.automatic.slot.rawValue))))
    }

    public func toolbar<Content: ToolbarContent>(
        @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        modifier(ToolbarModifier(items: content()._items))
    }

    public func toolbar<Content: ToolbarContent>(
        id: String, @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        modifier(ToolbarModifier(items: content()._items))
    }

    /// Shows or hides bars.
    nonisolated public func toolbar(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View {
        transformPreference(NavigationBarOptionsKey.self) { options in
            guard bars.isEmpty || bars.contains(.navigationBar) || bars.contains(.automatic) else {
                return
            }
            options.isHidden = visibility == .hidden
        }
    }

    /// The oldest way to put items into a bar.
    nonisolated public func navigationBarItems<L: View, T: View>(
        leading: L, trailing: T
    ) -> some View {
        modifier(
            ToolbarModifier(
                items: Group {
                    leading.toolbarSlot(.topBarLeading)
                    trailing.toolbarSlot(.topBarTrailing)
                }))
    }

    nonisolated public func navigationBarItems<L: View>(leading: L) -> some View {
        modifier(ToolbarModifier(items: leading.toolbarSlot(.topBarLeading)))
    }

    nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View {
        modifier(ToolbarModifier(items: trailing.toolbarSlot(.topBarTrailing)))
    }
}

/// The bars there are.
public struct ToolbarPlacement: Hashable, Sendable {
    private let name: String
    public static let automatic = ToolbarPlacement(name: "automatic")
    public static let navigationBar = ToolbarPlacement(name: "navigationBar")
    public static let bottomBar = ToolbarPlacement(name: "bottomBar")
    public static let tabBar = ToolbarPlacement(name: "tabBar")
    public static let windowToolbar = ToolbarPlacement(name: "windowToolbar")
}
