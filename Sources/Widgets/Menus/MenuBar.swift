import Foundation
import Views

/// A bar of menus' titles; the menus open below it, in front of everything in the window.
nonisolated package struct MenuBar: View {
    private let menus: [BarMenu]
    private let controller: MenuBarController
    private let willOpen: () -> Void
    @State private var state = MenuBarState()
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
        let _ = controller.connect(menus, in: tree, willOpen: willOpen) {
            shown.wrappedValue = $0
        }
        HStack(spacing: 0) {
            ForEach(Array(menus.enumerated()), id: \.offset) { index, menu in
                MenuBarTitle(
                    title: menu.title, index: index, isOpen: state.menu == index,
                    controller: controller)
            }
            Spacer(minLength: 0)
        }
        .padding(.horizontal, Theme.menuInset)
        .frame(height: Theme.menuBar)
        .background(alignment: .bottom) { Divider() }
        .font(nil)
        .described(Self.description)
        .modifier(
            PortalModifier(
                identity: state.menu == nil ? nil : AnyHashable(true),
                presented: state.menu == nil ? nil : panels, options: Self.options)
        )
        .modifier(TraitModifier<WindowBarTrait>(value: true))
    }

    @MainActor private var panels: MenuBarPanels {
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
    let title: String
    let index: Int
    let isOpen: Bool
    let controller: MenuBarController
    @Retained private var responder = Responder()
    @Retained private var recognizer = BarPressRecognizer()

    init(title: String, index: Int, isOpen: Bool, controller: MenuBarController) {
        self.title = title
        self.index = index
        self.isOpen = isOpen
        self.controller = controller
    }

    var body: some View {
        Text(verbatim: title)
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
        var properties = AccessibilityProperties(role: .menuItem, label: title)
        properties.isSelected = isOpen
        properties.children = .ignore
        return properties
    }
}
