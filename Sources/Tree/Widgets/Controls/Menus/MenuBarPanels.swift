import Foundation
import Views

/// The open menu of a menu bar with its open submenus. Views below the bar get no events until they
/// close.
struct MenuBarPanels: View {
    let menus: [BarMenu]
    let state: MenuBarState
    let controller: MenuBarController

    var body: some View {
        let controller = controller
        Color.clear.undescribed()
            .modifier(ResponderEffect(responder: controller.backdrop))
            .modifier(LayerEffect(placement: .below(Theme.menuBar), responder: nil))
        ForEach(0..<state.panels, id: \.self) { panel in
            MenuBarPanel(
                entries: state.entries(ofPanel: panel, menus), panel: panel,
                highlighted: state.highlightedRow(ofPanel: panel), controller: controller
            )
            .modifier(LayerEffect(placement: placement(of: panel), responder: nil))
        }
    }

    private func placement(of panel: Int) -> LayerPlacement {
        guard panel > 0 else {
            let title = controller.title(state.menu ?? 0)
            return .hanging { title.windowFrame }
        }
        let row = controller.row(state.highlightedRow(ofPanel: panel - 1) ?? 0, ofPanel: panel - 1)
        return .beside({ row.windowFrame }, .trailing, isAligned: true)
    }
}

/// One panel: the rows of a menu, raised above the window.
private struct MenuBarPanel: View {
    let entries: [MenuEntry]
    let panel: Int
    let highlighted: Int?
    let controller: MenuBarController

    var body: some View {
        ScrollView {
            VStack(spacing: 0) {
                ForEach(Array(entries.enumerated()), id: \.offset) { row, entry in
                    MenuBarRow(
                        entry: entry, panel: panel, row: row, isHighlighted: row == highlighted,
                        controller: controller)
                }
            }
            .padding(Theme.menuInset)
        }
        .raisedPanel(radius: Theme.Radius.card)
        .described(as: .menu)
        .environment(\.menuHasMarks, entries.contains { $0.isSelected != nil })
        .environment(\.font, nil)
        .foregroundColor(nil)
    }
}
