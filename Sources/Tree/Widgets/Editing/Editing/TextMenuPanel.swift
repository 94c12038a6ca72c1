import Foundation
import Views

/// The menu as it is shown.
struct TextMenuPanel: View {
    let menu: TextMenu
    let point: CGPoint
    let entries: [MenuEntry]
    let highlighted: Int?

    var body: some View {
        let menu = menu
        PresentedLayer(.at(point), closesOnOutsidePress: true, close: { menu.close() }) {
            VStack(spacing: 0) {
                ForEach(Array(entries.enumerated()), id: \.offset) { row, entry in
                    if entry.kind == .divider {
                        Divider().padding(.vertical, Theme.menuInset).undescribed()
                    } else {
                        TextMenuRow(
                            entry: entry, row: row, isHighlighted: row == highlighted, menu: menu)
                    }
                }
            }
            .padding(Theme.menuInset)
            .raisedPanel(radius: Theme.Radius.card)
            .described(as: .menu)
            .environment(\.font, nil)
            .foregroundColor(nil)
        }
    }
}

private struct TextMenuRow: View {
    let entry: MenuEntry
    let row: Int
    let isHighlighted: Bool
    let menu: TextMenu
    @Retained private var responder = Responder()
    @Retained private var recognizer = ControlPressRecognizer()

    init(entry: MenuEntry, row: Int, isHighlighted: Bool, menu: TextMenu) {
        self.entry = entry
        self.row = row
        self.isHighlighted = isHighlighted
        self.menu = menu
    }

    var body: some View {
        MenuRowContent(
            isHighlighted: isHighlighted, isDestructive: false, isSelected: nil,
            shortcut: entry.shortcut?.title, opensMore: false
        ) { Text(verbatim: entry.title) }
        .environment(\.isEnabled, entry.isEnabled)
        .modifier(ControlEffect(responder: connected, accessibility: meaning))
    }

    private var connected: Responder {
        let (menu, row) = (menu, row)
        recognizer.action = { menu.choose(row) }
        responder.recognizers = [recognizer]
        responder.hover = { menu.highlight($0 == .left ? nil : row) }
        return responder
    }

    private var meaning: AccessibilityProperties {
        var properties = AccessibilityProperties(role: .menuItem)
        properties.isEnabled = entry.isEnabled
        properties.isFocused = isHighlighted
        properties.children = .combine
        return properties
    }
}

extension View {
    /// Shows the context menu of a text while it is open, in front of everything in the window. The
    /// caller is evaluated anew when the menu has changed.
    @MainActor package func presenting(_ menu: TextMenu?) -> some View {
        let panel = menu.flatMap { menu in
            menu.point.map {
                TextMenuPanel(
                    menu: menu, point: $0, entries: menu.entries, highlighted: menu.highlighted)
            }
        }
        return modifier(
            PortalModifier(
                identity: panel.map { _ in AnyHashable(true) }, presented: panel,
                options: PortalOptions(takesFocus: false, animation: Theme.Motion.hover)))
    }
}
