import Foundation
import Views

/// The open menu of a menu bar with its open submenus. What lies below the bar is out of reach
/// until they close.
struct MenuBarPanels: View {
    let menus: [BarMenu]
    let track: MenuTrack
    let controller: MenuBarController

    var body: some View {
        let controller = controller
        Color.clear.undescribed()
            .modifier(ResponderEffect(responder: controller.backdrop))
            .modifier(LayerEffect(placement: .below(Theme.menuBar), responder: nil))
        ForEach(0..<track.panels, id: \.self) { panel in
            MenuBarPanel(
                entries: track.entries(ofPanel: panel, menus), panel: panel,
                lit: track.litRow(ofPanel: panel), controller: controller
            )
            .modifier(LayerEffect(placement: placement(of: panel), responder: nil))
        }
    }

    private func placement(of panel: Int) -> LayerPlacement {
        guard panel > 0 else {
            let title = controller.title(track.menu ?? 0)
            return .hanging { MainActor.assumeIsolated { title.windowFrame } }
        }
        let row = controller.row(track.litRow(ofPanel: panel - 1) ?? 0, ofPanel: panel - 1)
        return .beside(
            { MainActor.assumeIsolated { row.windowFrame } }, .trailing, isAligned: true)
    }
}

/// One panel: the rows of a menu, raised above the window.
private struct MenuBarPanel: View {
    let entries: [MenuEntry]
    let panel: Int
    let lit: Int?
    let controller: MenuBarController

    var body: some View {
        ScrollView {
            VStack(spacing: 0) {
                ForEach(Array(entries.enumerated()), id: \.offset) { row, entry in
                    MenuBarRow(
                        entry: entry, panel: panel, row: row, isLit: row == lit,
                        controller: controller)
                }
            }
            .padding(Theme.menuInset)
        }
        .raisedPanel(radius: Theme.Radius.card)
        .described(as: .menu)
        .environment(\.font, nil)
        .foregroundColor(nil)
    }
}

/// One row of a panel.
private struct MenuBarRow: View {
    let entry: MenuEntry
    let panel: Int
    let row: Int
    let isLit: Bool
    let controller: MenuBarController
    @Kept private var responder = Responder()
    @Kept private var recognizer = ControlPressRecognizer()

    init(entry: MenuEntry, panel: Int, row: Int, isLit: Bool, controller: MenuBarController) {
        self.entry = entry
        self.panel = panel
        self.row = row
        self.isLit = isLit
        self.controller = controller
    }

    var body: some View {
        switch entry.kind {
        case .divider:
            Divider().padding(.vertical, Theme.menuInset).undescribed()
        case .text:
            Text(verbatim: entry.title)
                .font(.subheadline)
                .foregroundStyle(Color(ColorRole.secondaryLabel))
                .lineLimit(1)
                .padding(.horizontal, Theme.menuInset)
                .frame(
                    maxWidth: .infinity, minHeight: Theme.menuRow, alignment: .leading)
        case .item, .submenu:
            MenuRowLook(
                isLit: isLit, isDestructive: entry.isDestructive, isSelected: entry.isSelected,
                shortcut: entry.shortcut?.title, opensMore: entry.submenu != nil
            ) {
                if let label = entry.label { label } else { Text(verbatim: entry.title) }
            }
            .environment(\.isEnabled, entry.isEnabled)
            .modifier(ControlEffect(responder: connected, accessibility: meaning))
            .treePlace(controller.row(row, ofPanel: panel))
        }
    }

    private var connected: Responder {
        let (controller, row, panel) = (controller, row, panel)
        recognizer.action = { controller.pressRow(row, ofPanel: panel) }
        responder.recognizers = [recognizer]
        responder.hover = { event in
            if event != .left {
                MainActor.assumeIsolated { controller.hoverRow(row, ofPanel: panel) }
            }
        }
        return responder
    }

    private var meaning: AccessibilityProperties {
        var properties = AccessibilityProperties(role: .menuItem)
        properties.isSelected = entry.isSelected
        properties.isEnabled = entry.isEnabled
        properties.isFocused = isLit
        properties.children = .combine
        return properties
    }
}
