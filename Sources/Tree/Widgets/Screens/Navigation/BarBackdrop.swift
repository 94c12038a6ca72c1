import Foundation
import Geometry
import Views

/// What is behind the items of a bar: nothing while the page rests, a material once something is
/// scrolled beneath the bar, or what the page prefers.
struct BarBackdrop: ViewModifier {
    let options: BarOptions.Bar
    /// The edge of the bar at which the page begins.
    let edge: Edge
    let link: SafeAreaBarLink
    /// Whether a line separates the bar from the page even without a background.
    var alwaysHasLine = false
    /// The bar among those whose look the app has set for all.
    var kind: KeyPath<ControlAppearance, ControlAppearance.Bar> & Sendable = \.toolbar
    @State private var isScrolledBeneath = false
    @Environment(\.controlAppearance) private var appearance

    func body(content: Content) -> some View {
        link.follow(in: $isScrolledBeneath)
        return
            content
            .background(isShown ? style : AnyShapeStyle(Color.clear))
            .overlay(alignment: edge == .bottom ? .bottom : .top) { if hasLine { Divider() } }
            .environment(\.colorScheme, ifSet: options.colorScheme)
            .environment(\.tint, ifSet: (bar?.tint).map { AnyShapeStyle($0) })
    }

    private var bar: ControlAppearance.Bar? { appearance?[keyPath: kind] }

    /// The colour or the missing ground that the app has set for all bars, unless the page prefers
    /// something.
    private var ground: ControlAppearance.Bar.Ground? {
        options.background == nil ? bar?.ground : nil
    }

    private var isShown: Bool {
        switch (options.backgroundVisibility, ground) {
        case (.visible?, _): true
        case (.hidden?, _): false
        case (_, .color?): true
        case (_, ControlAppearance.Bar.Ground.none?): false
        default: isScrolledBeneath
        }
    }

    private var hasLine: Bool {
        if let line = bar?.hasLine, !line { return false }
        return isShown || alwaysHasLine && options.backgroundVisibility != .hidden
    }

    private var style: AnyShapeStyle {
        if case .color(let color)? = ground { return AnyShapeStyle(color) }
        return options.background?.style ?? AnyShapeStyle(Material.bar)
    }
}

/// The bars below a page: items for a field with the focus, and the page's own.
struct BottomBar: View {
    let items: BarItems
    let counts: BarItemCounts
    let options: BarOptions.Bar
    let showsKeyboardItems: Bool
    let link: SafeAreaBarLink
    /// The keyboard on the screen covers the page's items, and leaves its own above it.
    @Environment(\.screenKeyboardIsShown) private var isBehindKeyboard

    init(
        items: BarItems, counts: BarItemCounts, options: BarOptions.Bar, showsKeyboardItems: Bool,
        link: SafeAreaBarLink
    ) {
        self.items = items
        self.counts = counts
        self.options = options
        self.showsKeyboardItems = showsKeyboardItems
        self.link = link
    }

    var body: some View {
        let showsKeyboardItems = showsKeyboardItems && counts.keyboard > 0
        let showsItems =
            counts.bottom + counts.status > 0 && !options.isHidden && !isBehindKeyboard
        return Group {
            if showsKeyboardItems || showsItems {
                VStack(spacing: 0) {
                    if showsKeyboardItems { row(.keyboard) }
                    if showsItems {
                        ZStack {
                            row(.bottom)
                            if counts.status > 0 { row(.status) }
                        }
                    }
                }
                .padding(.horizontal, Theme.Spacing.content)
                .padding(.vertical, Theme.Spacing.hairGap)
                .frame(maxWidth: .infinity)
                .modifier(
                    BarBackdrop(options: options, edge: .top, link: link, alwaysHasLine: true))
            }
        }
    }

    private func row(_ slot: ToolbarSlot) -> some View {
        HStack(spacing: Theme.Spacing.stack) { SlotOutlet(items.slots, slot: slot.rawValue) }
            .frame(maxWidth: .infinity)
    }
}
