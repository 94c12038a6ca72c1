import Foundation
import FoundationNames
import Views

/// The context menu of a text. It takes the keys while it is open, and leaves the focus in the
/// field.
@MainActor
package final class TextMenu: KeyGrabber {
    private(set) var entries: [MenuEntry] = []
    /// The point of the window at which it is open.
    private(set) var point: CGPoint?
    private(set) var highlighted: Int?
    /// Shows the menu as it is now.
    package var changed: () -> Void = {}
    private weak var events: EventState?

    package init() {}

    func open(_ entries: [MenuEntry], at point: CGPoint, _ events: EventState) {
        (self.entries, self.point, highlighted) = (entries, point, nil)
        self.events = events
        events.keyGrabber = self
        changed()
    }

    func close() {
        point = nil
        if events?.keyGrabber === self { events?.keyGrabber = nil }
        changed()
    }

    func highlight(_ row: Int?) {
        let row = row.flatMap { entries[$0].canBeChosen ? $0 : nil }
        guard row != highlighted else { return }
        highlighted = row
        changed()
    }

    func choose(_ row: Int) {
        guard entries.indices.contains(row), entries[row].canBeChosen else { return }
        close()
        entries[row].item?.perform()
    }

    package func take(_ event: KeyEvent) -> Bool {
        guard event.phase != .up else { return true }
        switch event.key {
        case .down: highlight(next(after: highlighted ?? -1, by: 1))
        case .up: highlight(next(after: highlighted ?? entries.count, by: -1))
        case .home: highlight(next(after: -1, by: 1))
        case .end: highlight(next(after: entries.count, by: -1))
        case .return, .space: if let highlighted { choose(highlighted) }
        case .escape: close()
        default: break
        }
        return true
    }

    /// The next entry that can be chosen; past the last comes the first.
    private func next(after start: Int, by step: Int) -> Int? {
        var row = start
        for _ in entries.indices {
            row = (row + step + entries.count) % entries.count
            if start < 0, row < 0 { row = 0 }
            if entries[row].canBeChosen { return row }
        }
        return nil
    }
}

extension TextInputModel {
    /// Opens the menu of the text at a point, with the caret there unless it is in the selection.
    func openMenu(at point: CGPoint, inWindow windowPoint: CGPoint, _ events: EventState) {
        if let offset = currentRows?.offset(at: inText(point), buffer),
            !buffer.selection.range.contains(offset)
        {
            _ = press(at: point, clicks: 1, extends: false)
        }
        menu.open(menuEntries, at: windowPoint, events)
    }

    private var menuEntries: [MenuEntry] {
        let isSelected = !buffer.selection.isEmpty && kind != .secure
        let canUndo = undoManager?.canUndo ?? buffer.history.canUndo
        let canRedo = undoManager?.canRedo ?? buffer.history.canRedo
        return [
            menuEntry("Undo", "z", canUndo) { $0.undo(isRedo: false) },
            menuEntry("Redo", "z", with: [.control, .shift], canRedo) { $0.undo(isRedo: true) },
            .divider,
            menuEntry("Cut", "x", isSelected) { $0.cut() },
            menuEntry("Copy", "c", isSelected) { $0.copy() },
            menuEntry("Paste", "v", pasteboard?.string.isEmpty == false) { $0.paste() },
            .divider,
            menuEntry("Select All", "a", !buffer.text.isEmpty) { $0.edit { $0.selectAll() } },
        ]
    }

    private func menuEntry(
        _ title: String, _ key: KeyEquivalent, with modifiers: EventModifiers = .control,
        _ isEnabled: Bool, _ action: @escaping @MainActor (TextInputModel) -> Void
    ) -> MenuEntry {
        let item = MenuItem { [weak self] in
            MainActor.assumeIsolated { if let self { action(self) } }
        }
        var entry = MenuEntry(.item, title: title, item: item)
        entry.isEnabled = isEnabled
        entry.shortcut = KeyboardShortcut(key, modifiers: modifiers)
        return entry
    }
}

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
