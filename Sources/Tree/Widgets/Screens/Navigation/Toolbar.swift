import Foundation
import Views

/// One item of a bar.
nonisolated public struct ToolbarItem<ID, Content: View>: ToolbarContent {
    public typealias Body = Never
    private let placement: ToolbarItemPlacement
    private let content: Content
    /// What the user may change of it; nil for an item without an identifier.
    var customization: ItemCustomization?

    @MainActor public var _items: AnyView {
        let item = content.toolbarSlot(placement)
        guard let customization else { return AnyView(item) }
        return AnyView(CustomizedItem(customization: customization, item: AnyView(item)))
    }
}

extension ToolbarItem where ID == () {
    /// Creates an item at a place of the bar.
    nonisolated public init(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
    ) {
        self.placement = placement
        self.content = content()
    }
}

extension ToolbarItem where ID == String {
    /// Creates an item that the user may hide and show; the bar saves the choice under the id.
    nonisolated public init(
        id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
        @ViewBuilder content: () -> Content
    ) {
        self.placement = placement
        self.content = content()
        customization = ItemCustomization(id: id, isShownByDefault: showsByDefault)
    }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {}

extension ToolbarItem: Identifiable where ID: Hashable {
    nonisolated public var id: ID {
        guard let id = customization?.id as? ID else {
            fatalError("A toolbar item was asked for an identifier that it was not given")
        }
        return id
    }
}

// MARK: - The bar

/// Gives items to the bar around, or adds a bar above its content where there is none.
nonisolated struct ToolbarModifier<Items: View>: ViewModifier {
    let items: Items
    @Environment(\.barItems) private var bars
    @Environment(\.barColorScheme) private var colorScheme
    @Environment(\.barOptionsAround) private var around

    init(items: Items) { self.items = items }

    @MainActor func body(content: Content) -> some View {
        if let bars {
            content.modifier(
                SlotContent(
                    bars.slots, content: items.modifier(BarItemEnvironment(scheme: colorScheme))))
        } else {
            NavigationPage(
                content: AnyView(content.modifier(ToolbarModifier(items: items))), goBack: nil,
                optionsAround: around)
        }
    }
}

extension View {
    /// Puts views at the end of the bar around, or adds a bar above the view if none is around.
    nonisolated public func toolbar<Content: View>(
        @ViewBuilder content: () -> Content
    ) -> some View {
        modifier(ToolbarModifier(items: content().toolbarSlot(.automatic)))
    }

    /// Puts items into the bar around, each at its place, or adds a bar if none is around.
    public func toolbar<Content: ToolbarContent>(
        @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        modifier(ToolbarModifier(items: content()._items))
    }

    /// Items that the user may hide and show again; what is hidden is saved under the identifier.
    public func toolbar<Content: CustomizableToolbarContent>(
        id: String, @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        modifier(
            ToolbarModifier(
                items: AnyView(CustomizedToolbar(id: id, items: content()._items))))
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

    /// Puts a view at the start of the bar, in the oldest way.
    nonisolated public func navigationBarItems<L: View>(leading: L) -> some View {
        modifier(ToolbarModifier(items: leading.toolbarSlot(.topBarLeading)))
    }

    /// Puts a view at the end of the bar, in the oldest way.
    nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View {
        modifier(ToolbarModifier(items: trailing.toolbarSlot(.topBarTrailing)))
    }
}

/// The colour scheme of a bar for what stands in it.
nonisolated struct BarItemEnvironment: EnvironmentModifier {
    typealias Body = Never
    let scheme: ColorScheme?

    func transform(_ values: inout EnvironmentValues) {
        if let scheme { values.colorScheme = scheme }
    }
}
