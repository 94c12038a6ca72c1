import Foundation
import Views

/// One row of a panel.
struct MenuBarRow: View {
    let entry: MenuEntry
    let panel: Int
    let row: Int
    let isHighlighted: Bool
    let controller: MenuBarController
    @Retained private var responder = Responder()
    @Retained private var recognizer = ControlPressRecognizer()

    init(entry: MenuEntry, panel: Int, row: Int, isHighlighted: Bool, controller: MenuBarController)
    {
        self.entry = entry
        self.panel = panel
        self.row = row
        self.isHighlighted = isHighlighted
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
            MenuRowContent(
                isHighlighted: isHighlighted, isDestructive: entry.isDestructive,
                isSelected: entry.isSelected,
                shortcut: entry.shortcut?.title, opensMore: entry.submenu != nil
            ) {
                if let label = entry.label { label } else { Text(verbatim: entry.title) }
            }
            .environment(\.isEnabled, entry.isEnabled)
            .modifier(ControlEffect(responder: connected, accessibility: meaning))
            .treePosition(controller.row(row, ofPanel: panel))
        }
    }

    private var connected: Responder {
        let (controller, row, panel) = (controller, row, panel)
        recognizer.action = { controller.pressRow(row, ofPanel: panel) }
        responder.recognizers = [recognizer]
        responder.hover = { event in
            if event != .left {
                controller.hoverRow(row, ofPanel: panel)
            }
        }
        return responder
    }

    private var meaning: AccessibilityProperties {
        var properties = AccessibilityProperties(role: .menuItem)
        properties.isSelected = entry.isSelected
        properties.isEnabled = entry.isEnabled
        properties.isFocused = isHighlighted
        properties.children = .combine
        return properties
    }
}
