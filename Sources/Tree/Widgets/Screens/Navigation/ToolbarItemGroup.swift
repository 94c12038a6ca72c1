import Foundation
import Views

/// Several items of a bar in one context.
nonisolated public struct ToolbarItemGroup<Content: View>: ToolbarContent {
    public typealias Body = Never
    private let placement: ToolbarItemPlacement
    private let content: Content

    /// Creates items at one place of the bar, one for each view of the builder.
    public init(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
    ) {
        self.placement = placement
        self.content = content()
    }

    @MainActor public var _items: AnyView { AnyView(content.toolbarSlot(placement)) }
}

extension ToolbarItemGroup {
    /// Items that are a submenu with the label where they stand in a bar's menu.
    nonisolated public init<C: View, L: View>(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C,
        @ViewBuilder label: () -> L
    ) where Content == LabeledToolbarItemGroupContent<C, L> {
        self.init(placement: placement) {
            LabeledToolbarItemGroupContent(content: content(), label: label())
        }
    }
}

/// The items of a group with a label.
nonisolated public struct LabeledToolbarItemGroupContent<Content: View, Label: View>: View {
    let content: Content
    let label: Label
    @Environment(\.actionContainer) private var container

    init(content: Content, label: Label) {
        self.content = content
        self.label = label
    }

    @MainActor public var body: some View {
        let content = content
        if container == nil {
            content
        } else {
            Menu {
                content
            } label: {
                label
            }
        }
    }
}

/// Actions in a menu that opens from the title.
nonisolated public struct ToolbarTitleMenu<Content: View>: ToolbarContent,
    CustomizableToolbarContent
{
    public typealias Body = Never
    private let content: Content

    /// Creates a menu with actions, which a press on the title opens.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor public var _items: AnyView {
        AnyView(content.modifier(BarMenuItems(slot: .titleMenu)))
    }
}

extension ToolbarTitleMenu where Content == EmptyView {
    /// Creates a menu without actions.
    nonisolated public init() { self.init { EmptyView() } }
}

extension View {
    nonisolated func toolbarSlot(_ placement: ToolbarItemPlacement) -> some View {
        modifier(PlacedBarItem(placement: placement))
    }
}

/// Puts items into the part of the bars that their placement means on this device. Labels are their
/// icons in a bar without space for all titles, and no title is broken into lines.
nonisolated struct PlacedBarItem: ViewModifier {
    let placement: ToolbarItemPlacement
    @Environment(\.density) private var density
    @Environment(\.enclosingPage) private var page
    @Environment(\.controlAppearance) private var appearance

    init(placement: ToolbarItemPlacement) { self.placement = placement }

    /// The colour that the app has set for the buttons of all bars like the item's.
    @MainActor private var tint: Color? {
        placement.slot == .bottom ? appearance?.toolbar.tint : appearance?.navigationBar.tint
    }

    @MainActor func body(content: Content) -> some View {
        if placement == .secondaryAction, density == .device {
            content.modifier(BarMenuItems(slot: .overflow))
        } else {
            let isIcon = page?.toolsAreIcons == true
            let tint = tint
            content
                .transformEnvironment(\.self) { values in
                    values.lineLimit = 1
                    if let tint { values.tint = AnyShapeStyle(tint) }
                    if isIcon { values.labelStyle = AnyLabelStyle(ToolIconLabelStyle()) }
                }
                .modifier(TraitModifier<SlotTrait>(value: placement.slot.rawValue))
        }
    }
}

/// Makes items the rows of a bar's menu.
nonisolated struct BarMenuItems: ViewModifier {
    let slot: ToolbarSlot
    @Environment(\.barItems) private var bars

    init(slot: ToolbarSlot) { self.slot = slot }

    @MainActor func body(content: Content) -> some View {
        content.environment(\.actionContainer, bars?.menu)
            .modifier(TraitModifier<SlotTrait>(value: slot.rawValue))
    }
}
