import Foundation
import Views

/// How much space a spacer takes.
public struct SpacerSizing: Hashable, Sendable {
    private let name: String
    /// All the space that there is.
    public static let flexible = SpacerSizing(name: "flexible")
    /// The space between two groups of items.
    public static let fixed = SpacerSizing(name: "fixed")
}

/// Space between the items of a bar.
nonisolated public struct ToolbarSpacer: ToolbarContent, CustomizableToolbarContent {
    public typealias Body = Never
    private let sizing: SpacerSizing
    private let placement: ToolbarItemPlacement

    /// Creates space at a place of the bar. Flexible space pushes items apart in the bar below the
    /// page; at the start and the end of the bar above, where items stand together, it is as wide
    /// as fixed space.
    public init(
        _ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic
    ) {
        self.sizing = sizing
        self.placement = placement
    }

    @MainActor public var _items: AnyView {
        let fills = sizing == .flexible && placement.slot.isRow
        return AnyView(
            Spacer(minLength: Theme.Spacing.stack)
                .frame(width: fills ? nil : Theme.Spacing.stack)
                .toolbarSlot(placement))
    }
}

/// An item that bars have without being asked, at a place of the app's choice.
nonisolated public struct DefaultToolbarItem: ToolbarContent, CustomizableToolbarContent {
    public typealias Body = Never

    /// Creates the item. Here each stands where the bar has it, at whatever placement.
    public init(
        kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic
    ) {}

    @MainActor public var _items: AnyView { AnyView(EmptyView()) }
}

extension ToolbarContent {
    /// Sets whether the items stand on a ground that they share; here no items have one.
    nonisolated public func sharedBackgroundVisibility(
        _ visibility: Visibility
    ) -> some ToolbarContent {
        self
    }
}

extension CustomizableToolbarContent {
    /// Sets whether the items stand on a ground that they share; here no items have one.
    nonisolated public func sharedBackgroundVisibility(
        _ visibility: Visibility
    ) -> some CustomizableToolbarContent {
        self
    }
}

/// How the field for a search stands in a bar.
public struct SearchToolbarBehavior: Hashable, Sendable {
    private let name: String
    /// The way that the bar prefers.
    public static let automatic = SearchToolbarBehavior(name: "automatic")
    /// The field is a button that becomes a field.
    public static let minimize = SearchToolbarBehavior(name: "minimize")
}

/// When a bar of tabs becomes small.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
    private let name: String
    /// The bar becomes small as the device prefers.
    public static let automatic = TabBarMinimizeBehavior(name: "automatic")
    /// The bar is small after the page was scrolled down.
    public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
    /// The bar is small after the page was scrolled up.
    public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
    /// The bar stays as it is.
    public static let never = TabBarMinimizeBehavior(name: "never")
}

extension View {
    /// Sets how the field for a search stands in the bar; here it is a field.
    nonisolated public func searchToolbarBehavior(
        _ behavior: SearchToolbarBehavior
    ) -> some View {
        self
    }

    /// Sets when the bar of tabs becomes small; here it stays as large as it is.
    nonisolated public func tabBarMinimizeBehavior(
        _ behavior: TabBarMinimizeBehavior
    ) -> some View {
        self
    }
}
