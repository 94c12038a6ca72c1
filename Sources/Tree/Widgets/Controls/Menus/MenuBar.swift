import Foundation
import Views

/// A bar of menus' titles; the menus open below it, in front of everything in the window. Those for
/// whose titles it is too narrow are submenus of one more menu at its end.
nonisolated package struct MenuBar: View {
    private let menus: [BarMenu]
    private let controller: MenuBarController
    private let willOpen: () -> Void
    @State private var state = MenuBarState()
    @State private var width = CGFloat.infinity
    /// How wide the titles are that were shown.
    @State private var titleWidths: [String: CGFloat] = [:]
    @TreeAccess private var tree

    /// `willOpen` is called before a menu opens, to update the entries.
    package init(
        _ menus: [BarMenu], controller: MenuBarController, willOpen: @escaping () -> Void
    ) {
        self.menus = menus
        self.controller = controller
        self.willOpen = willOpen
    }

    @MainActor package var body: some View {
        let shown = $state
        let menus = menus.withOverflow(after: fitting)
        let _ = controller.connect(menus, in: tree, willOpen: willOpen) {
            shown.wrappedValue = $0
        }
        HStack(spacing: 0) {
            ForEach(Array(menus.enumerated()), id: \.offset) { index, menu in
                MenuBarTitle(
                    menu: menu, index: index, isOpen: state.menu == index, controller: controller
                )
                .onGeometryChange(for: CGFloat.self) {
                    $0.size.width
                } action: {
                    titleWidths[menu.title] = $0
                }
            }
            Spacer(minLength: 0)
        }
        .padding(.horizontal, Theme.menuInset)
        .frame(minWidth: Self.least, maxWidth: .infinity, alignment: .leading)
        .frame(height: Theme.menuBar)
        .onGeometryChange(for: CGFloat.self) {
            $0.size.width
        } action: {
            width = $0
        }
        .background(alignment: .bottom) { Divider() }
        .font(nil)
        .described(Self.description)
        .modifier(
            PortalModifier(
                identity: state.menu == nil ? nil : AnyHashable(true),
                presented: state.menu == nil ? nil : panels(menus), options: Self.options)
        )
        .modifier(TraitModifier<WindowBarTrait>(value: true))
    }

    /// The least width of a bar, which has room for the menu with the others.
    private static var least: CGFloat { Theme.menuBar + 2 * Theme.menuInset }

    /// How many titles fit, beside that of the menu for the others if these are not all. A title that
    /// was not shown yet is taken to fit until its width is known.
    @MainActor private var fitting: Int {
        let room = width - 2 * Theme.menuInset
        let widths = menus.map { titleWidths[$0.title] ?? 0 }
        if widths.reduce(0, +) <= room { return menus.count }
        var left = room - Theme.menuBar
        return widths.prefix {
            left -= $0
            return left >= 0
        }.count
    }

    @MainActor private func panels(_ menus: [BarMenu]) -> MenuBarPanels {
        MenuBarPanels(menus: menus, state: state, controller: controller)
    }

    private static var description: AccessibilityProperties {
        AccessibilityProperties(role: .group, label: "Menu bar")
    }

    /// The focus stays where it is, for commands to act on.
    private static var options: PortalOptions { PortalOptions(takesFocus: false) }
}

/// The title of one menu in the bar.
private struct MenuBarTitle: View {
    let menu: BarMenu
    let index: Int
    let isOpen: Bool
    let controller: MenuBarController
    @Retained private var responder = Responder()
    @Retained private var recognizer = BarPressRecognizer()

    init(menu: BarMenu, index: Int, isOpen: Bool, controller: MenuBarController) {
        self.menu = menu
        self.index = index
        self.isOpen = isOpen
        self.controller = controller
    }

    var body: some View {
        Text(verbatim: menu.title)
            .lineLimit(1)
            .fixedSize()
            .padding(.horizontal, Theme.Spacing.stack)
            .frame(height: Theme.menuBar - Theme.Spacing.hairGap)
            .background(
                Color(isOpen ? ColorRole.controlPressed : ColorRole.controlFill)
                    .opacity(isOpen ? 1 : 0),
                in: RoundedRectangle(cornerRadius: Theme.Radius.small)
            )
            .modifier(ControlEffect(responder: connected, accessibility: meaning))
            .treePosition(controller.title(index))
    }

    private var connected: Responder {
        let (controller, index) = (controller, index)
        recognizer.pressed = { controller.pressTitle(index) }
        recognizer.dragged = { controller.drag(to: $0) }
        recognizer.released = { controller.release(at: $0) }
        responder.recognizers = [recognizer]
        responder.hover = { event in
            if event != .left { controller.hoverTitle(index) }
        }
        return responder
    }

    private var meaning: AccessibilityProperties {
        var properties = AccessibilityProperties(role: .menuItem, label: menu.label)
        properties.isSelected = isOpen
        properties.children = .ignore
        return properties
    }
}

/// A window's bar without any size, for what has to be presented by something.
nonisolated package struct EmptyBar: View {
    package init() {}

    @MainActor package var body: some View {
        Color.clear.frame(width: 0, height: 0).undescribed()
            .modifier(TraitModifier<WindowBarTrait>(value: true))
    }
}
